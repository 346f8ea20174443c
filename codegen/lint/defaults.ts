/** Defaults stand where they are filled in, and conform to their schema. */
import { bundle, sharedName } from "../bundle.js";
import {
  absentValue,
  type Definitions,
  dereference,
  fillsWithoutEnd,
  holdsDefaults,
  resolvesWhenAbsent,
} from "../defaults.js";
import { pointerTo } from "../pointer.js";
import { branchesOf, isObject, propertiesOf, referenceOf, type Schema, visitSchema } from "../schema.js";
import type { FilePlace } from "./bundled.js";
import { fixedRule, type LintRule, type ReportFault, warningRule } from "./lintRule.js";
import type { PackView, RootSchema } from "./packView.js";
import { inputProperties, inputProperty, outputProperty } from "./sampleChanges.js";

const sharedRoot = ({ roots }: PackView, name: string): RootSchema | undefined =>
  roots.find(({ isShared, file }) => isShared && file.stem === name);

/** The defaults anywhere in a schema and in what it refers to. `seen` holds the referred schemas that were already examined. */
const defaultsIn = (
  pack: PackView,
  root: RootSchema,
  schema: Schema,
  pointer: string,
  seen: Set<Schema> = new Set(),
): readonly FilePlace[] => {
  const found: FilePlace[] = [];
  visitSchema(
    schema,
    (inner, at) => {
      if (Object.hasOwn(inner, "default")) found.push({ file: root.file, pointer: at });
      const file = sharedName(inner["$ref"]);
      const local = referenceOf(inner);
      const definitions = root.schema["$defs"];
      const target = file === undefined ? root : sharedRoot(pack, file);
      const definition = local !== undefined && isObject(definitions) ? definitions[local] : undefined;
      const referred = file === undefined ? definition : target?.schema;
      if (target === undefined || !isObject(referred) || seen.has(referred)) return;
      seen.add(referred);
      const place = file === undefined ? `${root.pointer}${pointerTo("$defs", local ?? "")}` : target.pointer;
      found.push(...defaultsIn(pack, target, referred, place, seen));
    },
    pointer,
  );
  return found;
};

/** Subschemas in which no default is ever filled in, each with its pointer below the schema that contains it. */
const unfilled = (schema: Schema): readonly { readonly inner: Schema; readonly at: string }[] => [
  ...(["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) =>
    branchesOf(schema, keyword).map((inner, index) => ({ inner, at: pointerTo(keyword, index) })),
  ),
  ...["if", "then", "else", "additionalProperties"].flatMap((keyword) => {
    const inner = schema[keyword];
    return isObject(inner) ? [{ inner, at: pointerTo(keyword) }] : [];
  }),
];

/** Shared schemas that inputs reach. The rule applies to them, even if other schemas reach them as well. */
const reachedByInputs = ({ roots, shared }: PackView): ReadonlySet<string> =>
  new Set(
    roots
      .filter(({ kind, isShared }) => kind === "input" && !isShared)
      .flatMap(({ schema }) => {
        const definitions = bundle(schema, shared)["$defs"];
        return isObject(definitions) ? Object.keys(definitions) : [];
      }),
  );

/** Visits every schema of a pack's inputs once, with its place and the definitions that it may refer to. */
const eachSchema = (
  pack: PackView,
  visit: (schema: Schema, definitions: Definitions, place: FilePlace) => void,
): void => {
  for (const { definitions, ownPlaces } of pack.bundled())
    for (const [schema, place] of ownPlaces) visit(schema, definitions, place);
};

/** All branches of a schema, and the branches of these. */
const branchesWithin = (schema: Schema, definitions: Definitions, seen: Set<Schema> = new Set()): readonly Schema[] =>
  (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) =>
    branchesOf(schema, keyword).flatMap((branch) => {
      const target = dereference(branch, definitions);
      if (seen.has(target)) return [];
      seen.add(target);
      return [target, ...branchesWithin(target, definitions, seen)];
    }),
  );

/** Whether a branch says something of a property, or of all properties that it does not name. */
const speaksOf = (branch: Schema, name: string): boolean =>
  propertiesOf(branch).some(([known]) => known === name) ||
  (branch["additionalProperties"] !== undefined && branch["additionalProperties"] !== true);

const checkSettled = (pack: PackView, report: ReportFault): void => {
  eachSchema(pack, (schema, definitions, { file, pointer }) => {
    const branches = branchesWithin(schema, definitions);
    if (branches.length === 0) return;
    const isFilled = (inner: Schema): boolean =>
      resolvesWhenAbsent(inner, definitions) || holdsDefaults(inner, definitions);
    for (const [name, property] of propertiesOf(schema)) {
      if (branches.some((branch) => speaksOf(branch, name)) && isFilled(property))
        report(file, pointer, `has a default in ${name}, and branches that speak of ${name} too`);
    }
    const { items } = schema;
    if (isObject(items) && branches.some((branch) => isObject(branch["items"])) && holdsDefaults(items, definitions))
      report(file, pointer, "has a default in its items, and branches that speak of the items too");
  });
};

const withDefinitions = (schema: Schema, definitions: Definitions): Schema => ({
  ...schema,
  $defs: Object.fromEntries(definitions),
});

