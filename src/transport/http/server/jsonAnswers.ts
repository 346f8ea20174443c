/** Writes the short JSON answers that do not come from the SDK. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** An answer is of this moment and of this caller, and nothing but what its type says. */
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

/** As `sendRpcError` sends it. */
export const rpcErrorBytes = (code: number, message: string): Buffer =>
  Buffer.from(JSON.stringify(rpcError(code, message, null)));

/** A JSON-RPC error outside any request: the id is null unless the message had one. */
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

/** Long enough for a store's restart to be noticed, short enough not to be felt. */
export const retryAfterSeconds = "1";

/** For what another server, or this one in a moment, can do. */
export const sendUnavailable = (response: ServerResponse, message: string): void => {
  response.setHeader("retry-after", retryAfterSeconds);
  sendRpcError(response, 503, -32603, message);
};
