/** What every answer of the HTTP server says about itself: to pages of other origins, to caches, and nothing of the request. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { startHttp } from "../runtime/fixtures/server.js";
import { anyText } from "../support/anyText.js";
import { openWire, requestText } from "./frontWire.js";
import {
  accept,
  initialize,
  legacyRequest,
  modernRequest,
  openSession,
  post,
  postModern,
  toolCall,
} from "./wireRequests.js";

const corsOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-") || name === "vary"));

const origin = "http://localhost:6274";

/** The response to a modern request, unread. */
const postStream = (url: string, message: { readonly method: string; readonly params: object }): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": message.method,
      ...("name" in message.params && { "mcp-name": String(message.params.name) }),
    },
    body: JSON.stringify(message),
  });

test("a browser may ask before it calls, from an origin that is allowed", async (context) => {
  const server = await startHttp(context);
  const response = await fetch(server.mcp, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,mcp-session-id,x-evil",
    },
  });
  assert.equal(response.status, 204);
  assert.deepEqual(corsOf(response.headers), {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST, GET, DELETE",
    "access-control-allow-headers": "*, Authorization",
    "access-control-expose-headers": "Mcp-Session-Id, X-Request-Id, Retry-After",
    "access-control-max-age": "7200",
    vary: "Origin",
  });
});

test("a page of an allowed origin opens a session, reads its id, and calls in it", async (context) => {
  const server = await startHttp(context);
  const opened = await post(server.mcp, initialize, { origin });
  assert.equal(opened.headers.get("access-control-allow-origin"), origin);
  assert.match(opened.headers.get("access-control-expose-headers") ?? "", /Mcp-Session-Id/);
  const id = opened.headers.get("mcp-session-id") ?? "";
  const called = await post(server.mcp, legacyRequest(...toolCall("greet", { name: "x" })), {
    origin,
    "mcp-session-id": id,
  });
  assert.equal(called.body.result.structuredContent.greeting, "Hello x");
  const modern = await postModern(server.mcp, modernRequest("tools/list"), { origin });
  for (const { headers } of [called, modern]) {
    assert.equal(headers.get("access-control-allow-origin"), origin);
    assert.equal(headers.get("vary"), "Origin");
  }
  const stream = await fetch(server.mcp, { headers: { origin, accept: "text/event-stream", "mcp-session-id": id } });
  assert.deepEqual([stream.status, stream.headers.get("access-control-allow-origin")], [200, origin]);
  await stream.body?.cancel();
});

test("errors can be read by the page as well", async (context) => {
  const server = await startHttp(context);
  for (const [path, init] of [
    ["/mcp", { method: "PUT" }],
    ["/mcp", { method: "POST", body: "{", headers: { "content-type": "application/json", accept } }],
    ["/nowhere", {}],
  ] as const) {
    const headers = new Headers("headers" in init ? init.headers : {});
    headers.set("origin", origin);
    const response = await fetch(`${server.url}${path}`, { ...init, headers });
    assert.ok(response.status >= 400, path);
    assert.equal(response.headers.get("access-control-allow-origin"), origin, path);
  }
});

test("nothing is said about origins where none asks, and where a foreign one does", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const preflight = {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  };
  const foreign = await fetch(server.mcp, preflight);
  assert.equal(foreign.status, 403);
  const plain = await session.post(legacyRequest("tools/list"));
  const health = await fetch(`${server.url}/health`);
  for (const { headers } of [foreign, session.opened, plain, health]) assert.deepEqual(corsOf(headers), {});
});

test("OPTIONS without a page behind it is a method like others", async (context) => {
  const server = await startHttp(context);
  const bare = await fetch(server.mcp, { method: "OPTIONS" });
  assert.deepEqual([bare.status, bare.headers.get("allow")], [405, "POST, GET, DELETE"]);
  const preflight = { method: "OPTIONS", headers: { origin, "access-control-request-method": "GET" } };
  assert.equal((await fetch(`${server.url}/nowhere`, preflight)).status, 404);
});

test("where any origin may call, each is told so, and none is named", async (context) => {
  const server = await startHttp(context, { allowedOrigins: ["*"] });
  const { headers } = await fetch(`${server.url}/health`, { headers: { origin: "https://any.example" } });
  assert.deepEqual([headers.get("access-control-allow-origin"), headers.get("vary")], ["*", null]);
});

