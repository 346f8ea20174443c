/**
 * Refuses a malformed `initialize` request with the name of the wrong field. The SDK's own refusal is the raw report of
 * its schema library. It knows no transport.
 */
import { isJSONRPCRequest, LATEST_PROTOCOL_VERSION, specTypeSchemas } from "@modelcontextprotocol/server";
import { RequestRefusal } from "../../contract/refusal.js";
import { faultOf } from "./schemaFault.js";

const hint = `Send "params": {"protocolVersion": "${LATEST_PROTOCOL_VERSION}", "capabilities": {}, "clientInfo": {"name": "my-client", "version": "1.0"}}.`;

/** Whether a message is an `initialize` request, whatever its parameters are. */
export const isInitialize = (message: unknown): boolean => {
  const { params: _params, ...envelope }: Readonly<Record<string, unknown>> = { ...Object(message) };
  return envelope["method"] === "initialize" && isJSONRPCRequest(envelope);
};

/** The refusal of an `initialize` request that is malformed: -32602 with the first wrong field. Undefined for a well-formed one. */
export const initializeRefusal = (message: unknown): RequestRefusal | undefined => {
  const { method, params }: { readonly method?: unknown; readonly params?: unknown } = { ...Object(message) };
  const fault = faultOf(specTypeSchemas.InitializeRequest, { method, ...(params !== undefined && { params }) });
  return fault === undefined ? undefined : new RequestRefusal({ ...fault, hint });
};
