/** How requests are framed: methods of HTTP, its versions, lengths and chunks, targets, and what leaves a connection in doubt. */
import { type Case, call, initialize, legacy, modern, plain, type Theme } from "../requests.js";
import type { WireRequest } from "../wire.js";

const session = "2025-06-18";

const bases: Readonly<Record<string, { readonly request: WireRequest; readonly session?: typeof session }>> = {
  "2025": { request: legacy(session, "tools/call", call("listBookings")), session },
  "2026": { request: modern("tools/call", call("listBookings")) },
};

const asBare = (request: WireRequest, ...headers: WireRequest["headers"]): WireRequest => ({
  ...request,
  framing: "bare",
  headers: [...request.headers, ...headers],
});

const lengthOf = ({ body }: WireRequest): number => Buffer.byteLength(body);

const changes: Readonly<Record<string, (request: WireRequest) => WireRequest>> = {
  ...Object.fromEntries(
    ["GET", "HEAD", "PUT", "PATCH", "OPTIONS", "DELETE", "TRACE", "PROPFIND", "post", "NONSENSE"].map((method) => [
      `${method} with the body of a POST`,
      (request: WireRequest) => ({ ...request, method, ...(method === "GET" && { streamedMessages: 0 }) }),
    ]),
  ),
  ...Object.fromEntries(
    ["GET", "HEAD", "PUT", "PATCH", "OPTIONS", "TRACE"].map((method) => [
      `${method} without a body`,
      (request: WireRequest): WireRequest => ({
        ...request,
        method,
        body: "",
        framing: "bare",
        ...(method === "GET" && { streamedMessages: 0 }),
      }),
    ]),
  ),
  "HTTP/1.0": (request) => ({ ...request, httpVersion: "1.0" }),
  "HTTP/1.0 that stays": (request) => ({
    ...request,
    httpVersion: "1.0",
    headers: [...request.headers, ["Connection", "keep-alive"]],
  }),
  "in chunks": (request) => ({ ...request, framing: "chunked" }),
  "in chunks, with a trailer promised": (request) => ({
    ...request,
    framing: "chunked",
    headers: [...request.headers, ["Trailer", "Expires"]],
  }),
  "after a hundred": (request) => ({ ...request, headers: [...request.headers, ["Expect", "100-continue"]] }),
  "after a hundred, in chunks": (request) => ({
    ...request,
    framing: "chunked",
    headers: [...request.headers, ["Expect", "100-continue"]],
  }),
  "with another expectation": (request) => ({ ...request, headers: [...request.headers, ["Expect", "miracles"]] }),
  "and no more": (request) => ({ ...request, end: "half-close" }),
  "without a length": (request) => asBare(request),
  "with the length zero": (request) => asBare(request, ["Content-Length", "0"]),
  "shorter than its length": (request) => ({
    ...asBare(request, ["Content-Length", `${lengthOf(request) + 10}`]),
    end: "half-close",
  }),
  "longer than its length": (request) => asBare(request, ["Content-Length", `${lengthOf(request) - 10}`]),
  "with a length twice": (request) =>
    asBare(request, ["Content-Length", `${lengthOf(request)}`], ["Content-Length", `${lengthOf(request)}`]),
  "with two lengths": (request) => asBare(request, ["Content-Length", `${lengthOf(request)}`], ["Content-Length", "5"]),
  "with a length that is negative": (request) => asBare(request, ["Content-Length", "-1"]),
  "with a length that is text": (request) => asBare(request, ["Content-Length", "many"]),
  "with a length in hexadecimal": (request) => asBare(request, ["Content-Length", "0x10"]),
  "with a length beyond all": (request) => asBare(request, ["Content-Length", "99999999999"]),
  "with a length and chunks": (request) => ({
    ...request,
    framing: "chunked",
    headers: [...request.headers, ["Content-Length", "5"]],
  }),
  "with gzip as transfer coding": (request) => asBare(request, ["Transfer-Encoding", "gzip"]),
  "with chunks that are none": (request) => asBare(request, ["Transfer-Encoding", "chunked"]),
  "with chunks in capitals": (request) => asBare({ ...request, body: "0\r\n\r\n" }, ["Transfer-Encoding", "CHUNKED"]),
  ...Object.fromEntries(
    [
      "/mcp?x=1",
      "/mcp?",
      "/mcp/",
      "//mcp",
      "/MCP",
      "/mcp#x",
      "/mcp%20",
      "/%6dcp",
      "/mcp/../mcp",
      "/mcp;x",
      "http://127.0.0.1/mcp",
      "http://evil.example/mcp",
      "*",
      "/",
      "/sse",
      "/messages",
      "/health",
      "/ready",
      "/tools/execute",
      "/__proto__",
      "mcp",
      "",
    ].map((path) => [`to '${path}'`, (request: WireRequest) => ({ ...request, path })]),
  ),
};

const changeCases: readonly Case[] = Object.entries(bases).flatMap(([base, { request, ...more }]) =>
  Object.entries(changes).map(([name, change]) => ({ name: `${base}: ${name}`, requests: [change(request)], ...more })),
);

const get = (path: string, ...headers: WireRequest["headers"]): WireRequest => ({
  ...plain,
  method: "GET",
  path,
  framing: "bare",
  headers,
});

const others: readonly Case[] = [
  {
    name: "a preflight of a browser",
    requests: [
      {
        ...get("/mcp", ["Origin", "http://localhost:6274"], ["Access-Control-Request-Method", "POST"]),
        method: "OPTIONS",
      },
    ],
  },
  {
    name: "a preflight of a foreign page",
    requests: [
      {
        ...get("/mcp", ["Origin", "https://evil.example"], ["Access-Control-Request-Method", "POST"]),
        method: "OPTIONS",
      },
    ],
  },
  { name: "a request without a Host", requests: [{ ...initialize(session), headers: [["Host", ""]] }] },
  ...[
    "/",
    "/health",
    "/ready",
    "/favicon.ico",
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/mcp",
  ].map((path) => ({
    name: `a GET of ${path}`,
    requests: [get(path)],
  })),
  { name: "a HEAD of /health", requests: [{ ...get("/health"), method: "HEAD" }] },
  { name: "a HEAD of /mcp", requests: [{ ...get("/mcp", ["Accept", "text/event-stream"]), method: "HEAD" }] },
  { name: "rubbish", requests: [{ ...plain, method: "\u0000\u0001", path: "x", framing: "bare" }] },
  { name: "TLS's hello", requests: [{ ...plain, method: "\u0016\u0003\u0001\u0002", path: "", framing: "bare" }] },
  { name: "HTTP/2's preface", requests: [{ ...plain, method: "PRI", path: "*", framing: "bare" }] },
];

export const framing: Theme = { name: "framing", comparedWith: ["throughSdk"], cases: [...changeCases, ...others] };