test("every path says which methods it has", async (context) => {
  const server = await startHttp(context, { sse: true, debugRest: true });
  for (const [path, allow] of [
    ["/", "GET, HEAD"],
    ["/health", "GET, HEAD"],
    ["/ready", "GET, HEAD"],
    ["/mcp", "POST, GET, DELETE"],
    ["/sse", "GET"],
    ["/messages", "POST"],
    ["/tools/execute", "POST"],
    ["/events", "GET"],
  ] as const) {
    for (const method of ["PATCH", "PROPFIND", "PUT"]) {
      const response = await fetch(`${server.url}${path}`, { method });
      assert.deepEqual([response.status, response.headers.get("allow")], [405, allow], `${method} ${path}`);
    }
  }
});

test("an answer is not stored, is what its type says, has an id, and names no software", async (context) => {
  const server = await startHttp(context, { sse: true, debugRest: true });
  const session = await openSession(server.mcp);
  const json = { "content-type": "application/json" };
  const answers: readonly (readonly [string, { readonly headers: Headers }])[] = [
    ["/", await fetch(`${server.url}/`)],
    ["/health", await fetch(`${server.url}/health`)],
    ["/ready", await fetch(`${server.url}/ready`)],
    ["/nowhere", await fetch(`${server.url}/nowhere`)],
    ["/tools/execute", await fetch(`${server.url}/tools/execute`, { method: "POST", headers: json, body: "{}" })],
    ["/messages", await fetch(`${server.url}/messages`, { method: "POST", headers: json, body: "{}" })],
    ["/mcp, PUT", await fetch(server.mcp, { method: "PUT" })],
    ["/mcp, bad JSON", await post(server.mcp, "{bad")],
    ["/mcp, no object", await post(server.mcp, "5")],
    ["/mcp, too much", await post(server.mcp, `"${"x".repeat(300_000)}"`)],
  ];
  for (const [what, { headers }] of answers) {
    assert.equal(headers.get("x-content-type-options"), "nosniff", what);
    assert.equal(headers.get("cache-control"), "no-store", what);
  }
  const overMcp = [
    session.opened,
    await session.post(legacyRequest("tools/list")),
    await session.post(legacyRequest(...toolCall("greet", { name: "x" }))),
    await postModern(server.mcp, modernRequest("server/discover")),
    await postModern(server.mcp, modernRequest("no/such")),
  ];
  for (const { headers } of overMcp) assert.equal(headers.get("x-content-type-options"), "nosniff");
  for (const { headers } of [...overMcp, ...answers.map(([, answer]) => answer)]) {
    for (const name of ["server", "x-powered-by", "via"]) assert.equal(headers.get(name), null, name);
    assert.match(headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
  }
});

test("a stream of events may not be stored: a browser that keeps it sends the next DELETE twice", async (context) => {
  const server = await startHttp(context, { debugRest: true, sse: true });
  const { id } = await openSession(server.mcp);
  const session = { accept: "text/event-stream", "mcp-session-id": id };
  const subscription = modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: [] } });
  const call = modernRequest("tools/call", { name: "greet", arguments: { name: "x" } }, { progressToken: "p" });
  const opened: readonly (readonly [string, Response])[] = [
    ["GET /mcp", await fetch(server.mcp, { headers: session })],
    ["subscriptions/listen", await postStream(server.mcp, subscription)],
    ["a call with progress", await postStream(server.mcp, call)],
    ["GET /events", await fetch(`${server.url}/events`)],
    ["GET /sse", await fetch(`${server.url}/sse`)],
  ];
  for (const [what, { headers, body }] of opened) {
    await body?.cancel();
    const isStream = headers.get("content-type")?.startsWith("text/event-stream") === true;
    assert.ok(isStream || what === "a call with progress", what);
    if (isStream) assert.match(headers.get("cache-control") ?? "", /^no-store\b/, what);
  }
});

test("a server that is about to stop says when to ask again", async (context) => {
  const server = await startHttp(context, { shutdownGraceMs: 1_000 });
  const stopped = server.stop();
  const { status, headers } = await fetch(`${server.url}/ready`);
  assert.deepEqual([status, headers.get("retry-after")], [503, "1"]);
  await stopped;
});

