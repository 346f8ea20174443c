/** Emits `contract.ts`: the typed descriptors of a pack. It is loaded at every start, so it loads all large parts on demand. */
import { sha256 } from "../hash.js";
import { type PackModel, type PromptModel, type ResourceModel, type ToolModel, webhookEventsOf } from "../model.js";
import { propertyKey } from "../names.js";
import { isObject, requiredOf } from "../schema.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";
import { manifestPaths, outputSchemaForms, schemaProfiles, toolListText } from "./manifests.js";
import { docComment } from "./typeText.js";

const runtimeTypes = [
  "Manifest",
  "OutputSchemas",
  "PackContract",
  "PromptContract",
  "ReasonEntry",
  "ResourceContract",
  "SchemaProfile",
  "ToolListHashes",
  "Validator",
];

export const validatorLoader = (name: string): string =>
  `() => import("./validators/${name}.js").then((module) => module.validate)`;

/** Whether the output has a root property `notes`, an array of strings: there the runtime adds what it adds to the text. */
const takesNotes = ({ outputSchema = {} }: ToolModel): boolean => {
  const { properties } = outputSchema;
  const notes = isObject(properties) ? properties["notes"] : undefined;
  if (!isObject(notes) || notes["type"] !== "array") return false;
  const { items } = notes;
  return isObject(items) && items["type"] === "string";
};

const refusalText = ({ refusesUndeclared }: ToolModel): string =>
  refusesUndeclared === undefined ? "" : `\n  refusesUndeclared: ${literalText(refusesUndeclared)},`;

/** The `execution` of a tool as a literal, with its members in a fixed order. */
const executionText = ({ execution }: ToolModel): string => {
  if (execution === undefined) return "";
  const { timeoutMs, upstream } = execution;
  if (upstream === undefined) return `\n  execution: ${literalText({ timeoutMs }, 2)},`;
  const { attempts, delaysMs, attemptTimeoutMs, retryOn } = upstream;
  return `\n  execution: ${literalText({ timeoutMs, upstream: { attempts, delaysMs, attemptTimeoutMs, retryOn } }, 2)},`;
};

const toolText = (tool: ToolModel): string => `${docComment(tool.description)}export const ${tool.valueName} = tool<
  types.${tool.typeName}Input,
  types.${tool.typeName}Resolved,
  types.${tool.typeName}Output,
  types.${tool.typeName}Reason,
  Pick<types.ReasonData, types.${tool.typeName}Reason>
>({
  name: ${literalText(tool.name)},
  title: ${literalText(tool.title)},
  description: ${literalText(tool.description)},
  annotations: ${literalText(tool.annotations, 2)},
  reasons: ${literalText(tool.reasons, 2)},
  returns: ${literalText(tool.returns)},
  takesNotes: ${takesNotes(tool)},
  interaction: ${literalText(tool.interaction)},
  requires: ${literalText(tool.requires)},${executionText(tool)}${refusalText(tool)}
  inputSchema: ${literalText(tool.inputSchema, 2)},
  resolve: resolve${tool.typeName},
  loadInputValidator: ${validatorLoader(`${tool.valueName}Input`)},
  loadOutputValidator: ${tool.outputSchema === undefined ? "undefined" : validatorLoader(`${tool.valueName}Output`)},
});
`;

const toolEntry = (tool: ToolModel): string =>
  tool.name === tool.valueName ? tool.name : `${propertyKey(tool.name)}: ${tool.valueName}`;

const resourceText = ({ schema: _schema, typeName: _type, valueName: _value, ...resource }: ResourceModel): string =>
  `  ${literalText(resource, 2)},\n`;

const promptText = (prompt: PromptModel): string =>
  `  ${literalText({ ...prompt, arguments: prompt.arguments.map((argument) => ({ ...argument })) }, 2)},\n`;

const namesOf = (entries: readonly { readonly name: string }[]): string =>
  entries.length === 0 ? "never" : entries.map(({ name }) => literalText(name)).join(" | ");

const resourceValidators = (pack: PackModel): string =>
  pack.resources
    .filter(({ schema }) => schema !== undefined)
    .map(({ name, valueName }) => `  ${propertyKey(name)}: ${validatorLoader(`${valueName}Resource`)},\n`)
    .join("");

const errorEntries = (pack: PackModel): string =>
  pack.reasons
    .map(({ data, scope: _scope, ...entry }) => {
      const requires = data === undefined ? [] : requiredOf(data);
      return `  ${propertyKey(entry.reason)}: ${literalText({ ...entry, ...(requires.length > 0 && { requires }) }, 2)},\n`;
    })
    .join("");

const importText = (path: string): string => `import("./${path}", { with: { type: "json" } })`;

const hashesText = (pack: PackModel): string =>
  schemaProfiles
    .map((profile) => {
      const hashes = outputSchemaForms.map((form) => `    ${form}: "${sha256(toolListText(pack, profile, form))}",\n`);
      return `  ${profile}: {\n${hashes.join("")}  },\n`;
    })
    .join("");

