/** JSON-RPC errors for requests that are refused before the SDK sees them. The error's data say whether to retry. */
import { RequestRefusal } from "../../../contract/refusal.js";
import { storeRefusal } from "../../../runtime/calls/storeRefusals.js";
import type { Runtime } from "../../../runtime/runtime.js";
import { retryAfterSeconds } from "../server/jsonAnswers.js";

const idOf = (body: unknown): string | number | null => {
  const { id } = { ...Object(body) };
  return typeof id === "string" || typeof id === "number" ? id : null;
};

/** A JSON-RPC error as a whole response. */
export const rpcError = (
  status: number,
  error: object,
  body?: unknown,
  headers: Record<string, string> = {},
): Response => Response.json({ jsonrpc: "2.0", id: idOf(body), error }, { status, headers });

const isAnswer = (body: unknown): boolean =>
  typeof body === "object" && body !== null && ("result" in body || "error" in body);

/**
 * Adds the request's id to an error response. The SDK leaves it out of an error that precedes the reading of the
 * message.
 */
export const withRequestId = async (response: Response, body: unknown): Promise<Response> => {
  const id = idOf(body);
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  if (id === null || response.ok || !isJson || isAnswer(body)) return response;
  const { status, headers } = response;
  const refusal: object = Object(await response.json());
  return Response.json("id" in refusal && refusal.id === null ? { ...refusal, id } : refusal, { status, headers });
};

/** The response for a session that does not exist or has ended. */
export const notFound = (body: unknown): Response =>
  rpcError(404, { code: -32001, message: "Session not found: initialize again" }, body);

/** The response to a request for a stream while the server stops. */
export const endingResponse = (body: unknown): Response =>
  rpcError(
    503,
    { code: -32603, message: "The server is shutting down: ask another one", data: { retryable: true } },
    body,
    { "retry-after": retryAfterSeconds },
  );

/**
 * The response to a refused request; throws an error that is not a refusal. A retryable refusal is sent as a JSON-RPC
 * error with status 200, because clients show the data of such an error, but only the text of a failed status. A
 * message without an answer (a notification, a stream, a DELETE) gets 503. Any other refusal gets 400.
 */
export const refusedResponse = (
  { refusalOf }: Pick<Runtime, "refusalOf">,
  error: unknown,
  correlationId: string,
  body: unknown,
): Response => {
  if (!(error instanceof RequestRefusal) && storeRefusal(error) === undefined) throw error;
  const { code, message, data } = refusalOf(error, correlationId);
  const answer = { code, message, data };
  if (data["retryable"] !== true) return rpcError(400, answer, body);
  return idOf(body) === null
    ? rpcError(503, answer, body, { "retry-after": retryAfterSeconds })
    : rpcError(200, answer, body);
};
