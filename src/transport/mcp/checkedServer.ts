/**
 * The SDK's low-level server with its own checks of the parameters of `initialize` and `tools/call`: the SDK's refusal
 * is the raw report of a schema library, without a field or a hint. It knows no tool and no transport.
 */
import {
  type JSONRPCRequest,
  ProtocolError,
  type Result,
  Server,
  type ServerContext,
  specTypeSchemas,
} from "@modelcontextprotocol/server";
import { RequestRefusal } from "../../contract/refusal.js";
import { initializeRefusal } from "./initializeParameters.js";
import { faultOf } from "./schemaFault.js";

/** Throws a RequestRefusal unless the parameters name a tool and give its arguments as an object. */
export const checkCallParameters = (parameters: unknown): void => {
  const { name, arguments: given = {} }: Readonly<Record<string, unknown>> = { ...Object(parameters) };
  if (typeof name !== "string") {
    throw new RequestRefusal({
      field: "name",
      value: name ?? null,
      message: "The name of a tool is missing: tools/call needs params.name as a string",
      hint: "Send the name of one of the tools of tools/list.",
    });
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    const kind = given === null ? "null" : Array.isArray(given) ? "an array" : `a ${typeof given}`;
    throw new RequestRefusal({
      field: "arguments",
      value: given,
      message: `params.arguments has to be an object, and is ${kind}`,
      hint: "Send the arguments as a JSON object, as the tool's input schema describes it, not as text.",
    });
  }
};

/**
 * Turns the SDK's error about another parameter of a `tools/call` into a refusal with its field; returns any other
 * error as it is.
 */
const callRefusal = (error: unknown, { method, params }: JSONRPCRequest): unknown => {
  if (!(error instanceof ProtocolError) || !error.message.startsWith("Invalid tools/call request")) return error;
  const fault = faultOf(specTypeSchemas.CallToolRequest, { method, params });
  const hint = "Leave the field out, or send it as the Model Context Protocol describes it.";
  return fault === undefined ? error : new RequestRefusal({ ...fault, hint });
};

type RequestHandler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;
type RefusalForWire = (refusal: unknown, context: ServerContext) => unknown;

export class CheckedServer extends Server {
  /** Turns a refusal into the error that is sent; set once, before the first request. */
  wireErrorOf: RefusalForWire = (refusal) => refusal;

  protected override _wrapHandler(method: string, handler: RequestHandler): RequestHandler {
    const wrapped = super._wrapHandler(method, handler);
    if (method === "initialize") {
      return async (request, context) => {
        const refusal = initializeRefusal(request);
        if (refusal !== undefined) throw this.wireErrorOf(refusal, context);
        return wrapped(request, context);
      };
    }
    if (method !== "tools/call") return wrapped;
    return async (request, context) => {
      try {
        checkCallParameters(request.params);
        return await wrapped(request, context);
      } catch (error) {
        throw this.wireErrorOf(callRefusal(error, request), context);
      }
    };
  }
}
