/** Writes the types of a contract for its TypeScript client: inputs, outputs, reasons of refusals and their data. */

import type { ReasonFile } from "../../contractFiles.js";
import type { PackModel, ToolModel } from "../../model.js";
import { propertyKey } from "../../names.js";
import { withPropertyNames } from "../placeholders.js";
import { refusalData } from "../refusalData.js";
import { declare, declareRoot, declareShared, sharedOf } from "../types.js";
import { docComment, typeText } from "../typeText.js";

const listedIn = (pack: PackModel): ReadonlySet<string> => new Set(pack.tools.flatMap(({ reasons }) => reasons));

/** The reasons for which a call can be refused. Reasons for warnings and reserved ones are left out, unless a tool lists them. */
export const refusalsOf = (pack: PackModel): readonly ReasonFile[] => {
  const listed = listedIn(pack);
  return pack.reasons.filter(({ reason, scope = "any" }) => scope === "any" || listed.has(reason));
};

/** The reasons that no tool lists: a call of any tool may be refused for them. */
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
    declareRoot(shared, { ...root, owner: `${typeName}Input`, schema: inputSchema, doc: `The input of ${name}.` }),
    outputSchema === undefined
      ? declare(`${typeName}Output`, `The output of ${name}.`, "readonly ContentBlock[]")
      : declareRoot(shared, {
          ...root,
          owner: `${typeName}Output`,
          schema: outputSchema,
          doc: `The output of ${name}.`,
        }),
    declare(
      `${typeName}Reason`,
      `The reasons for which the handler of ${name} may refuse a call.`,
      unionOf(tool.reasons),
    ),
  ];
};

const declareResources = (pack: PackModel): readonly string[] =>
  pack.resources.flatMap(({ typeName, schema, description }) =>
    schema === undefined
      ? []
      : [declareRoot(sharedOf(pack), { owner: `${typeName}Resource`, schema, isResolved: false, doc: description })],
  );

/** The type of an error's data, by reason. That of a reason without a schema may have any properties. */
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
    declare("CommonReason", "The reasons for which a call of any tool may be refused.", unionOf(commonReasonsOf(pack))),
    declare("ReasonData", "The data of an error, by reason.", reasonDataText(pack)),
  ];
  const imports = pack.tools.some(({ outputSchema }) => outputSchema === undefined)
    ? 'import type { ContentBlock } from "./runtime/content.types.js";\n'
    : "";
  return `${imports}\n${declarations.join("\n")}`;
};
