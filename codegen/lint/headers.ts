/** Arguments that an HTTP header carries as well fit into a header, and no two share one. */
import { typesOf } from "../schema.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import type { PackView, SchemaNode } from "./packView.js";
import { inputProperty, outputProperty } from "./sampleChanges.js";

const header = "x-mcp-header";
const fittingTypes = ["string", "integer", "number", "boolean"];

const faultOf = ({ nodes }: PackView, { root, schema }: SchemaNode): string | undefined => {
  const name = String(schema[header]);
  if (root.kind !== "input") return `has ${header} in an output, which no client sends`;
  const types = typesOf(schema);
  if (types.length === 0 || !types.every((type) => fittingTypes.includes(type)))
    return `has ${header} without type ${fittingTypes.join(" or ")}`;
  const twins = nodes.filter(
    (node) => node.root === root && String(node.schema[header]).toLowerCase() === name.toLowerCase(),
  );
  return twins.length > 1 ? `has ${header} ${name}, which is there twice` : undefined;
};

export const headerRules: readonly LintRule[] = [
  fixedRule({
    id: "header-fits",
    stage: "structure",
    purpose: `The keyword ${header} stands on a text, number or boolean of an input, each header once.`,
    why: "The header is checked against the argument: what fits into none, or shares one, could never be called over HTTP.",
    fix: `Remove ${header}, or give it a name of its own.`,
    bad: outputProperty("shelf", { type: "string", description: "Where it stands.", [header]: "Shelf" }),
    good: inputProperty({ [header]: "Word" }),
    check: (pack, report) => {
      for (const node of pack.nodes) {
        if (node.schema[header] === undefined) continue;
        const fault = faultOf(pack, node);
        if (fault !== undefined) report(node.root.file, node.pointer, fault, header);
      }
    },
  }),
];
