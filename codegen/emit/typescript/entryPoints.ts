/** The modules that users of a client import: the whole client, its parts as functions, the mock, the ways to connect. */

import type { PackModel } from "../../model.js";
import { propertyKey } from "../../names.js";
import { literalText } from "../literal.js";
import { docComment } from "../typeText.js";
import { jsonResources, resourceConstant, toolConstant } from "./descriptors.js";
import { functionExample } from "./exampleCode.js";
import { exportedConstant } from "./reservedWords.js";
import { toolDoc } from "./toolDocs.js";
import { refusalsOf } from "./typeDeclarations.js";

/** A module as it is published: the text of its JavaScript and of its declarations, without headers. */
export interface EntryPoint {
  /** Path below the client's folder, without extension. */
  readonly name: string;
  readonly javascript: string;
  readonly declarations: string;
  /** The JavaScript for browser bundles, if it differs. */
  readonly browser?: string;
}

const errorClasses = ["AnswerError", "CancelledError", "TimeoutError", "ToolError", "TransportError"] as const;

const index = (pack: PackModel): EntryPoint => {
  const values = [
    `export { ${pack.valueName} } from "./contract.js";\n`,
    'export { toolCaller } from "./runtime/caller.js";\n',
    'export { createClient } from "./runtime/client.js";\n',
    `export { ${errorClasses.join(", ")}, isToolError } from "./runtime/errors.js";\n`,
    'export { connectionOver } from "./runtime/official.js";\n',
  ].join("");
  const types = [
    'export type { CallOptions, Progress, ReadOptions, SafeResult } from "./runtime/call.types.js";\n',
    'export type { Client, ToolCaller } from "./runtime/client.types.js";\n',
    'export type { Clock, Connection, ConnectionOptions, OfficialClient, RetryPolicy } from "./runtime/connection.types.js";\n',
    'export type { InputOf, OutputOf } from "./runtime/descriptor.types.js";\n',
    'export type { CallErrorOf, DataOf, ReasonOf, RuntimeReason, ToolErrorOf } from "./runtime/error.types.js";\n',
    'export type * from "./types.js";\n',
  ].join("");
  return { name: "index", javascript: values, declarations: `${values}${types}` };
};

interface FunctionEntry {
  readonly name: string;
  /** Name of the descriptor from which the function is made. */
  readonly descriptor: string;
  readonly doc: string;
}

/** A module of functions, one for each descriptor. Each is marked pure, so that a bundler can leave it out. */
const functionModule = (name: string, kind: "tool" | "resource", entries: readonly FunctionEntry[]): EntryPoint => {
  const [maker, type] = kind === "tool" ? ["toolFunction", "ToolFunction"] : ["resourceFunction", "ResourceFunction"];
  return {
    name,
    javascript: [
      entries.length === 0
        ? ""
        : `import {\n${entries.map(({ descriptor }) => `  ${descriptor},\n`).join("")}} from "./descriptors.js";\n`,
      `import { ${maker} } from "./runtime/methods.js";\n\n`,
      ...entries.map((entry) => {
        const { opening, constant, closing } = exportedConstant(entry.name);
        return `${opening}const ${constant} = /* @__PURE__ */ ${maker}(${entry.descriptor});\n${closing}`;
      }),
    ].join(""),
    declarations: [
      'import type * as descriptors from "./descriptors.js";\n',
      `import type { ${type} } from "./runtime/client.types.js";\n`,
      ...entries.map(({ doc, descriptor, ...entry }) => {
        const { opening, constant, closing } = exportedConstant(entry.name);
        return `\n${doc}${opening}declare const ${constant}: ${type}<typeof descriptors.${descriptor}>;\n${closing}`;
      }),
    ].join(""),
  };
};

const tools = (pack: PackModel): EntryPoint =>
  functionModule(
    "tools",
    "tool",
    pack.tools.map((tool) => ({
      name: tool.valueName,
      descriptor: toolConstant(tool),
      doc: toolDoc(pack, tool, functionExample(pack, tool)),
    })),
  );

