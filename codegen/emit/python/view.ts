/** A pack as its Python client sees it: every name decided, in one place, before anything is written. */
import type { Example, ReasonFile } from "../../contractFiles.js";
import type { PackModel, ResourceModel, ToolModel } from "../../model.js";
import { className, createNaming, isIdentifier, snakeName } from "./names.js";

export interface ToolView {
  readonly tool: ToolModel;
  /** Of the method, for example `search_flights`; the constant is the same in capitals. */
  readonly method: string;
}

export interface ResourceView {
  readonly resource: ResourceModel;
  readonly method: string;
  /** Variables of the URI and the parameters that stand for them. */
  readonly variables: readonly { readonly name: string; readonly parameter: string }[];
}

export interface ReasonView {
  readonly reason: ReasonFile;
  /** For example `SoldOut`. */
  readonly className: string;
}

/** A call of an example, with the calls that give what it needs. */
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

/** What every client has besides its tools and resources, and the modules that its methods refer to. */
const members = ["with_options", "session", "protocol", "connect", "close", "contract", "types"];

/** What the module of errors has, besides the errors of the contract. */
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

/** The name of a variable of an example, which must not hide the client or its errors. */
export const variableName = (name: string): string => {
  const snake = snakeName(name);
  return isIdentifier(snake) && !["client", "errors"].includes(snake) ? snake : `${snake}_`;
};
