/** Schemas that contradict themselves: bounds that cross, schemas that no value can meet. Finds what can be found cheaply. */
import type { JsonValue } from "../../src/contract/contract.js";
import type { Definitions } from "../defaults.js";
import { possibleTypes } from "../possibleTypes.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema, typesOf } from "../schema.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { shortestMatch } from "./patternParser.js";
import { mayExplode } from "./patterns.js";
import { inputProperties, outputProperty } from "./sampleChanges.js";

const numberAt = (schema: Schema, keyword: string): number | undefined =>
  typeof schema[keyword] === "number" ? schema[keyword] : undefined;

export interface Bounds {
  readonly lower: string;
  readonly upper: string;
  /** Whether the two bounds may be equal. */
  readonly mayMeet: boolean;
}

const pairs: readonly Bounds[] = [
  { lower: "minimum", upper: "maximum", mayMeet: true },
  { lower: "exclusiveMinimum", upper: "maximum", mayMeet: false },
  { lower: "minimum", upper: "exclusiveMaximum", mayMeet: false },
  { lower: "exclusiveMinimum", upper: "exclusiveMaximum", mayMeet: false },
  { lower: "minLength", upper: "maxLength", mayMeet: true },
  { lower: "minItems", upper: "maxItems", mayMeet: true },
  { lower: "minProperties", upper: "maxProperties", mayMeet: true },
];

export const crossing = (schema: Schema): Bounds | undefined =>
  pairs.find(({ lower, upper, mayMeet }) => {
    const [from, to] = [numberAt(schema, lower), numberAt(schema, upper)];
    return from !== undefined && to !== undefined && (from > to || (!mayMeet && from === to));
  });

const isOfType: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: isObject,
};

const valuesOf = (schema: Schema): readonly JsonValue[] | undefined => {
  const listed = schema["enum"];
  if (Array.isArray(listed)) return listed;
  return schema["const"] === undefined ? undefined : [schema["const"]];
};

const fitsText = (schema: Schema, text: string): boolean => {
  const { pattern } = schema;
  const length = [...text].length;
  return (
    length >= (numberAt(schema, "minLength") ?? 0) &&
    length <= (numberAt(schema, "maxLength") ?? Number.POSITIVE_INFINITY) &&
    (typeof pattern !== "string" || mayExplode(pattern) || new RegExp(pattern, "u").test(text))
  );
};

const fitsNumber = (schema: Schema, value: number): boolean =>
  value >= (numberAt(schema, "minimum") ?? value) &&
  value <= (numberAt(schema, "maximum") ?? value) &&
  value > (numberAt(schema, "exclusiveMinimum") ?? Number.NEGATIVE_INFINITY) &&
  value < (numberAt(schema, "exclusiveMaximum") ?? Number.POSITIVE_INFINITY);

const fits = (schema: Schema, value: JsonValue): boolean => {
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType[type]?.(value))) return false;
  if (typeof value === "string") return fitsText(schema, value);
  return typeof value === "number" ? fitsNumber(schema, value) : true;
};

const listedValueThatCannotBe = (schema: Schema): string | undefined => {
  const { const: constant, enum: listed } = schema;
  if (constant !== undefined && Array.isArray(listed) && !listed.includes(constant))
    return `has const ${JSON.stringify(constant)}, which its enum does not list`;
  const misfit = valuesOf(schema)?.find((value) => !fits(schema, value));
  return misfit === undefined ? undefined : `lists ${JSON.stringify(misfit)}, which its other keywords refuse`;
};

const integersThatCannotBe = (schema: Schema): string | undefined => {
  if (typesOf(schema).join() !== "integer") return undefined;
  const above = numberAt(schema, "exclusiveMinimum");
  const below = numberAt(schema, "exclusiveMaximum");
  const from = Math.max(
    Math.ceil(numberAt(schema, "minimum") ?? -Infinity),
    above === undefined ? -Infinity : Math.floor(above) + 1,
  );
  const to = Math.min(
    Math.floor(numberAt(schema, "maximum") ?? Infinity),
    below === undefined ? Infinity : Math.ceil(below) - 1,
  );
  return from > to ? "is an integer between bounds that have none between them" : undefined;
};

const itemsThatCannotBe = (schema: Schema): string | undefined => {
  const { items, uniqueItems } = schema;
  const choices = uniqueItems === true && isObject(items) ? valuesOf(items)?.length : undefined;
  const fewest = numberAt(schema, "minItems");
  return choices !== undefined && fewest !== undefined && fewest > choices
    ? `asks for ${fewest} different items, and there are only ${choices} values`
    : undefined;
};

const propertiesThatCannotBe = (schema: Schema): string | undefined => {
  const most = numberAt(schema, "maxProperties");
  const fewest = numberAt(schema, "minProperties");
  const required = requiredOf(schema).length;
  if (most !== undefined && required > most) return `requires ${required} properties and allows ${most}`;
  const declared = propertiesOf(schema).length;
  return schema["additionalProperties"] === false && fewest !== undefined && fewest > declared
    ? `asks for ${fewest} properties, is closed and declares ${declared}`
    : undefined;
};

