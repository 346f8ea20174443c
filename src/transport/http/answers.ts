/** Writes the short JSON answers that do not come from the protocol layer. */
import type { ServerResponse } from "node:http";

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { "content-type": "application/json", "content-length": bytes.length });
  response.end(bytes);
};

/** A JSON-RPC error outside any request: the id is null unless the message had one. */
export const sendRpcError = (
  response: ServerResponse,
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): void => sendJson(response, status, { jsonrpc: "2.0", id, error: { code, message } });

export const sendMethodNotAllowed = (response: ServerResponse, allow: string): void => {
  response.setHeader("allow", allow);
  sendRpcError(response, 405, -32000, `Method not allowed: use ${allow}`);
};