/** The value that an absent property resolves to must conform as one that was sent, with all defaults within it. */
const checkFilled = (pack: PackView, report: ReportFault): void => {
  eachSchema(pack, (schema, definitions, { file, pointer }) => {
    if (!resolvesWhenAbsent(schema, definitions)) return;
    const { default: given, ...rest } = schema;
    const filled = absentValue(schema, definitions);
    if (JSON.stringify(filled) === JSON.stringify(given)) return;
    const failure = pack.validation.failureOf(withDefinitions(rest, definitions))(filled);
    if (failure !== undefined)
      report(file, pointer, `becomes ${JSON.stringify(filled)} where it is absent, which does not conform: ${failure}`);
  });
};

export const defaultRules: readonly LintRule[] = [
  fixedRule({
    id: "default-placed",
    stage: "structure",
    purpose: "No default stands inside a branch, a condition or a map.",
    why: "Nothing fills it in there: it would be a promise that nobody keeps.",
    fix: "Move it to a property of the object itself.",
    bad: inputProperty({ anyOf: [{ type: "string", default: "sea" }] }),
    good: inputProperty({ default: "sea" }),
    check: (pack, report) => {
      const told = new Set<string>();
      for (const { root, schema, pointer } of pack.nodes) {
        for (const { inner, at } of unfilled(schema)) {
          for (const found of defaultsIn(pack, root, inner, pointer + at)) {
            const key = `${found.file.path}#${found.pointer}`;
            if (told.has(key)) continue;
            told.add(key);
            const branch = found.file === root.file ? `#${pointer}${at}` : `${root.file.path}#${pointer}${at}`;
            const what = `has a default inside a branch or a map, ${branch}, where defaults are not filled in: move it out`;
            report(found.file, found.pointer, what, "default");
          }
        }
      }
    },
  }),
  warningRule({
    id: "default-useful",
    stage: "structure",
    purpose: "Defaults stand in inputs: no output has one.",
    why: "Nothing fills it in there: a reader takes it for what an absent property means, and the answer says no such thing.",
    fix: "Remove it; say in the description what it means that the property is absent, or require the property.",
    bad: outputProperty("pages", { default: 1 }),
    good: inputProperty({ default: "sea" }),
    check: (pack, report) => {
      const shared = reachedByInputs(pack);
      for (const { root, schema, pointer } of pack.nodes) {
        if (root.kind !== "output" || schema["default"] === undefined) continue;
        if (root.isShared && shared.has(root.file.stem)) continue;
        report(root.file, `${pointer}/default`, "is a default of an output, where nothing fills it in");
      }
    },
  }),
  fixedRule({
    id: "default-settled",
    stage: "structure",
    purpose: "A property that holds defaults is spoken of by its own schema alone, and by no branch of its object.",
    why: "Branches are judged before defaults are filled in: what is filled in could be what the branch refuses.",
    fix: "Say it all in the property's own schema, or take its default away.",
    bad: {
      ...inputProperties({ book: { $ref: "../schemas/Book.json" } }),
      "schemas/Book.json": {
        properties: { pages: { default: 1 } },
        allOf: [{ type: "object", properties: { pages: { const: 1 } }, additionalProperties: true }],
      },
    },
    good: {
      ...inputProperties({ book: { $ref: "../schemas/Book.json" } }),
      "schemas/Book.json": { properties: { pages: { default: 1, maximum: 1 } } },
    },
    check: checkSettled,
  }),
  fixedRule({
    id: "default-ends",
    stage: "structure",
    purpose: "What a default fills in is not to be filled in itself by the same default.",
    why: "It would be filled in without end.",
    fix: "Take the default away, or name in it what it would fill in.",
    bad: {
      ...inputProperties({ shelf: { $ref: "../schemas/Shelf.json" } }),
      "schemas/Shelf.json": {
        type: "object",
        description: "Where books stand.",
        properties: { above: { $ref: "../schemas/Shelf.json", default: {} } },
      },
    },
    good: {
      ...inputProperties({ shelf: { $ref: "../schemas/Shelf.json" } }),
      "schemas/Shelf.json": {
        type: "object",
        description: "Where books stand.",
        properties: { above: { $ref: "../schemas/Shelf.json" } },
      },
    },
    check: (pack, report) => {
      eachSchema(pack, (schema, definitions, { file, pointer }) => {
        if (fillsWithoutEnd(schema, definitions))
          report(file, pointer, "has a default that is filled in by itself, without end");
      });
    },
  }),
  fixedRule({
    id: "default-valid",
    stage: "meaning",
    purpose: "Every default conforms to the schema beside it.",
    why: "Defaults are filled in after validation: a handler would see a value that the contract refuses.",
    fix: "Correct the default, or the schema.",
    bad: inputProperty({ enum: ["sea", "land"], default: "air" }),
    good: inputProperty({ enum: ["sea", "land"], default: "sea" }),
    check: (pack, report) => {
      const { nodes, validation } = pack;
      let isSound = true;
      for (const { root, schema, pointer } of nodes) {
        const { default: value, ...rest } = schema;
        if (value === undefined) continue;
        const definitions = root.schema["$defs"];
        const failure = validation.failureOf({ ...rest, ...(definitions !== undefined && { $defs: definitions }) })(
          value,
        );
        if (failure === undefined) continue;
        isSound = false;
        report(root.file, `${pointer}/default`, `does not conform: ${failure}`);
      }
      if (isSound) checkFilled(pack, report);
    },
  }),
];
