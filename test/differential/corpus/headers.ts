/** Headers: content types, what is accepted, the three that repeat a modern body, versions, doubles and odd spellings. */
import { adding, type Case, call, changing, lacking, legacy, modern, spelling, type Theme } from "../requests.js";
import type { WireRequest } from "../wire.js";

const session = "2025-11-25";

const bases: Readonly<Record<string, { readonly request: WireRequest; readonly session?: typeof session }>> = {
  "a 2025 call": { request: legacy(session, "tools/call", call("listBookings")), session },
  "a 2025 list": { request: legacy(session, "resources/templates/list"), session },
  "a 2026 call": { request: modern("tools/call", call("listBookings")) },
  "a 2026 list": { request: modern("resources/templates/list") },
};

/** What is done to a good request, in every era and method. */
const changes: Readonly<Record<string, (request: WireRequest) => WireRequest>> = {
  ...Object.fromEntries(
    [
      "application/json; charset=utf-8",
      "application/json;charset=UTF-8",
      "APPLICATION/JSON",
      "application/json ",
      "application/json; charset=latin1",
      "application/json;",
      "application/json; foo=bar; charset=utf-8",
      "text/json",
      "application/jsonl",
      "application/json-rpc",
      "application/vnd.api+json",
      "application/json, text/plain",
      "text/plain",
      "text/plain; a=application/json",
      "multipart/form-data; boundary=application/json",
      "application",
      "",
    ].map((type) => [`Content-Type '${type}'`, (request: WireRequest) => changing(request, "content-type", type)]),
  ),
  "no Content-Type": (request) => lacking(request, "content-type"),
  "Content-Type twice": (request) => adding(request, ["Content-Type", "application/json"]),
  "two Content-Types": (request) => adding(request, ["Content-Type", "text/plain"]),
  ...Object.fromEntries(
    [
      "text/event-stream, application/json",
      "application/json,text/event-stream",
      "application/json;q=0.9, text/event-stream;q=0.1",
      "application/json;q=0, text/event-stream",
      "application/json, text/event-stream;q=0",
      "APPLICATION/JSON, TEXT/EVENT-STREAM",
      "*/*",
      "application/*, text/*",
      "application/json",
      "text/event-stream",
      "application/json, text/event-stream, */*;q=0.1",
      "application/json; charset=utf-8, text/event-stream; x=y",
      "application/jsonp, text/event-stream",
      "xapplication/json, text/event-streams",
      "text/html",
      "application/json text/event-stream",
      "",
      ", ,",
    ].map((types) => [`Accept '${types}'`, (request: WireRequest) => changing(request, "accept", types)]),
  ),
  "no Accept": (request) => lacking(request, "accept"),
  "Accept in two lines": (request) =>
    adding(changing(request, "accept", "application/json"), ["Accept", "text/event-stream"]),
  "Content-Encoding gzip": (request) => adding(request, ["Content-Encoding", "gzip"]),
  "Content-Encoding identity": (request) => adding(request, ["Content-Encoding", "identity"]),
  "Accept-Encoding gzip": (request) => adding(request, ["Accept-Encoding", "gzip, br"]),
  "names in lower case": (request) => ({
    ...request,
    headers: request.headers.map(([name, value]) => [name.toLowerCase(), value]),
  }),
  "names in upper case": (request) => ({
    ...request,
    headers: request.headers.map(([name, value]) => [name.toUpperCase(), value]),
  }),
  "headers in another order": (request) => ({ ...request, headers: [...request.headers].reverse() }),
  "spaces around values": (request) => ({
    ...request,
    headers: request.headers.map(([name, value]) => [name, `  ${value} \t`]),
  }),
  "an X-Request-Id": (request) => adding(request, ["X-Request-Id", "order-66"]),
  "an X-Request-Id with a line's end in it": (request) => adding(request, ["X-Request-Id", "a%0d%0aset-cookie: x"]),
  "a traceparent": (request) =>
    adding(request, ["traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"]),
  "a traceparent of zeros": (request) => adding(request, ["traceparent", `00-${"0".repeat(32)}-${"0".repeat(16)}-01`]),
  "an Authorization": (request) => adding(request, ["Authorization", "Bearer none"]),
  "a Cookie": (request) => adding(request, ["Cookie", "a=b"], ["Cookie", "c=d"]),
  "a local Origin": (request) => adding(request, ["Origin", "http://localhost:6274"]),
  "a foreign Origin": (request) => adding(request, ["Origin", "https://evil.example"]),
  "the Origin null": (request) => adding(request, ["Origin", "null"]),
  "an empty Origin": (request) => adding(request, ["Origin", ""]),
  "a foreign Host": (request) => adding(request, ["Host", "evil.example"]),
  "a local Host": (request) => adding(request, ["Host", "localhost:1"]),
  "an empty Host": (request) => adding(request, ["Host", ""]),
  "a forwarded Host": (request) =>
    adding(request, ["X-Forwarded-Host", "evil.example"], ["Forwarded", "host=evil.example"]),
  "Connection close": (request) => adding(request, ["Connection", "close"]),
  "Connection keep-alive": (request) => adding(request, ["Connection", "keep-alive"]),
  "an Upgrade": (request) => adding(request, ["Connection", "Upgrade"], ["Upgrade", "websocket"]),
  "Prefer and Cache-Control": (request) => adding(request, ["Prefer", "respond-async"], ["Cache-Control", "no-store"]),
  "If-None-Match": (request) => adding(request, ["If-None-Match", "*"]),
  "a Last-Event-ID": (request) => adding(request, ["Last-Event-ID", "1"]),
  "a method override": (request) => adding(request, ["X-HTTP-Method-Override", "DELETE"]),
  "a header of Latin-1": (request) => adding(request, ["X-Name", "Zo\u00eb"]),
  "sixty headers more": (request) =>
    adding(request, ...Array.from({ length: 60 }, (_none, index) => [`X-Filler-${index}`, "x"] as const)),
  "a long header": (request) => adding(request, ["X-Filler", "x".repeat(12_000)]),
  "a header that is too long": (request) => adding(request, ["X-Filler", "x".repeat(40_000)]),
  "a header without a colon": (request) => ({ ...request, headers: [...request.headers, ["Broken header\r\nX", "y"]] }),
  "a header with a space in its name": (request) => adding(request, ["X Name", "y"]),
  "a folded header": (request) => adding(request, ["X-Fold", "a\r\n b"]),
  "a NUL in a header": (request) => adding(request, ["X-Nul", "a\u0000b"]),
  "an X-Gds-World": (request) => adding(request, ["X-Gds-World", "headers"]),
  "a malformed X-Gds-World": (request) => adding(request, ["X-Gds-World", "Not A World"]),
  "an X-Gds-Session": (request) => adding(request, ["X-Gds-Session", "handle-of-sixteen-or-more"]),
  "a malformed X-Gds-Session": (request) => adding(request, ["X-Gds-Session", "short"]),
  "X-Gds-Session twice": (request) =>
    adding(request, ["X-Gds-Session", "handle-of-sixteen-or-more"], ["X-Gds-Session", "handle-of-sixteen-or-other"]),
  "an empty X-Gds-Session": (request) => adding(request, ["X-Gds-Session", ""]),
  "a handle and a world that contradict each other": (request) =>
    adding(request, ["X-Gds-Session", "one.handle-of-sixteen-or-more"], ["X-Gds-World", "two"]),
};

