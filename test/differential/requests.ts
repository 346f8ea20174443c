/** The requests that a corpus is written with: good ones of each revision, and ways to make something of them odd. Pure. */
import type { Configuration } from "../../src/config/settings.js";
import type { HeaderLine, WireRequest } from "./wire.js";

export type Fields = Readonly<Record<string, unknown>>;

export const legacyRevisions = ["2025-03-26", "2025-06-18", "2025-11-25"] as const;
export type LegacyRevision = (typeof legacyRevisions)[number];

/** One line of the corpus: what is sent, in which session, and what has to be the same besides the answers. */
export interface Case {
  readonly name: string;
  /** The session of a 2025 revision that the requests are made in: `{session}` stands for its id. */
  readonly session?: LegacyRevision;
  /** What the client of the session says that it can; by default nothing. */
  readonly capabilities?: Fields;
  /** One after another, while streams that were opened before stay open. */
  readonly requests: readonly WireRequest[];
  /** What the case is for: that its last answer is a result, or that it is anything else. Undefined: whatever it is. */
  readonly outcome?: "accepted" | "refused";
}

/** Whose answers are compared with the fast path's. */
export type Other = "throughSdk" | "sdkAlone";

export interface Theme {
  readonly name: string;
  readonly cases: readonly Case[];
  /** Where the servers are to be other than by default. */
  readonly settings?: Partial<
    Pick<
      Configuration,
      | "pageSize"
      | "errorStyle"
      | "schemaProfile"
      | "outputSchemas"
      | "answers"
      | "toolsets"
      | "readOnly"
      | "packSettings"
      | "sessionIdleSeconds"
    >
  >;
  /** Of `conformance`, whose tools talk with their client, the messages are compared and not how they are packed. By default `gds`. */
  readonly pack?: "conformance";
  /**
   * By default both. Our own front is none of the SDK's; and for what is not plain our servers have no other way than the
   * one on the fast path.
   */
  readonly comparedWith?: readonly Other[];
}

const jsonType: HeaderLine = ["Content-Type", "application/json"];
const acceptBoth: HeaderLine = ["Accept", "application/json, text/event-stream"];

export const bothTypes: readonly HeaderLine[] = [jsonType, acceptBoth];

export const plain: WireRequest = {
  method: "POST",
  path: "/mcp",
  httpVersion: "1.1",
  headers: bothTypes,
  body: "",
  framing: "length",
  end: "ask-more",
};

/** A POST with JSON's headers and whatever is given. */
export const posted = (body: unknown, ...headers: readonly HeaderLine[]): WireRequest => ({
  ...plain,
  headers: [...bothTypes, ...headers],
  body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
});

export const message = (method: unknown, params?: unknown, id: unknown = 7): Fields => ({
  jsonrpc: "2.0",
  ...(id !== undefined && { id }),
  method,
  ...(params !== undefined && { params }),
});

export const notification = (method: unknown, params?: unknown): Fields => ({
  jsonrpc: "2.0",
  method,
  ...(params !== undefined && { params }),
});

export const initializeParams = (revision: unknown, capabilities: Fields = {}): Fields => ({
  protocolVersion: revision,
  capabilities,
  clientInfo: { name: "corpus", version: "1" },
});

export const initialize = (revision: unknown, capabilities?: Fields): WireRequest =>
  posted(message("initialize", initializeParams(revision, capabilities), 1));

/** The headers of a request in a session. */
export const inSession = (revision: string): readonly HeaderLine[] => [
  ["Mcp-Session-Id", "{session}"],
  ["MCP-Protocol-Version", revision],
];

/** Any body in the session of the case. */
export const legacyBody = (revision: LegacyRevision, body: unknown): WireRequest =>
  posted(body, ...inSession(revision));

/** A request in the session of the case, as a good client of that revision sends it. */
export const legacy = (revision: LegacyRevision, method: unknown, params?: unknown, id: unknown = 7): WireRequest =>
  legacyBody(revision, message(method, params, id));

export const modernRevision = "2026-07-28";

export const envelopeKeys = {
  version: "io.modelcontextprotocol/protocolVersion",
  capabilities: "io.modelcontextprotocol/clientCapabilities",
  client: "io.modelcontextprotocol/clientInfo",
  logLevel: "io.modelcontextprotocol/logLevel",
} as const;

export const envelope: Fields = {
  [envelopeKeys.version]: modernRevision,
  [envelopeKeys.capabilities]: {},
  [envelopeKeys.client]: { name: "corpus", version: "1" },
};

/** The parameters of a modern request, with more in `_meta` where it is given. */
export const enveloped = (params: Fields = {}, meta: Fields = {}): Fields => ({
  ...params,
  _meta: { ...envelope, ...meta },
});

const nameSources: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};

/** The headers that repeat a modern body. */
export const modernHeaders = (method: string, params: Fields = {}): readonly HeaderLine[] => {
  const source = nameSources[method];
  const name = source === undefined ? undefined : params[source];
  return [
    ["MCP-Protocol-Version", modernRevision],
    ["Mcp-Method", method],
    ...(typeof name === "string" ? [["Mcp-Name", name] as const] : []),
  ];
};

export interface ModernMore {
  readonly meta?: Fields;
  readonly id?: unknown;
  readonly headers?: readonly HeaderLine[];
}

/** A request as a good client of 2026-07-28 sends it. */
export const modern = (
  method: string,
  params: Fields = {},
  { meta, id = 7, headers = [] }: ModernMore = {},
): WireRequest => posted(message(method, enveloped(params, meta), id), ...modernHeaders(method, params), ...headers);

/** The same request with a header more, at the end. */
export const adding = (request: WireRequest, ...headers: readonly HeaderLine[]): WireRequest => ({
  ...request,
  headers: [...request.headers, ...headers],
});

const isNamed = (name: string) => (line: HeaderLine) => line[0].toLowerCase() === name.toLowerCase();

/** The same request without a header. */
export const lacking = (request: WireRequest, ...names: readonly string[]): WireRequest => ({
  ...request,
  headers: request.headers.filter((line) => !names.some((name) => isNamed(name)(line))),
});

/** The same request with another value for a header, in its place. */
export const changing = (request: WireRequest, name: string, value: string): WireRequest => ({
  ...request,
  headers: request.headers.map((line) => (isNamed(name)(line) ? [line[0], value] : line)),
});

/** The same request with its header's name spelled another way. */
export const spelling = (request: WireRequest, name: string): WireRequest => ({
  ...request,
  headers: request.headers.map((line) => (isNamed(name)(line) ? [name, line[1]] : line)),
});

export const call = (name: unknown, given: unknown = {}): Fields => ({ name, arguments: given });

/** A GET that asks for the stream of the session. */
export const stream = (revision: LegacyRevision, streamedMessages: number): WireRequest => ({
  ...plain,
  method: "GET",
  framing: "bare",
  headers: [["Accept", "text/event-stream"], ...inSession(revision)],
  streamedMessages,
});

export const ending = (revision: LegacyRevision): WireRequest => ({
  ...plain,
  method: "DELETE",
  framing: "bare",
  headers: inSession(revision),
});
