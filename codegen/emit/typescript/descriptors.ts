/** Writes the descriptors of a contract's tools and resources: data, and the types with which the compiler checks calls. */
import type { JsonObject } from "../../../src/contract/contract.js";
import { variablesOf } from "../../../src/contract/resourceUris.js";
import type { PackModel, ResourceModel, ToolModel } from "../../model.js";
import { propertiesOf, type Schema } from "../../schema.js";
import { literalText } from "../literal.js";
import { docComment } from "../typeText.js";
import { methodExample } from "./exampleCode.js";
import { toolDoc } from "./toolDocs.js";
import { commonReasonsOf } from "./typeDeclarations.js";

/** The resources with a JSON body, which a client has types for. */
export const jsonResources = (pack: PackModel): readonly ResourceModel[] =>
  pack.resources.filter(({ schema }) => schema !== undefined);

/** The constant of a tool in `descriptors.js`. It has a suffix, because a resource or a reserved word may have the tool's name. */
export const toolConstant = ({ valueName }: ToolModel): string => `${valueName}Tool`;

/** The constant of a resource in `descriptors.js`. */
export const resourceConstant = ({ valueName }: ResourceModel): string => `${valueName}Resource`;

/** The properties that are also sent in a header: pairs of the header's name and the property's path. */
const mirroredIn = (schema: Schema, path: readonly string[] = []): readonly (readonly [string, readonly string[]])[] =>
  propertiesOf(schema).flatMap(([name, property]) => {
    const header = property["x-mcp-header"];
    const here = [...path, name];
    return [...(typeof header === "string" ? [[header, here] as const] : []), ...mirroredIn(property, here)];
  });

const toolText = (tool: ToolModel): string => {
  const { title: _title, ...annotations } = tool.annotations;
  const headers: JsonObject = Object.fromEntries(mirroredIn(tool.inputSchema));
  const lines = [
    `name: ${literalText(tool.name)}`,
    `title: ${literalText(tool.title)}`,
    `annotations: ${literalText(annotations, 2)}`,
    `returns: ${literalText(tool.returns)}`,
    `reasons: ${literalText(tool.reasons, 2)}`,
    "commonReasons",
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${literalText(headers, 2)}`]),
  ];
  return `export const ${toolConstant(tool)} = {\n${lines.map((line) => `  ${line},\n`).join("")}};\n`;
};

const resourceText = (resource: ResourceModel): string => {
  const { name, uri, uriTemplate } = resource;
  const literal = literalText({ name, ...(uri === undefined ? { uriTemplate: uriTemplate ?? "" } : { uri }) });
  return `export const ${resourceConstant(resource)} = ${literal};\n`;
};

/** The text of `descriptors.js`, without its header. Each constant stands alone, so that a bundler can leave it out. */
export const descriptorsScript = (pack: PackModel): string =>
  [
    `const commonReasons = ${literalText(commonReasonsOf(pack))};\n`,
    ...pack.tools.map((tool) => `\n${toolText(tool)}`),
    ...jsonResources(pack).map((resource) => `\n${resourceText(resource)}`),
  ].join("");

/** The text of `contract.js`, without its header. */
export const contractScript = (pack: PackModel): string =>
  [
    'import * as descriptors from "./descriptors.js";\n',
    'import { facts } from "./runtime/facts.js";\n\n',
    `export const ${pack.valueName} = {\n`,
    ...pack.tools.map((tool) => `  ${tool.valueName}: descriptors.${toolConstant(tool)},\n`),
    "  [facts]: {\n",
    `    name: ${literalText(pack.name)},\n    version: ${literalText(pack.version)},\n    resources: {\n`,
    ...jsonResources(pack).map(
      (resource) => `      ${resource.valueName}: descriptors.${resourceConstant(resource)},\n`,
    ),
    "    },\n  },\n};\n",
  ].join("");

const toolType = ({ typeName }: ToolModel): string =>
  `Tool<types.${typeName}Input, types.${typeName}Output, types.${typeName}Reason | types.CommonReason, types.ReasonData>`;

const resourceType = (resource: ResourceModel): string => {
  const variables = variablesOf(resource).map((name) => JSON.stringify(name));
  return `Resource<types.${resource.typeName}Resource${variables.length === 0 ? "" : `, ${variables.join(" | ")}`}>`;
};

const indented = (text: string, spaces: number): string => text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));

/** The text of `descriptors.d.ts`, without its header. */
export const descriptorsDeclarations = (pack: PackModel): string => {
  const resources = jsonResources(pack);
  return [
    `import type { ${[...(resources.length > 0 ? ["Resource"] : []), "Tool"].join(", ")} } from "./runtime/descriptor.types.js";\n`,
    'import type * as types from "./types.js";\n',
    ...pack.tools.map((tool) => `\nexport declare const ${toolConstant(tool)}: ${toolType(tool)};\n`),
    ...resources.map(
      (resource) => `\nexport declare const ${resourceConstant(resource)}: ${resourceType(resource)};\n`,
    ),
  ].join("");
};

/** The text of `contract.d.ts`, without its header. Its comments are those of the client's methods. */
export const contractDeclarations = (pack: PackModel): string =>
  [
    'import type * as descriptors from "./descriptors.js";\n',
    'import type { facts } from "./runtime/facts.js";\n',
    `\n/** The contract ${pack.title}. Pass it to \`createClient\` or \`createMockClient\`, and one of its tools to \`isToolError\`. */\n`,
    `export declare const ${pack.valueName}: {\n`,
    ...pack.tools.map((tool) =>
      indented(
        `${toolDoc(pack, tool, methodExample(pack, tool))}readonly ${tool.valueName}: typeof descriptors.${toolConstant(tool)};\n`,
        2,
      ),
    ),
    "  readonly [facts]: {\n    readonly name: string;\n    readonly version: string;\n    readonly resources: {\n",
    ...jsonResources(pack).map((resource) =>
      indented(
        `${docComment(resource.description)}readonly ${resource.valueName}: typeof descriptors.${resourceConstant(resource)};\n`,
        6,
      ),
    ),
    "    };\n  };\n};\n",
  ].join("");
