/** The types of a contract as its client sees them: what may be sent, what comes back, why a call may be refused. */

import type { ReasonFile } from "../../contractFiles.js";
import type { PackModel, ToolModel } from "../../model.js";
import { propertyKey } from "../../names.js";
import { withPropertyNames } from "../placeholders.js";
import { refusalData } from "../refusalData.js";
import { declare, declareRoot, declareShared, sharedOf } from "../types.js";
import { docComment, typeText } from "../typeText.js";

const listedIn = (pack: PackModel): ReadonlySet<string> => new Set(pack.tools.flatMap(({ reasons }) => reasons));

/** Reasons for which a call can be refused. Some are only of warnings, and some of nothing yet. */
export const refusalsOf = (pack: PackModel): readonly ReasonFile[] => {
  const listed = listedIn(pack);
  return pack.reasons.filter(({ reason, scope = "any" }) => scope === "any" || listed.has(reason));
};

/** Reasons that no tool lists: any of them may give those. */
export const commonReasonsOf = (pack: PackModel): readonly string[] => {
  const listed = listedIn(pack);
  return refusalsOf(pack)
    .map(({ reason }) => reason)
    .filter((reason) => !listed.has(reason));
};

const unionOf = (names: readonly string[]): string =>
  names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | ");

const declareTool = (pack: PackModel, tool: ToolModel): readonly string[] => {
  const shared = sharedOf(pack);
  const { name, typeName, inputSchema, outputSchema } = tool;
  const root = { isResolved: false };
  return [
    declareRoot(shared, { ...root, owner: `${typeName}Input`, schema: inputSchema, doc: `What ${name} takes.` }),
    outputSchema === undefined
      ? declare(`${typeName}Output`, `What ${name} gives.`, "readonly ContentBlock[]")
      : declareRoot(shared, { ...root, owner: `${typeName}Output`, schema: outputSchema, doc: `What ${name} gives.` }),
    declare(`${typeName}Reason`, `Why ${name} may be refused.`, unionOf(tool.reasons)),
  ];
};

const declareResources = (pack: PackModel): readonly string[] =>
  pack.resources.flatMap(({ typeName, schema, description }) =>
    schema === undefined
      ? []
      : [declareRoot(sharedOf(pack), { owner: `${typeName}Resource`, schema, isResolved: false, doc: description })],
  );

/** What an error carries, by reason. A reason without a schema may carry anything. */
const reasonDataText = (pack: PackModel): string => {
  const context = { definitions: sharedOf(pack), isResolved: false, nameOf: (name: string) => name };
  const entries = refusalsOf(pack).map((entry) => {
    const { reason, hint } = entry;
    const data = refusalData(entry);
    const type = data === undefined ? "{ readonly [key: string]: unknown }" : typeText(data, context);
    return `${docComment(withPropertyNames(hint))}readonly ${propertyKey(reason)}: ${type};`.replaceAll("\n", "\n  ");
  });
  return entries.length === 0 ? "{}" : `{\n  ${entries.join("\n  ")}\n}`;
};

/** The text of `types.d.ts`, without its header. */
export const typeDeclarations = (pack: PackModel): string => {
  const shared = sharedOf(pack);
  const declarations = [
    ...pack.schemas.map(({ name }) => declareShared(shared, name, false)),
    ...pack.tools.flatMap((tool) => declareTool(pack, tool)),
    ...declareResources(pack),
    declare("CommonReason", "Why any tool may be refused.", unionOf(commonReasonsOf(pack))),
    declare("ReasonData", "What an error carries, by reason.", reasonDataText(pack)),
  ];
  const imports = pack.tools.some(({ outputSchema }) => outputSchema === undefined)
    ? 'import type { ContentBlock } from "./runtime/content.types.js";\n'
    : "";
  return `${imports}\n${declarations.join("\n")}`;
};
