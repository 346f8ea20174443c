/** Raw requests of both eras, for tests that look at the wire itself. */
import { Agent, type IncomingMessage, request } from "node:http";

export const accept = "application/json, text/event-stream";

export const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
};

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" },
};

type Fields = Record<string, unknown>;

/** A request of revision 2026-07-28. */
export const modernRequest = (method: string, params: Fields = {}, meta: Fields = {}, id: number | string = 7) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: { ...params, _meta: { ...envelope, ...meta } },
});

export const legacyRequest = (method: string, params: Fields = {}, id: number | string = 7) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

export const toolCall = (name: string, given: Fields = {}): [string, Fields] => [
  "tools/call",
  { name, arguments: given },
];

const nameOf = (params: unknown): string | undefined => {
  if (typeof params !== "object" || params === null) return undefined;
  const name: unknown = Reflect.get(params, "name") ?? Reflect.get(params, "uri");
  return typeof name === "string" ? name : undefined;
};

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  readonly body: any;
}

/** Its connections are kept for the next request, and keep no process alive. */
const agent = new Agent({ keepAlive: true });

const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

/** By `node:http`: a request costs half of what `fetch` takes, and some tests make thousands. */
const sent = (url: string, text: string, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { agent, method: "POST", headers }, resolve).on("error", reject).end(text);
  });

const textOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    response
      .setEncoding("utf8")
      .on("data", (part: string) => {
        text += part;
      })
      .on("end", () => resolve(text))
      .on("error", reject);
  });

export const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  const length = { "content-length": String(Buffer.byteLength(written)) };
  const response = await sent(url, written, { "content-type": "application/json", accept, ...headers, ...length });
  const text = await textOf(response);
  return {
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    body: text === "" ? undefined : JSON.parse(text),
  };
};

/** Posts a modern request with the headers that repeat its body. */
export const postModern = (
  url: string,
  request: ReturnType<typeof modernRequest>,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const name = nameOf(request.params);
  return post(url, request, {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": request.method,
    ...(name === undefined ? {} : { "mcp-name": name }),
    ...headers,
  });
};

/** Opens a session of a 2025-era client and returns a function that posts in it. */
export const openSession = async (url: string) => {
  const opened = await post(url, initialize);
  const id = opened.headers.get("mcp-session-id") ?? "";
  await post(url, { jsonrpc: "2.0", method: "notifications/initialized" }, { "mcp-session-id": id });
  return {
    id,
    opened,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      post(url, body, { "mcp-session-id": id, ...headers }),
  };
};
