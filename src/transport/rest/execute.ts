/**
 * `POST /tools/execute`: one tool call without MCP, for curl and for programs that speak plain HTTP. The call runs like
 * that of any other caller. It knows no tool.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCategory } from "../../contract/contract.js";
import type { Product } from "../../contract/product.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import { traceparentOf } from "../../observability/correlation.js";
import type { Caller } from "../../runtime/calls/caller.js";
import { asWireError, WireError } from "../../runtime/calls/rendering.js";
import type { Runtime } from "../../runtime/runtime.js";
import { refuseBody } from "../http/server/bodyRefusal.js";
import { retryAfterSeconds, sendJson } from "../http/server/jsonAnswers.js";
import { readBody } from "../http/server/requestBody.js";
import type { Serve } from "../http/server/route.js";
import { disconnectSignal } from "../http/server/webBridge.js";
import { echoableId } from "../jsonText.js";
import { checkCallParameters } from "../mcp/checkedServer.js";
import { headersOf } from "./headers.js";

type Fields = Readonly<Record<string, unknown>>;

interface WireForm {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: Fields;
}

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Statuses by category, for packs whose errors have one. */
const statusOfKind: ReadonlyMap<unknown, number> = new Map<ErrorCategory, number>([
  ["VALIDATION_ERROR", 400],
  ["BUSINESS_ERROR", 400],
  ["AUTHENTICATION_ERROR", 401],
  ["TOOL_NOT_FOUND", 404],
  ["TIMEOUT_ERROR", 408],
  ["RATE_LIMIT_ERROR", 429],
  ["INTERNAL_ERROR", 500],
  ["TRANSPORT_ERROR", 503],
]);

/** Statuses by reason, for errors that are the server's. All others are 400: the caller can mend them. */
const statusOfReason: ReadonlyMap<unknown, number> = new Map([
  ["STORE_UNAVAILABLE", 503],
  ["WORLD_RESET", 503],
  ["INTERNAL", 500],
]);

const statusOf = ({ data: { code, reason } }: WireForm): number =>
  statusOfKind.get(code) ?? statusOfReason.get(reason) ?? 400;

/** The Retry-After in whole seconds, for 503 and 429; undefined for other statuses. */
const retryAfterOf = (status: number, { data: { retryAfterMs } }: WireForm): string | undefined => {
  if (status !== 503 && status !== 429) return undefined;
  return typeof retryAfterMs === "number" ? String(Math.max(1, Math.ceil(retryAfterMs / 1000))) : retryAfterSeconds;
};

/** The error in a result with `isError`, which some settings ask for. Here it is answered as an error. */
const errorIn = (result: object, { metaKeys }: Product): WireForm | undefined => {
  const { isError, _meta } = fieldsOf(result);
  const error = fieldsOf(_meta)[metaKeys.error];
  if (isError !== true || error === undefined) return undefined;
  const { code, message, data } = fieldsOf(error);
  return { code, message, data: fieldsOf(data) };
};

export const createExecute = (runtime: Runtime, { bodyLimitBytes }: { readonly bodyLimitBytes: number }): Serve => {
  const callerOf = (
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
    meta: unknown,
  ): Caller => ({
    transport: "http",
    era: "legacy",
    correlationId,
    traceparent: traceparentOf(request.headers["traceparent"], fieldsOf(meta)["traceparent"]),
    signal: disconnectSignal(response),
    meta: fieldsOf(meta),
    ...headersOf(request, runtime.product),
    connection: undefined,
    clientName: null,
    clientVersion: null,
    protocolVersion: null,
    exchange: undefined,
    onScope: () => undefined,
  });

  const call = async (
    body: Fields,
    caller: Caller,
  ): Promise<{ readonly result: object } | { readonly error: WireForm }> => {
    const { name, arguments: given } = body;
    try {
      checkCallParameters({ name, arguments: given });
      const result = await runtime.callTool({ name, arguments: given }, caller);
      const error = errorIn(result, runtime.product);
      return error === undefined ? { result } : { error };
    } catch (error) {
      if (error instanceof WireError) return { error };
      if (!(error instanceof RequestRefusal)) throw error;
      return { error: asWireError(runtime.refusalOf(error, caller.correlationId), caller.era) };
    }
  };

  return async (request, response, correlationId) => {
    const read = await readBody(request, bodyLimitBytes);
    if ("status" in read) return refuseBody(request, response, read);
    const body = fieldsOf(read.value);
    const id = echoableId(read.value);
    const outcome = await call(body, callerOf(request, response, correlationId, body["_meta"]));
    if ("result" in outcome) return sendJson(response, 200, { jsonrpc: "2.0", id, result: outcome.result });
    const { code, message, data } = outcome.error;
    const status = statusOf(outcome.error);
    const retryAfter = retryAfterOf(status, outcome.error);
    if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
    return sendJson(response, status, { jsonrpc: "2.0", id, error: { code, message, data } });
  };
};
