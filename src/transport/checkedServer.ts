/**
 * The SDK's low-level server, but with the parameters of `tools/call` checked in our words first: its own refusal is the
 * raw report of a schema library, without a field or a hint. It knows no tool and no transport.
 */
import { type JSONRPCRequest, type Result, Server, type ServerContext } from "@modelcontextprotocol/server";
import { RequestRefusal } from "../runtime/refusal.js";

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

type Check = (parameters: unknown, context: ServerContext) => void;
type RequestHandler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

export class CheckedServer extends Server {
  /** Runs before the SDK's own check of a `tools/call`; set once, before the first request. */
  checkCall: Check = checkCallParameters;

  protected override _wrapHandler(method: string, handler: RequestHandler): RequestHandler {
    const wrapped = super._wrapHandler(method, handler);
    if (method !== "tools/call") return wrapped;
    return async (request, context) => {
      this.checkCall(request.params, context);
      return wrapped(request, context);
    };
  }
}
