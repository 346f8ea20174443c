/** Writes the modules of a Python client that are generated from its contract: types, errors, descriptors, clients, exports. */
import { mirroredArguments } from "../../../src/contract/mirroredArguments.js";
import { bundle } from "../../bundle.js";
import type { ReasonFile } from "../../contractFiles.js";
import { combinatorWords } from "../../manifest.js";
import type { PackModel } from "../../model.js";
import { propertiesOf, requiredOf, type Schema } from "../../schema.js";
import { withPropertyNames } from "../placeholders.js";
import { refusalData } from "../refusalData.js";
import { declarationsText } from "./declarations.js";
import { exampleText } from "./examples.js";
import { createNaming } from "./names.js";
import { bracketed, docstring, scalarText, stringText, width } from "./text.js";
import { createTypeWriter, type InputType } from "./types.js";
import { type PackView, type ResourceView, runtimeErrors, type ToolView } from "./view.js";

/** First line of a generated Python file. */
export const pythonHeader = (source: string): string =>
  `# @generated from ${source}. Edit the contract, then run npm run codegen.\n`;

/** The names of the types in `types.py` to which the other modules refer. */
export interface TypeNames {
  readonly input: ReadonlyMap<string, InputType>;
  readonly output: ReadonlyMap<string, string>;
  readonly body: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, string>;
}

const reservedTypes = [
  "Literal",
  "Never",
  "NotRequired",
  "TypeAlias",
  "TypedDict",
  "JsonValue",
  "RefusalData",
  "ToolContent",
  "annotations",
];

/** The fields that the data of every refusal has. A reason's own schema does not replace them. */
const commonData = ["field", "value", "reason", "hint", "retryable", "docs", "correlationId"];

const dataSchema = (entry: ReasonFile, shared: ReadonlyMap<string, Schema>): Schema => {
  const { reason } = entry;
  const schema = bundle(refusalData(entry) ?? { type: "object" }, shared);
  const details = propertiesOf(schema).filter(([name]) => !commonData.includes(name));
  return {
    ...schema,
    properties: { reason: { const: reason }, ...Object.fromEntries(details) },
    required: ["reason", ...requiredOf(schema).filter((name) => !commonData.includes(name))],
  };
};

const literalOf = (names: readonly string[]): string =>
  names.length === 0 ? "Never" : `Literal[${names.map(stringText).join(", ")}]`;

const sharedOf = ({ schemas }: PackModel): ReadonlyMap<string, Schema> =>
  new Map(schemas.map(({ name, schema }) => [name, schema]));

/** `types.py`, and the names of the types in it. */
export const typesModule = ({ pack, reasons }: PackView): { readonly text: string; readonly names: TypeNames } => {
  const shared = sharedOf(pack);
  const writer = createTypeWriter(createNaming(reservedTypes));
  writer.shared(shared);
  const input = new Map(
    pack.tools.map(({ name, typeName, inputSchema }) => [
      name,
      writer.input(`${typeName}Input`, inputSchema, `The arguments of ${name}.`),
    ]),
  );
  const output = new Map(
    pack.tools.flatMap(({ name, typeName, outputSchema }) =>
      outputSchema === undefined
        ? [[name, writer.alias(`${typeName}Output`, "ToolContent", `The output of ${name}.`)] as const]
        : [[name, writer.root(`${typeName}Output`, outputSchema, `The output of ${name}.`)] as const],
    ),
  );
  const body = new Map(
    pack.resources.flatMap(({ name, typeName, schema, description }) =>
      schema === undefined ? [] : [[name, writer.root(`${typeName}Resource`, schema, description)] as const],
    ),
  );
  const data = new Map(
    reasons.map(({ reason, className }) => [
      reason.reason,
      writer.extension(
        `${className}Data`,
        "RefusalData",
        dataSchema(reason, shared),
        `The data of a refusal for ${reason.reason}.`,
      ),
    ]),
  );
  writer.alias(
    "Reason",
    literalOf(reasons.map(({ reason }) => reason.reason)),
    "Every reason for which a call may be refused.",
  );
  for (const tool of pack.tools)
    writer.alias(
      `${tool.typeName}Reason`,
      literalOf(tool.reasons),
      `The reasons for which the handler of ${tool.name} may refuse a call.`,
    );
  const text = `${pythonHeader(pack.source)}${docstring(`The types of the inputs and outputs of ${pack.title}.`, 0)}\n${declarationsText(writer.declarations())}`;
  return { text, names: { input, output, body, data } };
};

