/** Writes the short JSON answers that do not come from the SDK. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Headers of a JSON answer: it must not be cached, nor taken for another content type. */
export const jsonHeaders = (bytes: Buffer): OutgoingHttpHeaders => ({
  "content-type": "application/json",
  "content-length": bytes.length,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, jsonHeaders(bytes));
  response.end(bytes);
};

const rpcError = (code: number, message: string, id: string | number | null) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});

/** The body that `sendRpcError` sends, with a null id. */
export const rpcErrorBytes = (code: number, message: string): Buffer =>
  Buffer.from(JSON.stringify(rpcError(code, message, null)));

/** Sends a JSON-RPC error that belongs to no running request. The id is null unless the message had one. */
export const sendRpcError = (
  response: ServerResponse,
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): void => sendJson(response, status, rpcError(code, message, id));

export const sendMethodNotAllowed = (response: ServerResponse, allow: string): void => {
  response.setHeader("allow", allow);
  sendRpcError(response, 405, -32000, `Method not allowed: use ${allow}`);
};

/** Seconds: enough for a restarted store to be noticed, too few for a caller to mind. */
export const retryAfterSeconds = "1";

/** Answers 503: another server can serve the request now, or this one in a moment. */
export const sendUnavailable = (response: ServerResponse, message: string): void => {
  response.setHeader("retry-after", retryAfterSeconds);
  sendRpcError(response, 503, -32603, message);
};