const calls = Object.entries(bases).filter(([base]) => base.endsWith("call"));

const changeCases: readonly Case[] = calls.flatMap(([base, { request, ...more }]) =>
  Object.entries(changes).map(([name, change]) => ({ name: `${base}: ${name}`, requests: [change(request)], ...more })),
);

const versions = [
  "",
  "2026-07-28",
  "2026-07-28 ",
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
  "2024-11-05",
  "2024-10-07",
  "2026-07-27",
  "2030-01-01",
  "DRAFT",
  "1",
  "2025-11-25, 2025-11-25",
  "2026-07-28, 2026-07-28",
  "null",
];

const versionCases: readonly Case[] = Object.entries(bases).flatMap(([base, { request, ...more }]) => [
  ...versions.map((version) => ({
    name: `${base}: MCP-Protocol-Version '${version}'`,
    requests: [changing(request, "mcp-protocol-version", version)],
    ...more,
  })),
  { name: `${base}: no MCP-Protocol-Version`, requests: [lacking(request, "mcp-protocol-version")], ...more },
  {
    name: `${base}: MCP-Protocol-Version twice`,
    requests: [adding(request, ["MCP-Protocol-Version", more.session ?? "2026-07-28"])],
    ...more,
  },
  {
    name: `${base}: two MCP-Protocol-Versions`,
    requests: [adding(request, ["MCP-Protocol-Version", "2025-03-26"])],
    ...more,
  },
  { name: `${base}: mcp-protocol-VERSION`, requests: [spelling(request, "mcp-protocol-VERSION")], ...more },
]);

export const headers: Theme = { name: "headers", cases: [...changeCases, ...versionCases] };
