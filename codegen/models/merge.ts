/** Merges `allOf` and the branches of a choice with the object around them into one schema. */
import type { JsonValue } from "../../src/contract/contract.js";
import { type Definitions, dereference, isRequirement } from "../defaults.js";
import { annotationKeywords, branchesOf, isObject, propertiesOf, requiredOf, type Schema, typesOf } from "../schema.js";
import type { NoteStep } from "./lossyStep.js";
import type { Origins } from "./origins.js";

export interface MergeContext {
  readonly definitions: Definitions;
  readonly origins: Origins;
  readonly note: NoteStep;
}

const maximumDepth = 40;

const typesInBoth = (left: readonly string[], right: readonly string[]): readonly string[] => {
  const admits = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [
    ...left.filter((type) => admits(right, type)),
    ...right.filter((type) => !left.includes(type) && admits(left, type)),
  ];
};

const larger = (left: JsonValue, right: JsonValue): JsonValue => (Number(left) >= Number(right) ? left : right);
const smaller = (left: JsonValue, right: JsonValue): JsonValue => (Number(left) <= Number(right) ? left : right);

/** Keywords whose two values can be merged into one. */
const scalarMerges: Readonly<Record<string, (left: JsonValue, right: JsonValue) => JsonValue>> = {
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  uniqueItems: (left, right) => left === true || right === true,
};

const mergedProperties = (left: Schema, right: Schema, context: MergeContext, depth: number): Schema | undefined => {
  const names = [...new Set([...propertiesOf(left), ...propertiesOf(right)].map(([name]) => name))];
  const declaredBy = (schema: Schema): ReadonlyMap<string, Schema> => new Map(propertiesOf(schema));
  const [ofLeft, ofRight] = [declaredBy(left), declaredBy(right)];
  /** The schema of a property: its own, or else that of undeclared properties; false if the property is refused. */
  const saidBy = (schema: Schema, declared: ReadonlyMap<string, Schema>, name: string): Schema | false | undefined => {
    const own = declared.get(name);
    if (own !== undefined) return own;
    const rest = schema["additionalProperties"];
    return isObject(rest) ? rest : rest === false ? false : undefined;
  };
  const entries = names.flatMap((name): [string, Schema][] => {
    const [first, second] = [saidBy(left, ofLeft, name), saidBy(right, ofRight, name)];
    if (first === false || second === false) return [];
    if (first === undefined) return second === undefined ? [] : [[name, second]];
    return [[name, second === undefined ? first : merge(first, second, context, depth + 1)]];
  });
  return entries.length > 0 || isObject(left["properties"]) || isObject(right["properties"])
    ? Object.fromEntries(entries)
    : undefined;
};

const mergedRest = (left: Schema, right: Schema, context: MergeContext, depth: number): JsonValue | undefined => {
  const [first, second] = [left["additionalProperties"], right["additionalProperties"]];
  if (first === false || second === false) return false;
  if (isObject(first) && isObject(second)) return merge(first, second, context, depth + 1);
  return isObject(first) ? first : isObject(second) ? second : (first ?? second);
};

/** Merges two schemas into one that admits what both admit. What one schema cannot say is noted and left out. */
const merge = (first: Schema, second: Schema, context: MergeContext, depth = 0): Schema => {
  if (depth > maximumDepth) throw new Error("A schema that is made of itself cannot be merged.");
  const left = withoutAllOf(dereference(first, context.definitions), context, depth + 1);
  const right = withoutAllOf(dereference(second, context.definitions), context, depth + 1);
  const result = new Map<string, JsonValue>(Object.entries(left));
  for (const [keyword, value] of Object.entries(right)) {
    const own = left[keyword];
    const both = scalarMerges[keyword];
    if (own === undefined) result.set(keyword, value);
    else if (both !== undefined) result.set(keyword, both(own, value));
    else if (keyword === "type") {
      const types = typesInBoth(typesOf(left), typesOf(right));
      result.set("type", types.length === 1 ? (types[0] ?? own) : types.length === 0 ? own : types);
    } else if (keyword === "required")
      result.set("required", [...new Set([...requiredOf(left), ...requiredOf(right)])]);
    else if (keyword === "items" && isObject(own) && isObject(value))
      result.set("items", merge(own, value, context, depth + 1));
    else if (keyword === "enum" && Array.isArray(own) && Array.isArray(value)) {
      const shared = own.filter((item: JsonValue) => value.includes(item));
      result.set("enum", shared.length > 0 ? shared : own);
    } else if (
      !annotationKeywords.has(keyword) &&
      !["properties", "additionalProperties", "$defs"].includes(keyword) &&
      JSON.stringify(own) !== JSON.stringify(value)
    ) {
      context.note(
        context.origins.allOf(right, keyword),
        `a second \`${keyword}\` for the same value is left out`,
        "One schema object holds a keyword once.",
        "more",
      );
    }
  }
  const properties = mergedProperties(left, right, context, depth);
  const rest = mergedRest(left, right, context, depth);
  if (properties !== undefined) result.set("properties", properties);
  if (rest !== undefined) result.set("additionalProperties", rest);
  return context.origins.merged(Object.fromEntries(result), left, right);
};

/** The schema with its `allOf` merged into it. */
export const withoutAllOf = (schema: Schema, context: MergeContext, depth = 0): Schema => {
  const branches = branchesOf(schema, "allOf");
  if (branches.length === 0) return schema;
  const { allOf: _merged, ...rest } = schema;
  const base = context.origins.copied(rest, schema);
  return branches.reduce((merged, branch) => merge(merged, branch, context, depth), base);
};

const choices = ["anyOf", "oneOf"] as const;
export type Choice = (typeof choices)[number];

/** The keyword of a choice between forms of a value. A choice between lists of required properties does not count. */
export const choiceOf = (schema: Schema): Choice | undefined =>
  choices.find((keyword) => {
    const branches = branchesOf(schema, keyword);
    return branches.length > 0 && !branches.every(isRequirement);
  });

/** The keywords of choices that only require properties. */
export const requirementsOf = (schema: Schema): readonly Choice[] =>
  choices.filter((keyword) => {
    const branches = branchesOf(schema, keyword);
    return branches.length > 0 && branches.every(isRequirement);
  });

/** The branches of a choice, each merged with what stands beside the choice. Annotations stay outside. */
export const distributed = (schema: Schema, keyword: Choice, context: MergeContext): readonly Schema[] => {
  const base = Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== keyword && !annotationKeywords.has(key) && key !== "$defs"),
  );
  const branches = branchesOf(schema, keyword);
  if (Object.keys(base).length === 0) return branches;
  const located = context.origins.copied(base, schema);
  return branches.map((branch) => merge(branch, located, context));
};