const textThatCannotBe = (schema: Schema): string | undefined => {
  const { pattern } = schema;
  const most = numberAt(schema, "maxLength");
  const fewest = typeof pattern === "string" ? shortestMatch(pattern) : 0;
  return most !== undefined && fewest > most
    ? `has a pattern that asks for ${fewest} characters, and maxLength ${most}`
    : undefined;
};

const typesThatCannotMeet = (schema: Schema): string | undefined => {
  const sets = [schema, ...branchesOf(schema, "allOf")].map(typesOf).filter((types) => types.length > 0);
  const widened = sets.map((types) => new Set(types.includes("number") ? [...types, "integer"] : types));
  const [first, ...others] = widened;
  return first === undefined || [...first].some((type) => others.every((types) => types.has(type)))
    ? undefined
    : "has branches of allOf that share no type";
};

/** Whether the branches of a schema leave no type for its values. False for what `typesThatCannotMeet` already reports. */
const excludesItself = (schema: Schema, definitions: Definitions): boolean =>
  typesThatCannotMeet(schema) === undefined &&
  (["allOf", "anyOf", "oneOf"] as const).some((keyword) => branchesOf(schema, keyword).length > 0) &&
  possibleTypes(schema, definitions).size === 0;

const shallowFaults = [
  listedValueThatCannotBe,
  integersThatCannotBe,
  itemsThatCannotBe,
  textThatCannotBe,
  propertiesThatCannotBe,
  typesThatCannotMeet,
] as const;

/**
 * Whether a value of a schema would have to contain another value of it, and so on without end. Caches the schemas for which that
 * is not so.
 */
const endlessIn = ({ referred }: PackView): ((schema: Schema, root: Schema) => boolean) => {
  const finite = new Set<Schema>();
  const isEndless = (schema: Schema, root: Schema, above: ReadonlySet<Schema>): boolean => {
    if (finite.has(schema)) return false;
    if (above.has(schema)) return true;
    const within = new Set(above).add(schema);
    const leadsOn = (inner: Schema | undefined): boolean => inner !== undefined && isEndless(inner, root, within);
    const [type, ...otherTypes] = typesOf(schema);
    const isOnly = (name: string): boolean => type === name && otherTypes.length === 0;
    const required = new Set(isOnly("object") ? requiredOf(schema) : []);
    const { items } = schema;
    const needsItems = isOnly("array") && (numberAt(schema, "minItems") ?? 0) > 0;
    const answer =
      leadsOn(referred(schema, root)) ||
      propertiesOf(schema).some(([name, property]) => required.has(name) && leadsOn(property)) ||
      (needsItems && isObject(items) && leadsOn(items)) ||
      branchesOf(schema, "allOf").some(leadsOn) ||
      (["anyOf", "oneOf"] as const).some((keyword) => {
        const branches = branchesOf(schema, keyword);
        return branches.length > 0 && branches.every(leadsOn);
      });
    if (!answer) finite.add(schema);
    return answer;
  };
  return (schema, root) => isEndless(schema, root, new Set());
};

export const contradictionRules: readonly LintRule[] = [
  fixedRule({
    id: "bounds-ordered",
    stage: "structure",
    purpose: "No lower bound lies above its upper bound.",
    why: "No value passes: every call with the property is refused, and no output can be given.",
    fix: "Correct one of the two.",
    bad: outputProperty("title", { minLength: 5, maxLength: 2 }),
    good: outputProperty("title", { minLength: 2, maxLength: 5 }),
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer } of nodes) {
        const bounds = crossing(schema);
        if (bounds === undefined) continue;
        const { lower, upper } = bounds;
        report(
          root.file,
          `${pointer}/${lower}`,
          `${String(schema[lower])} leaves nothing below ${upper} ${String(schema[upper])}`,
        );
      }
    },
  }),
  fixedRule({
    id: "value-possible",
    stage: "structure",
    purpose: "Every schema, and every value that it lists, can be met.",
    why: "What no value can meet is a slip; a schema that requires itself cannot even be given an example.",
    fix: "Remove the value that cannot be, or loosen what refuses it; make one step of a cycle optional.",
    bad: inputProperties({ sort: { type: "string", description: "What comes first.", enum: ["title", 7] } }),
    good: inputProperties({ sort: { type: "string", description: "What comes first.", enum: ["title", "year"] } }),
    check: (pack, report) => {
      const isEndless = endlessIn(pack);
      const reported = new Set<string>();
      for (const { definitions, places } of pack.bundled()) {
        for (const [schema, { file, pointer }] of places) {
          const place = `${file.path}#${pointer}`;
          if (reported.has(place) || !excludesItself(schema, definitions)) continue;
          reported.add(place);
          report(file, pointer, "has branches that no value of its type can meet");
        }
      }
      for (const { root, schema, pointer, path } of pack.nodes) {
        for (const faultOf of shallowFaults) {
          const fault = faultOf(schema);
          if (fault !== undefined) report(root.file, pointer, fault);
        }
        if ((path === "" || /^\/\$defs\/[^/]+$/.test(path)) && isEndless(schema, root.schema))
          report(root.file, pointer, "requires a value that holds another of its kind, without end");
      }
    },
  }),
];
