/** References lead somewhere, and no other keyword stands beside them. */
import { bundle, sharedName } from "../bundle.js";
import { annotationKeywords, isObject } from "../schema.js";
import { fixedRule, type LintRule, warningRule } from "./lintRule.js";
import type { PackView, SchemaNode } from "./packView.js";
import { outputProperty, sharedSchema } from "./sampleChanges.js";

const unresolved = ({ referred }: PackView, { schema, root }: SchemaNode): string | undefined => {
  const reference = schema["$ref"];
  if (reference === undefined || referred(schema, root.schema) !== undefined) return undefined;
  const name = sharedName(reference);
  return name === undefined
    ? `refers to ${String(reference)}, which is not defined here`
    : `refers to ${String(reference)}, and there is no schemas/${name}.json`;
};

const misplaced = ({ shared }: PackView, { schema, root }: SchemaNode): string | undefined => {
  const definitions = schema["$defs"];
  if (!isObject(definitions)) return undefined;
  if (root.isShared) return "has $defs: make each of them a file of its own in schemas/";
  if (schema !== root.schema) return "has $defs below the root: move them to the root";
  const clash = Object.keys(definitions).find((name) => shared.has(name));
  return clash === undefined ? undefined : `defines ${clash}, which is also the name of a shared schema`;
};

/** The shared schemas that tools, resources, reasons, webhooks and templates reach. */
const reachedNames = ({ roots, shared }: PackView): ReadonlySet<string> =>
  new Set(
    roots
      .filter(({ isShared }) => !isShared)
      .flatMap(({ schema }) => {
        const definitions = bundle(schema, shared)["$defs"];
        return isObject(definitions) ? Object.keys(definitions) : [];
      }),
  );

const shelf = { type: "string", description: "Where a book stands." };

export const referenceRules: readonly LintRule[] = [
  fixedRule({
    id: "reference-resolves",
    stage: "structure",
    purpose: "What a reference names is there.",
    why: "Neither a type nor a validator can be made of a schema with a hole in it.",
    fix: "Correct the name, or write the schema.",
    bad: outputProperty("shelf", { $ref: "./Shelf.json" }),
    good: sharedSchema(shelf),
    check: (pack, report) => {
      for (const node of pack.nodes) {
        const fault = unresolved(pack, node);
        if (fault !== undefined) report(node.root.file, node.pointer, fault);
      }
    },
  }),
  fixedRule({
    id: "reference-alone",
    stage: "structure",
    purpose: "Beside $ref only annotations stand.",
    why: "Generators of types and older validators drop what stands beside a reference.",
    fix: "Put the reference and the rest into the branches of an allOf.",
    bad: { ...outputProperty("shelf", { $ref: "./Shelf.json", type: "string" }), "schemas/Shelf.json": shelf },
    good: sharedSchema(shelf),
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer } of nodes) {
        if (schema["$ref"] === undefined) continue;
        const siblings = Object.keys(schema).filter(
          (key) => key !== "$ref" && key !== "$defs" && !annotationKeywords.has(key),
        );
        if (siblings.length > 0)
          report(root.file, pointer, `has ${siblings.join(", ")} beside $ref: put both into an allOf`, siblings[0]);
      }
    },
  }),
  warningRule({
    id: "schema-used",
    stage: "structure",
    purpose: "Every file in schemas/ is reached from a tool, a resource, a reason, a webhook or a template.",
    why: "A schema that nothing refers to is read and kept for nothing; most often a reference to it was misspelt or forgotten.",
    fix: "Refer to it, or remove the file.",
    bad: { "schemas/Shelf.json": shelf },
    good: sharedSchema(shelf),
    check: (pack, report) => {
      const reached = reachedNames(pack);
      for (const file of pack.loaded.schemas) {
        if (!reached.has(file.stem))
          report(file, "", "is used by no tool, no resource, no reason, no webhook and no template");
      }
    },
  }),
  fixedRule({
    id: "definitions-placed",
    stage: "structure",
    purpose: "Definitions stand at the root of a tool's or a resource's schema, under names that no shared schema has.",
    why: "Definitions and shared schemas end up under one $defs, where two of one name cannot both be.",
    fix: "Move the definition to the root, make it a file in schemas/, or give it another name.",
    bad: { "tools/findBooks.json": { outputSchema: { $defs: { Book: shelf } } } },
    good: { "tools/findBooks.json": { outputSchema: { $defs: { Shelf: shelf } } } },
    check: (pack, report) => {
      for (const node of pack.nodes) {
        const fault = misplaced(pack, node);
        if (fault !== undefined) report(node.root.file, node.pointer, fault, "$defs");
      }
    },
  }),
];
