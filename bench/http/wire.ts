/** The bytes of requests, in the form of each generation of the protocol. Pure. */

/** `2025`: initialize and, where the server gives one, a session. `2026`: every request by itself. */
export type Era = "2025" | "2026";

/** What a client knows after its greeting. */
export interface Greeted {
  readonly protocolVersion: string;
  /** Undefined where the server keeps no session. */
  readonly sessionId: string | undefined;
}

export const latest: Readonly<Record<Era, string>> = { "2025": "2025-11-25", "2026": "2026-07-28" };

const clientInfo = { name: "bench", version: "1.0.0" };

const envelope = {
  "io.modelcontextprotocol/protocolVersion": latest["2026"],
  "io.modelcontextprotocol/clientInfo": clientInfo,
  "io.modelcontextprotocol/clientCapabilities": {},
};

export const initializeMessage = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: latest["2025"], capabilities: {}, clientInfo },
};

export const initializedMessage = { jsonrpc: "2.0", method: "notifications/initialized" };

/** A call of a tool, as JSON text. */
export const callMessage = (era: Era, id: number, tool: string, given: object): string =>
  JSON.stringify({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: tool, arguments: given, ...(era === "2026" && { _meta: envelope }) },
  });

/** All headers of a call but its length. */
export const callHead = (era: Era, port: number, { protocolVersion, sessionId }: Greeted, tool: string): string =>
  requestHead(port, [
    `mcp-protocol-version: ${protocolVersion}`,
    ...(sessionId === undefined ? [] : [`mcp-session-id: ${sessionId}`]),
    ...(era === "2026" ? ["mcp-method: tools/call", `mcp-name: ${tool}`] : []),
  ]);

export const requestHead = (port: number, more: readonly string[]): string =>
  [
    "POST /mcp HTTP/1.1",
    `host: 127.0.0.1:${port}`,
    "content-type: application/json",
    "accept: application/json, text/event-stream",
    ...more,
    "",
  ].join("\r\n");

/** A whole request. The body is ASCII. */
export const requestText = (head: string, body: string): string =>
  `${head}content-length: ${body.length}\r\n\r\n${body}`;
