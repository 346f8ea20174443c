/** Defaults are filled in, and conform. */
import { sharedName } from "../bundle.js";
import { branchesOf, isObject, referenceOf, type Schema, visitSchema } from "../schema.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import { inputProperty, outputProperty } from "./sampleChanges.js";

/** Whether a default stands anywhere in a schema or in what it refers to. `seen` holds the shared schemas that were looked at. */
const hasDefault = (schema: Schema, shared: ReadonlyMap<string, Schema>, seen: Set<string> = new Set()): boolean => {
  let found = false;
  visitSchema(schema, (inner) => {
    if (Object.hasOwn(inner, "default")) found = true;
    const name = sharedName(inner["$ref"]) ?? referenceOf(inner);
    const target = name === undefined ? undefined : shared.get(name);
    if (name === undefined || target === undefined || seen.has(name)) return;
    seen.add(name);
    if (hasDefault(target, shared, seen)) found = true;
  });
  return found;
};

/** Schemas in which nothing fills a default in. */
const unfilled = (schema: Schema): readonly Schema[] => [
  ...(["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => branchesOf(schema, keyword)),
  ...["if", "then", "else", "additionalProperties"].map((keyword) => schema[keyword]).filter(isObject),
];

export const defaultRules: readonly LintRule[] = [
  fixedRule({
    id: "default-placed",
    stage: "structure",
    purpose: "No default stands inside a branch, a condition or a map.",
    why: "Nothing fills it in there: it would be a promise that nobody keeps.",
    fix: "Move it to a property of the object itself.",
    bad: inputProperty({ anyOf: [{ type: "string", default: "sea" }] }),
    good: inputProperty({ default: "sea" }),
    check: ({ nodes, shared }, report) => {
      for (const { root, schema, pointer } of nodes) {
        if (unfilled(schema).some((inner) => hasDefault(inner, shared)))
          report(
            root.file,
            pointer,
            "has a default inside a branch or a map, where defaults are not filled in: move it out",
          );
      }
    },
  }),
  fixedRule({
    id: "default-valid",
    stage: "meaning",
    purpose: "Every default conforms to the schema beside it.",
    why: "Defaults are filled in after validation: a handler would see a value that the contract refuses.",
    fix: "Correct the default, or the schema.",
    bad: outputProperty("pages", { default: 0 }),
    good: outputProperty("pages", { default: 1 }),
    check: ({ nodes, validation }, report) => {
      for (const { root, schema, pointer } of nodes) {
        const { default: value, ...rest } = schema;
        if (value === undefined) continue;
        const definitions = root.schema["$defs"];
        const failure = validation.failureOf({ ...rest, ...(definitions !== undefined && { $defs: definitions }) })(
          value,
        );
        if (failure !== undefined) report(root.file, `${pointer}/default`, `does not conform: ${failure}`);
      }
    },
  }),
];