const resources = (pack: PackModel): EntryPoint =>
  functionModule(
    "resources",
    "resource",
    jsonResources(pack).map((resource) => ({
      name: resource.valueName,
      descriptor: resourceConstant(resource),
      doc: docComment(resource.description),
    })),
  );

const reasonEntries = (pack: PackModel): string => {
  const entries = refusalsOf(pack)
    .map(
      ({ reason, data: _data, scope: _scope, category: _category, ...entry }) =>
        `  ${propertyKey(reason)}: ${literalText({ ...entry }, 2)},\n`,
    )
    .join("");
  return entries === "" ? "{}" : `{\n${entries}}`;
};

const reasons = (pack: PackModel): EntryPoint => ({
  name: "reasons",
  javascript: `export const reasons = ${reasonEntries(pack)};\n`,
  declarations: [
    'import type { ReasonEntry } from "./runtime/mock.types.js";\n',
    'import type { ReasonData } from "./types.js";\n\n',
    "/** Every reason of the contract: its code, message and hint, and whether the same call may succeed later. */\n",
    "export declare const reasons: { readonly [Reason in keyof ReasonData]: ReasonEntry };\n",
  ].join(""),
});

const mock = (): EntryPoint => ({
  name: "mock",
  javascript: [
    'import { toolErrors } from "./runtime/mock.js";\n',
    'import { reasons } from "./reasons.js";\n\n',
    'export { createMockClient } from "./runtime/mock.js";\n',
    "export const toolError = /* @__PURE__ */ toolErrors(reasons);\n",
  ].join(""),
  declarations: [
    'import type { CreateToolError } from "./runtime/mock.types.js";\n',
    'import type { ReasonData } from "./types.js";\n\n',
    'export { createMockClient } from "./runtime/mock.js";\n',
    'export type { MockCall, MockHandlers, MockOptions } from "./runtime/mock.types.js";\n\n',
    "/** Makes the refusal that the server would send for a reason. Throw it in a handler of a mock. */\n",
    "export declare const toolError: CreateToolError<ReasonData>;\n",
  ].join(""),
});

const connectors = {
  client: { library: "@modelcontextprotocol/client", options: "NegotiatingOptions", eras: "both eras" },
  sdk: { library: "@modelcontextprotocol/sdk", options: "ConnectOptions", eras: "the 2025 revisions" },
} as const;

const connector = (pack: PackModel, name: keyof typeof connectors): EntryPoint => {
  const { library, options, eras } = connectors[name];
  const self = literalText({ name: pack.clients.npm, version: pack.version });
  const script = (program: string): string =>
    [
      `import { connectAs } from "../runtime/connect/${name}.js";\n`,
      `import { startProgram } from "../runtime/connect/${program}.js";\n\n`,
      `export const connect = /* @__PURE__ */ connectAs(${self}, startProgram);\n`,
    ].join("");
  return {
    name: `connect/${name}`,
    javascript: script(`${name}Program`),
    browser: script("noProgram"),
    declarations: [
      `import type { Connect, ${options} } from "../runtime/connect/connect.types.js";\n\n`,
      `export type { Address, ${options} } from "../runtime/connect/connect.types.js";\n\n`,
      docComment(
        [
          `Connects with \`${library}\`, which speaks ${eras}: to a command that it starts, or to a URL.`,
          "",
          "@example",
          "```ts",
          `const client = createClient(${pack.valueName}, await connect({ url: "http://127.0.0.1:3001/mcp" }));`,
          "```",
        ].join("\n"),
      ),
      `export declare const connect: Connect<${options}>;\n`,
    ].join(""),
  };
};

/** All modules of a client except its runtime, its descriptors and its types. */
export const entryPoints = (pack: PackModel): readonly EntryPoint[] => [
  index(pack),
  tools(pack),
  ...(jsonResources(pack).length > 0 ? [resources(pack)] : []),
  reasons(pack),
  mock(),
  connector(pack, "client"),
  connector(pack, "sdk"),
];