const answerHeaders = new Set([
  // What an answer may say of its request: an id that is well formed, an origin that is allowed, a session that is there.
  "x-request-id",
  "access-control-allow-origin",
  "mcp-session-id",
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-type",
  "content-length",
  "cache-control",
  "x-content-type-options",
  "x-accel-buffering",
  "allow",
  "retry-after",
  "vary",
  "access-control-expose-headers",
  "access-control-allow-methods",
  "access-control-allow-headers",
  "access-control-max-age",
]);

const asked = [
  "X-Request-Id",
  "traceparent",
  "tracestate",
  "Mcp-Session-Id",
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "Last-Event-ID",
  "X-Gds-Session",
  "X-Gds-World",
  "Accept",
  "Accept-Language",
  "Origin",
  "Referer",
  "Cookie",
  "Authorization",
  "User-Agent",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "Access-Control-Request-Method",
  "Access-Control-Request-Headers",
];

const hostileValue = fc.oneof(
  fc.constantFrom(
    "<marked>\r\nSet-Cookie: marked=1",
    "<marked>\r\n Set-Cookie: marked=1",
    "<marked>\nSet-Cookie: marked=1",
    "<marked>\rSet-Cookie: marked=1",
    "<marked>%0d%0aSet-Cookie:%20marked=1",
    "<marked>\\r\\nSet-Cookie: marked=1",
    "<marked>\u0000",
    "<marked> \u00e9\u00ff",
    "<marked>\u00c3\u00a9\u00e2\u0098\u0083",
    "<marked>\u010a\u010dmarked",
    `<marked> ${"x".repeat(9_000)}`,
    "http://localhost:1/marked?marked#marked",
    "http://marked:marked@localhost:1",
    '"<marked>"; marked=marked',
    "<marked>,marked",
  ),
  anyText(40).map((text) => `<marked> ${text}`),
);

test("an answer's headers hold nothing of the request but what is listed", async (context) => {
  const server = await startHttp(context, { sse: true, debugRest: true });
  const bodies = [initialize, legacyRequest("tools/list"), modernRequest(...toolCall("greet", { name: "marked" }))];
  const lines = [
    "POST /mcp",
    "GET /mcp",
    "DELETE /mcp",
    "OPTIONS /mcp",
    "GET /health",
    "GET /marked?marked=%0d%0amarked",
    "GET /events",
    "GET /sse",
    "POST /tools/execute",
    "POST /messages?sessionId=marked%0d%0aSet-Cookie:%20marked",
  ];
  const request = fc.record({
    line: fc.constantFrom(...lines),
    body: fc.constantFrom(...bodies),
    headers: fc.uniqueArray(fc.tuple(fc.constantFrom(...asked), hostileValue), {
      maxLength: 4,
      selector: ([name]) => name,
    }),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ line, body, headers }) => {
      const wire = await openWire(context, server.url);
      const usual = ["Host: localhost", "Content-Type: application/json", `Accept: ${accept}`];
      const given = headers.map(([name, value]) => `${name}: ${value}`);
      wire.send(requestText(line, [...usual, ...given], line.startsWith("POST") ? JSON.stringify(body) : undefined));
      const answer = await wire.answer();
      wire.end();
      for (const [name, value] of Object.entries(answer.headers)) {
        assert.ok(answerHeaders.has(name), `${line} ${given}: ${name}: ${value}`);
        assert.ok(!value.includes("marked"), `${line} ${given}: ${name}: ${value}`);
      }
    }),
    { numRuns: 400 },
  );
});

test("the ids of a request that come back are of the form that is told", async (context) => {
  const server = await startHttp(context);
  const idOf = async (given: string): Promise<string> => {
    const wire = await openWire(context, server.url);
    wire.send(requestText("GET /health", ["Host: localhost", `X-Request-Id: ${given}`]));
    const { headers } = await wire.answer();
    wire.end();
    return headers["x-request-id"] ?? "";
  };
  assert.equal(await idOf("my-id:1"), "my-id:1");
  assert.equal(await idOf("x".repeat(128)), "x".repeat(128));
  for (const odd of ["x".repeat(129), "a b", "a/b", "\u00e9", "a;b", "<a>", "a,b"]) {
    assert.match(await idOf(odd), /^[0-9a-f-]{36}$/, odd);
  }
});