/** Lines of `import`, wrapped where they are too long. */
const importText = (from: string, names: readonly string[]): string => {
  const flat = `from ${from} import ${names.join(", ")}\n`;
  return flat.length <= width ? flat : `from ${from} import (\n${names.map((name) => `    ${name},\n`).join("")})\n`;
};

/** `errors.py`: a class for each reason. */
export const errorsModule = ({ pack, reasons }: PackView, { data }: TypeNames): string => {
  const classes = reasons.map(({ reason, className }) => {
    const type = `KnownToolError[${bracketed("Literal[", [stringText(reason.reason)], "]", 0)}, types.${data.get(reason.reason) ?? ""}]`;
    const flat = `class ${className}(${type}):\n`;
    const head = flat.length <= width ? flat : `class ${className}(\n    ${type}\n):\n`;
    const words = `${withPropertyNames(`${reason.message}\n\n${reason.hint}`)}${reason.retryable ? "\n\nThe same call may succeed later." : ""}`;
    return `${head}${docstring(words, 4)}`;
  });
  const entries = reasons.map(({ reason, className }) => `    ${stringText(reason.reason)}: ${className},\n`);
  return [
    pythonHeader(`${pack.source}/errors.json`),
    docstring(`An error class for each reason for which ${pack.title} may refuse a call.`, 0),
    "\nfrom __future__ import annotations\n\n",
    "from collections.abc import Mapping\n",
    reasons.length === 0 ? "\n" : "from typing import Literal\n\n",
    reasons.length === 0 ? "" : "from . import types\n",
    importText(".runtime.errors", runtimeErrors),
    "\n",
    bracketed(
      "__all__ = [",
      [...reasons.map(({ className }) => className), ...runtimeErrors, "ERRORS"].map(stringText),
      "]",
      0,
    ),
    "\n\n\n",
    classes.map((text) => `${text}\n\n`).join(""),
    "#: The error class of each reason.\n",
    entries.length === 0
      ? "ERRORS: Mapping[str, type[ToolError]] = {}\n"
      : `ERRORS: Mapping[str, type[ToolError]] = {\n${entries.join("")}}\n`,
  ].join("");
};

const constantName = (method: string): string => method.toUpperCase();

