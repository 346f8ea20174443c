/** Defaults are filled in, and conform. */
import { bundle, sharedName } from "../bundle.js";
import { pointerTo } from "../pointer.js";
import { branchesOf, isObject, referenceOf, type Schema, visitSchema } from "../schema.js";
import { type AnyFile, fixedRule, type LintRule, warningRule } from "./lintRule.js";
import type { PackView, RootSchema } from "./packView.js";
import { inputProperty, outputProperty } from "./sampleChanges.js";

/** A default, and where it stands: that may be another file than the one whose schema reaches it. */
interface PlacedDefault {
  readonly file: AnyFile;
  /** Of the schema that has it. */
  readonly pointer: string;
}

const sharedRoot = ({ roots }: PackView, name: string): RootSchema | undefined =>
  roots.find(({ isShared, file }) => isShared && file.stem === name);

/** The defaults anywhere in a schema or in what it refers to. `seen` holds the referred schemas that were looked at. */
const defaultsIn = (
  pack: PackView,
  root: RootSchema,
  schema: Schema,
  pointer: string,
  seen: Set<Schema> = new Set(),
): readonly PlacedDefault[] => {
  const found: PlacedDefault[] = [];
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

/** Schemas in which nothing fills a default in, each with its pointer below the one that holds it. */
const unfilled = (schema: Schema): readonly { readonly inner: Schema; readonly at: string }[] => [
  ...(["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) =>
    branchesOf(schema, keyword).map((inner, index) => ({ inner, at: pointerTo(keyword, index) })),
  ),
  ...["if", "then", "else", "additionalProperties"].flatMap((keyword) => {
    const inner = schema[keyword];
    return isObject(inner) ? [{ inner, at: pointerTo(keyword) }] : [];
  }),
];

/** Shared schemas that inputs reach: what they say holds there, whatever else reaches them. */
const reachedByInputs = ({ roots, shared }: PackView): ReadonlySet<string> =>
  new Set(
    roots
      .filter(({ kind, isShared }) => kind === "input" && !isShared)
      .flatMap(({ schema }) => {
        const definitions = bundle(schema, shared)["$defs"];
        return isObject(definitions) ? Object.keys(definitions) : [];
      }),
  );

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
    id: "default-valid",
    stage: "meaning",
    purpose: "Every default conforms to the schema beside it.",
    why: "Defaults are filled in after validation: a handler would see a value that the contract refuses.",
    fix: "Correct the default, or the schema.",
    bad: inputProperty({ enum: ["sea", "land"], default: "air" }),
    good: inputProperty({ enum: ["sea", "land"], default: "sea" }),
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