/** The code that loads a list of tools. The verbatim, full list is a file; changes and outlines are loaded only for the other forms. */
const loadToolsText = (pack: PackModel): string => `
const toolListHashes: ToolListHashes = {
${hashesText(pack)}};

const loadTools = async (profile: SchemaProfile, outputSchemas: OutputSchemas) => {
  const [tools, changes, outlines] = await Promise.all([
    ${importText(manifestPaths.verbatim)},
    profile === "portable" ? ${importText(manifestPaths.portableChanges)} : undefined,
    outputSchemas === "outline" ? ${importText(manifestPaths.outlines)} : undefined,
  ]);
  const entries = manifestEntries(tools.default);
  const listed = changes === undefined ? entries : changedEntries(entries, changes.default);
  return withOutputSchemas(listed, outputSchemas, outlines?.default);
};
`;

const toolsetsText = ({ toolsets }: PackModel): string =>
  toolsets.length === 0
    ? ""
    : `  toolsets: ${literalText(Object.fromEntries(toolsets.map(({ name, tools }) => [name, tools])), 2)},\n`;

const serverText = ({ server, errorStyle }: PackModel): string =>
  [
    server === undefined ? "" : `  server: ${literalText({ name: server.name, version: server.version }, 2)},\n`,
    errorStyle === undefined ? "" : `  errorStyle: ${literalText(errorStyle)},\n`,
  ].join("");

export const contractEmitter: BuiltInEmitter = {
  name: "contract",
  output: "server",
  emit: (pack) => {
    const hasPrompts = pack.prompts.length > 0;
    const resolvers = pack.tools.map(({ typeName }) => `resolve${typeName}`);
    const runtimeNames = pack.tools.length === 0 ? [] : ["tool"];
    const text = [
      header(pack.source),
      `import type {\n${runtimeTypes.map((name) => `  ${name},\n`).join("")}} from "${pack.runtime}";\n`,
      `import { ${["changedEntries", ...runtimeNames, "manifestEntries", "withOutputSchemas"].sort().join(", ")} } from "${pack.runtime}";\n`,
      resolvers.length === 0 ? "" : `import { ${resolvers.join(", ")} } from "./resolve.js";\n`,
      'import type * as types from "./types.js";\n\n',
      pack.tools.map(toolText).join("\n"),
      `\n/** The tools of ${pack.title}, in the order in which they are listed. */\n`,
      `export const ${pack.valueName} = { ${pack.tools.map(toolEntry).join(", ")} } as const;\n`,
      "\n/** Every reason for which a call may be refused. */\n",
      `export const errors = {\n${errorEntries(pack)}} as const satisfies Readonly<Record<string, ReasonEntry>>;\n`,
      "\nexport type Reason = keyof typeof errors;\n",
      `export type ResourceName = ${namesOf(pack.resources)};\n`,
      `export type PromptName = ${namesOf(pack.prompts)};\n`,
      `\nexport const resources = [\n${pack.resources.map(resourceText).join("")}] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];\n`,
      `\nexport const prompts = [\n${pack.prompts.map(promptText).join("")}] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];\n`,
      "\n/** Validators of the bodies of JSON resources, by resource name. */\n",
      `export const loadResourceValidator = {\n${resourceValidators(pack)}} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;\n`,
      loadToolsText(pack),
      "\nconst loadManifest = async (profile: SchemaProfile, outputSchemas: OutputSchemas): Promise<Manifest> => {\n",
      `  const [tools, lists${hasPrompts ? ", promptList" : ""}] = await Promise.all([\n`,
      "    loadTools(profile, outputSchemas),\n",
      `    ${importText(manifestPaths.resources)},\n`,
      ...(hasPrompts ? [`    ${importText(manifestPaths.prompts)},\n`] : []),
      "  ]);\n",
      "  return {\n",
      "    tools,\n",
      "    resources: manifestEntries(lists.default.resources),\n",
      "    resourceTemplates: manifestEntries(lists.default.resourceTemplates),\n",
      `    prompts: ${hasPrompts ? "manifestEntries(promptList.default)" : "[]"},\n`,
      "    hash: toolListHashes[profile][outputSchemas],\n",
      "  };\n",
      "};\n\n",
      `export const contract: PackContract & { readonly tools: typeof ${pack.valueName} } = {\n`,
      `  name: ${literalText(pack.name)},\n`,
      `  title: ${literalText(pack.title)},\n`,
      `  version: ${literalText(pack.version)},\n`,
      `  instructions: ${literalText(pack.instructions)},\n`,
      serverText(pack),
      `  tools: ${pack.valueName},\n`,
      toolsetsText(pack),
      "  errors,\n  resources,\n  prompts,\n",
      webhookEventsOf(pack).length === 0
        ? ""
        : '  loadWebhooks: () => import("./webhooks.js").then((module) => module.webhooks),\n',
      `  errorDocs: ${literalText(pack.errorDocs)},\n`,
      "  loadManifest,\n};\n",
    ].join("");
    return [{ path: `${folderOf(pack)}/contract.ts`, text }];
  },
};