/** A constant whose type is an annotation, which is not evaluated when the module is loaded. */
const assigned = (name: string, type: string, callee: string, parts: readonly string[]): string => {
  const head = `${name}: ${callee}[${type}] = `;
  return `${head}${bracketed(`${callee}(`, parts, ")", 0, head.length)}\n`;
};

const outputType = ({ tool }: ToolView, { output }: TypeNames): string => `types.${output.get(tool.name) ?? ""}`;

const bodyType = ({ resource }: ResourceView, { body }: TypeNames): string => {
  const name = body.get(resource.name);
  return name === undefined ? "list[ResourceContents]" : `types.${name}`;
};

/** A header name as documents write it. HTTP ignores its case. */
const headerName = (lower: string): string =>
  lower.replaceAll(/(^|-)([a-z])/g, (_whole, dash: string, letter: string) => dash + letter.toUpperCase());

const mirroredText = (schema: Schema): readonly string[] => {
  const entries = mirroredArguments(schema).map(({ path, header }) => {
    const steps = path.map(stringText).join(", ");
    return `MirroredArgument((${steps}${path.length === 1 ? "," : ""}), ${stringText(headerName(header))})`;
  });
  return entries.length === 0 ? [] : [`mirrored=(${entries.map((entry) => `${entry},`).join(" ")})`];
};

/** `contract.py`: the descriptor of each tool and resource, for the runtime. */
export const contractModule = (view: PackView, names: TypeNames): string => {
  const { pack, tools, resources } = view;
  const toolLines = tools.map((entry) => {
    const { tool, method } = entry;
    const { readOnlyHint, idempotentHint } = tool.annotations;
    return assigned(constantName(method), outputType(entry, names), "Tool", [
      `name=${stringText(tool.name)}`,
      `returns=${stringText(tool.returns)}`,
      `repeatable=${scalarText(readOnlyHint || idempotentHint)}`,
      ...mirroredText(tool.inputSchema),
    ]);
  });
  const resourceLines = resources.map((entry) => {
    const { resource, method } = entry;
    return assigned(constantName(method), bodyType(entry, names), "Resource", [
      `name=${stringText(resource.name)}`,
      `uri=${stringText(resource.uri ?? resource.uriTemplate ?? "")}`,
      `is_json=${scalarText(resource.schema !== undefined)}`,
    ]);
  });
  const usesTypes = tools.length > 0 || resources.some(({ resource }) => resource.schema !== undefined);
  const usesContents = resources.some(({ resource }) => resource.schema === undefined);
  const mirrors = tools.some(({ tool }) => mirroredArguments(tool.inputSchema).length > 0);
  const imported = [
    ...(mirrors ? ["MirroredArgument"] : []),
    "Pack",
    ...(resources.length > 0 ? ["Resource"] : []),
    ...(tools.length > 0 ? ["Tool"] : []),
  ];
  return [
    pythonHeader(pack.source),
    docstring(`The descriptors of the tools and resources of ${pack.title}, for the runtime.`, 0),
    "\nfrom __future__ import annotations\n\n",
    `from . import errors${usesTypes ? ", types" : ""}\n`,
    usesContents ? "from .runtime.content import ResourceContents\n" : "",
    importText(".runtime.contract", imported),
    "\npack = ",
    bracketed(
      "Pack(",
      [`client_name=${stringText(pack.clients.python)}`, `version=${stringText(pack.version)}`, "errors=errors.ERRORS"],
      ")",
      0,
      7,
    ),
    "\n\n",
    toolLines.join(""),
    resourceLines.length === 0 ? "" : "\n",
    resourceLines.join(""),
  ].join("");
};

const sentence = (text: string): string => (/[.!?]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`);

const toolDoc = (view: PackView, { tool, method }: ToolView, isAsync: boolean): string => {
  const { reasons } = view;
  const requirements = (["anyOf", "oneOf", "allOf"] as const).flatMap(
    (keyword) => combinatorWords(tool.inputSchema, keyword) ?? [],
  );
  const raised = reasons.filter(({ reason }) => tool.reasons.includes(reason.reason)).map(({ className }) => className);
  const example = tool.examples.find(({ error }) => error === undefined);
  // Written with its final indent, so that lines are broken right; 8 spaces go again, because docstring() adds them.
  const code =
    example === undefined
      ? ""
      : exampleText(view, { view: { tool, method }, example }, { isAsync, indent: 12 }).replaceAll(/^ {8}/gm, "");
  return [
    [sentence(tool.description), ...requirements].join(" "),
    ...(raised.length === 0 ? [] : [`Raises these classes of the module errors: ${raised.join(", ")}.`]),
    ...(code === "" ? [] : [`Example::\n\n${code.trimEnd()}`]),
  ].join("\n\n");
};

const signature = (head: string, parameters: readonly string[], result: string): string => {
  const flat = `    ${head}(${parameters.join(", ")}) -> ${result}:\n`;
  if (flat.length <= width) return flat;
  return `    ${head}(\n        ${parameters.join(", ")}\n    ) -> ${result}:\n`;
};

const argumentsType = ({ tool }: ToolView, { input }: TypeNames): string => {
  const { name = "", isMap = false } = input.get(tool.name) ?? {};
  return isMap ? `types.${name}` : `Unpack[types.${name}]`;
};

const classText = (view: PackView, names: TypeNames, isAsync: boolean): string => {
  const { pack, tools, resources } = view;
  const head = (method: string): string => `${isAsync ? "async " : ""}def ${method}`;
  const wait = isAsync ? "await " : "";
  const toolMethods = tools.map((entry) => {
    const { method } = entry;
    const parameters = ["self", "/", `**arguments: ${argumentsType(entry, names)}`];
    return [
      signature(head(method), parameters, outputType(entry, names)),
      docstring(toolDoc(view, entry, isAsync), 8),
      `        return ${wait}self._call(contract.${constantName(method)}, arguments)\n`,
    ].join("");
  });
  const resourceMethods = resources.map((entry) => {
    const { resource, method, variables } = entry;
    const given = variables.map(({ name, parameter }) =>
      name === parameter ? `${name}=${name}` : `**{${stringText(name)}: ${parameter}}`,
    );
    return [
      signature(
        head(method),
        ["self", ...(variables.length > 0 ? ["/", ...variables.map(({ parameter }) => `${parameter}: str`)] : [])],
        bodyType(entry, names),
      ),
      docstring(`${sentence(resource.description)}\n\nURI: ${resource.uri ?? resource.uriTemplate ?? ""}`, 8),
      `        return ${wait}self._read(${[`contract.${constantName(method)}`, ...given].join(", ")})\n`,
    ].join("");
  });
  const words = isAsync ? `${pack.title}: the client for asyncio.` : `${pack.title}: the client with blocking calls.`;
  return [
    isAsync ? "class AsyncClient(AsyncClientBase):\n" : "class Client(ClientBase):\n",
    docstring(`${words}\n\n${pack.description}`, 4),
    "\n    _pack = contract.pack\n",
    ...[...toolMethods, ...resourceMethods].map((text) => `\n${text}`),
  ].join("");
};

/** `client.py`: a blocking client and one for asyncio, with a method for each tool and each resource. */
export const clientModule = (view: PackView, names: TypeNames): string => {
  const { pack, tools, resources } = view;
  const usesTypes = tools.length > 0 || resources.some(({ resource }) => resource.schema !== undefined);
  const usesContents = resources.some(({ resource }) => resource.schema === undefined);
  return [
    pythonHeader(pack.source),
    docstring(`The clients of ${pack.title}.`, 0),
    "\nfrom __future__ import annotations\n\n",
    [...names.input.values()].some(({ isMap }) => !isMap) ? "from typing import Unpack\n\n" : "",
    `from . import contract${usesTypes ? ", types" : ""}\n`,
    "from .runtime.async_client import AsyncClientBase\n",
    usesContents ? "from .runtime.content import ResourceContents\n" : "",
    "from .runtime.sync_client import ClientBase\n",
    "\n\n",
    classText(view, names, false),
    "\n\n",
    classText(view, names, true),
  ].join("");
};

/** A module that is generated from the contract. `path` is below the folder of the package. */
export interface ContractModule {
  readonly path: string;
  readonly text: string;
}

/** `__init__.py`: what a user imports. */
export const packageModule = ({ pack }: PackView): string => {
  const exported: readonly (readonly [module: string, names: readonly string[]])[] = [
    [".client", ["AsyncClient", "Client"]],
    [".runtime.connection", ["Progress"]],
    [
      ".runtime.errors",
      ["ClientError", "DeadlineExceeded", "HttpStatusError", "ProtocolError", "ToolError", "TransportError"],
    ],
    [".runtime.stdio", ["StdioServer"]],
    [".runtime.streamable_http", ["HttpServer"]],
  ];
  const names = [...exported.flatMap(([, list]) => list), "errors", "types"].sort();
  return [
    pythonHeader(pack.source),
    docstring(`${pack.title}: ${pack.description}`, 0),
    "\nfrom . import errors, types\n",
    ...exported.map(([module, list]) => importText(module, list)),
    `\n${bracketed("__all__ = [", names.map(stringText), "]", 0)}\n`,
  ].join("");
};

/** All modules that are generated from the contract. They are written to files, and `diff` reads their public names. */
export const contractModules = (view: PackView): readonly ContractModule[] => {
  const { text, names } = typesModule(view);
  return [
    { path: "__init__.py", text: packageModule(view) },
    { path: "types.py", text },
    { path: "errors.py", text: errorsModule(view, names) },
    { path: "contract.py", text: contractModule(view, names) },
    { path: "client.py", text: clientModule(view, names) },
  ];
};
