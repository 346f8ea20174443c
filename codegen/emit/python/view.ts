/** The model of a Python client. All its names are decided here, before any module is written. */
import type { Example, ReasonFile } from "../../contractFiles.js";
import type { PackModel, ResourceModel, ToolModel } from "../../model.js";
import { className, createNaming, isIdentifier, snakeName } from "./names.js";

export interface ToolView {
  readonly tool: ToolModel;
  /** Name of the method, for example `search_flights`. The constant has the same name in capitals. */
  readonly method: string;
}

export interface ResourceView {
  readonly resource: ResourceModel;
  readonly method: string;
  /** The variables of the URI, with the parameters of the method for them. */
  readonly variables: readonly { readonly name: string; readonly parameter: string }[];
}

export interface ReasonView {
  readonly reason: ReasonFile;
  /** Name of the error class, for example `SoldOut`. */
  readonly className: string;
}

/** An example of a tool, which includes the calls that it needs before it. */
export interface ExampleView {
  readonly view: ToolView;
  readonly example: Example;
}

export interface PackView {
  readonly pack: PackModel;
  /** Name of the module, with underscores. */
  readonly module: string;
  readonly tools: readonly ToolView[];
  readonly resources: readonly ResourceView[];
  readonly reasons: readonly ReasonView[];
}

/** Names that no method can have: other members of every client, and modules that its methods use. */
const members = ["with_options", "session", "protocol", "connect", "close", "contract", "types"];

/** The classes that `errors.py` has besides the errors of the contract. */
export const runtimeErrors = [
  "ClientError",
  "DeadlineExceeded",
  "HttpStatusError",
  "KnownToolError",
  "ProtocolError",
  "SessionLost",
  "ToolError",
  "TransportError",
] as const;

const variablesOf = ({ uri, uriTemplate }: ResourceModel): ResourceView["variables"] => {
  const naming = createNaming(["self", "contract"]);
  const names = [...(uri ?? uriTemplate ?? "").matchAll(/\{([A-Za-z][A-Za-z0-9_]*)\}/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].map((name) => ({ name, parameter: naming(name) }));
};

export const viewOf = (pack: PackModel): PackView => {
  const methodName = createNaming(members);
  const errorName = createNaming([...runtimeErrors, "ERRORS", "Literal", "Mapping", "types"]);
  return {
    pack,
    module: pack.clients.python.replaceAll("-", "_"),
    tools: pack.tools.map((tool) => ({ tool, method: methodName(snakeName(tool.name)) })),
    resources: pack.resources.map((resource) => ({
      resource,
      method: methodName(`read_${snakeName(resource.name)}`),
      variables: variablesOf(resource),
    })),
    reasons: pack.reasons.map((reason) => ({ reason, className: errorName(className(reason.reason)) })),
  };
};

export const toolView = ({ tools }: PackView, name: string): ToolView | undefined =>
  tools.find(({ tool }) => tool.name === name);

/** The Python name of an example's variable. It must not hide the client or its errors. */
export const variableName = (name: string): string => {
  const snake = snakeName(name);
  return isIdentifier(snake) && !["client", "errors"].includes(snake) ? snake : `${snake}_`;
};
