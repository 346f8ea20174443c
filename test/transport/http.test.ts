/** Streamable HTTP with both client generations: sessions, scopes, errors, correlation, health. */
import assert from "node:assert/strict";
import test from "node:test";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LegacyHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { startHttp } from "../runtime/fixtures/server.js";
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

const sessionKey = "io.github.mock-gds/session";

test("a v1 client works in a session, and its end is the end", async (context) => {
  const server = await startHttp(context);
  const client = new LegacyClient({ name: "v1", version: "1" });
  const transport = new LegacyHttp(new URL(server.mcp));
  await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
  const first = await client.callTool({ name: "remember", arguments: { note: "a" } });
  assert.deepEqual(first.structuredContent, {
    session: transport.sessionId,
    kind: "mcp-session",
    notes: ["a"],
    key: null,
    calls: 1,
    client: "v1",
  });
  await assert.rejects(client.callTool({ name: "refuse", arguments: { city: "full" } }), { code: -32002 });
  const id = transport.sessionId ?? "";
  await transport.terminateSession();
  const gone = await post(server.mcp, legacyRequest("tools/list"), { "mcp-session-id": id });
  assert.equal(gone.status, 404);
  await client.close();
});

test("a v2 client on the modern revision calls without a session", async (context) => {
  const server = await startHttp(context);
  const client = new ModernClient({ name: "v2", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new ModernHttp(new URL(server.mcp)));
  assert.equal(client.getNegotiatedProtocolVersion(), "2026-07-28");
  const greeted = await client.callTool({ name: "greet", arguments: { name: "Ada", nmae: "x" } });
  assert.deepEqual(greeted._meta?.["io.github.mock-gds/ignored-arguments"], ["nmae"]);
  assert.match(JSON.stringify(greeted.content), /Ignored arguments.*nmae/);
  await client.close();
});

test("an anonymous modern caller gets a session when something is kept for it, and keeps it with the handle", async (context) => {
  const server = await startHttp(context);
  const looked = await postModern(server.mcp, modernRequest(...toolCall("greet", { name: "x" })));
  assert.equal(looked.body.result._meta[sessionKey], undefined);
  const first = await postModern(server.mcp, modernRequest(...toolCall("remember", { note: "a" })));
  const handle = first.body.result._meta[sessionKey];
  assert.match(handle, /^[A-Za-z0-9_-]{22}$/);
  assert.ok(first.body.result.content[0].text.includes(handle));
  const byMeta = await postModern(
    server.mcp,
    modernRequest(...toolCall("remember", { note: "b" }), { [sessionKey]: handle }),
  );
  assert.deepEqual(byMeta.body.result.structuredContent.notes, ["a", "b"]);
  assert.equal(byMeta.body.result._meta[sessionKey], undefined);
  const byHeader = await postModern(server.mcp, modernRequest("resources/read", { uri: "fixture://notes" }), {
    "x-gds-session": handle,
  });
  assert.deepEqual(JSON.parse(byHeader.body.result.contents[0].text), { notes: ["a", "b"] });
  const other = await postModern(server.mcp, modernRequest("resources/read", { uri: "fixture://notes" }));
  assert.deepEqual(JSON.parse(other.body.result.contents[0].text), { notes: [] });
});

test("an explicit handle wins over the session of the connection; a malformed one is refused", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const call = (handle: string) =>
    session.post(legacyRequest("tools/call", { name: "remember", arguments: {}, _meta: { [sessionKey]: handle } }));
  assert.equal((await call("handle-of-sixteen-or-more")).body.result.structuredContent.kind, "handle");
  const refused = await call("short");
  assert.equal(refused.body.error.code, -32602);
  assert.equal(refused.body.error.data.field, `_meta.${sessionKey}`);
});

test("fifty sessions at once do not see each other", async (context) => {
  const server = await startHttp(context);
  const sessions = await Promise.all(Array.from({ length: 50 }, () => openSession(server.mcp)));
  assert.equal(new Set(sessions.map(({ id }) => id)).size, 50);
  const seen = await Promise.all(
    sessions.map(async ({ post: send }, index) => {
      await send(legacyRequest(...toolCall("remember", { note: `first ${index}` })));
      const { body } = await send(legacyRequest(...toolCall("remember", { note: `second ${index}` })));
      return body.result.structuredContent.notes;
    }),
  );
  assert.deepEqual(
    seen,
    sessions.map((_session, index) => [`first ${index}`, `second ${index}`]),
  );
});

test("an idempotency key reaches the handler, and a malformed one is refused", async (context) => {
  const server = await startHttp(context);
  const key = "io.github.mock-gds/idempotency-key";
  const good = await postModern(server.mcp, modernRequest(...toolCall("remember"), { [key]: "order 66" }));
  assert.equal(good.body.result.structuredContent.key, "order 66");
  for (const bad of ["", "x".repeat(129), "tab\there", 5]) {
    const { body } = await postModern(server.mcp, modernRequest(...toolCall("remember"), { [key]: bad }));
    assert.equal(body.error.code, -32602, String(bad));
  }
});

for (const { style, era, name, expected } of [
  { style: "auto", era: "legacy", name: "refuse", expected: -32001 },
  { style: "auto", era: "modern", name: "refuse", expected: "result" },
  { style: "rpc", era: "legacy", name: "refuse", expected: -32001 },
  { style: "rpc", era: "modern", name: "refuse", expected: -32602 },
  { style: "result", era: "legacy", name: "refuse", expected: "result" },
  { style: "result", era: "modern", name: "refuse", expected: "result" },
  { style: "result", era: "legacy", name: "gret", expected: -32602 },
  { style: "result", era: "modern", name: "gret", expected: -32602 },
  { style: "result", era: "legacy", name: "crash", expected: -32603 },
  { style: "auto", era: "modern", name: "crash", expected: -32603 },
  { style: "auto", era: "legacy", name: "greet", expected: -32602 },
  { style: "auto", era: "modern", name: "greet", expected: "result" },
] as const) {
  test(`with error style ${style} a ${era} call of ${name} is refused as ${expected}`, async (context) => {
    const server = await startHttp(context, { errorStyle: style });
    const reply =
      era === "modern"
        ? await postModern(server.mcp, modernRequest(...toolCall(name)))
        : await (await openSession(server.mcp)).post(legacyRequest(...toolCall(name)));
    if (expected === "result") {
      assert.equal(reply.body.result.isError, true);
      assert.equal(reply.body.result.structuredContent, undefined);
      const { code, data } = reply.body.result._meta["io.github.mock-gds/error"];
      assert.equal(code, name === "refuse" ? -32001 : -32602);
      assert.ok(data.reason.length > 0 && data.hint.length > 0);
    } else {
      assert.equal(reply.body.error.code, expected);
      assert.match(reply.body.error.data.correlationId, /./);
    }
    if (name === "gret") assert.match(reply.body.error.message, /did you mean greet\?/);
  });
}

test("a date-time without offset has its own reason", async (context) => {
  const server = await startHttp(context);
  const { body } = await postModern(
    server.mcp,
    modernRequest(...toolCall("greet", { name: "x", when: "2026-06-15T10:00:00" })),
  );
  assert.equal(body.result._meta["io.github.mock-gds/error"].data.reason, "NEEDS_OFFSET");
  assert.equal(body.result._meta["io.github.mock-gds/error"].data.field, "when");
});

test("an output that breaks its contract is an internal error where that is checked", async (context) => {
  const [strict, lax] = [await startHttp(context, { validateOutput: true }), await startHttp(context)];
  const refused = await postModern(strict.mcp, modernRequest(...toolCall("wrong")));
  assert.equal(refused.body.error.code, -32603);
  assert.match(strict.logLines.join(""), /output of wrong breaks its contract/);
  const passed = await postModern(lax.mcp, modernRequest(...toolCall("wrong")));
  assert.deepEqual(passed.body.result.structuredContent, { never: true });
});

test("a refusal without the data that its reason promises is an internal error where that is checked", async (context) => {
  const [strict, lax] = [await startHttp(context, { validateOutput: true }), await startHttp(context)];
  const silent = modernRequest(...toolCall("refuse", { city: "silent" }));
  const refused = await postModern(strict.mcp, silent);
  assert.equal(refused.body.error.code, -32603);
  assert.match(strict.logLines.join(""), /the refusal SOLD_OUT lacks left, which its contract promises/);
  const passed = await postModern(lax.mcp, silent);
  assert.match(passed.body.result.content[0].text, /^'silent' is sold out: \(none\) left/);
  const whole = await postModern(strict.mcp, modernRequest(...toolCall("refuse", { city: "full" })));
  assert.match(whole.body.result.content[0].text, /^'full' is sold out: 0 left/);
});

test("the correlation id is the caller's if well formed, and comes back in header, error and log", async (context) => {
  const server = await startHttp(context);
  const trace = "0af7651916cd43dd8448eb211c80319c";
  const call = (headers: Record<string, string>) =>
    postModern(server.mcp, modernRequest(...toolCall("crash")), headers);
  const traced = await call({ traceparent: `00-${trace}-b7ad6b7169203331-01`, "x-request-id": "other" });
  assert.equal(traced.headers.get("x-request-id"), trace);
  assert.equal(traced.body.error.data.correlationId, trace);
  assert.ok(server.logLines.some((line) => line.includes(trace) && line.includes("secret of the handler")));
  const named = await call({ "x-request-id": "my-id:1" });
  assert.equal(named.headers.get("x-request-id"), "my-id:1");
  const made = await call({ "x-request-id": "no spaces allowed" });
  assert.match(made.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
});

test("lists come in pages whose cursors are checked, with cache hints for modern callers", async (context) => {
  const server = await startHttp(context, { pageSize: 4 });
  const list = (params: Record<string, unknown>) => postModern(server.mcp, modernRequest("tools/list", params));
  const first = (await list({})).body.result;
  assert.equal(first.tools.length, 4);
  assert.deepEqual([first.cacheScope, first.ttlMs > 0], ["public", true]);
  const second = (await list({ cursor: first.nextCursor })).body.result;
  assert.deepEqual([second.tools.length, second.nextCursor], [2, undefined]);
  for (const cursor of ["x", 5, "AAAA", first.nextCursor.slice(1), "x".repeat(5000)]) {
    assert.equal((await list({ cursor })).body.error.code, -32602);
  }
  const session = await openSession(server.mcp);
  for (const cursor of ["", null]) {
    assert.deepEqual((await list({ cursor })).body.result.tools, first.tools, "a cursor of nothing is none");
    assert.deepEqual((await session.post(legacyRequest("tools/list", { cursor }))).body.result.tools, first.tools);
  }
  const read = await postModern(server.mcp, modernRequest("resources/read", { uri: "fixture://notes" }));
  assert.deepEqual([read.body.result.cacheScope, read.body.result.ttlMs], ["private", 1000]);
});

test("server/discover names the server and its instructions", async (context) => {
  const server = await startHttp(context);
  const { body } = await postModern(server.mcp, modernRequest("server/discover"));
  assert.equal(body.result.instructions, "Greet, then remember.");
  assert.deepEqual(body.result.supportedVersions, ["2026-07-28"]);
});

test("/health, /ready and / answer GET", async (context) => {
  const server = await startHttp(context);
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, init);
    return { status: response.status, body: await response.json() };
  };
  const health = await get("/health");
  assert.deepEqual([health.status, Object(health.body).status], [200, "healthy"]);
  assert.deepEqual(await get("/ready"), { status: 200, body: { ready: true } });
  assert.deepEqual(Object((await get("/")).body).endpoints, { mcp: "/mcp", health: "/health", ready: "/ready" });
  assert.equal((await get("/health", { method: "POST" })).status, 405);
  assert.equal((await get("/nowhere")).status, 404);
});

test("a session whose request names no revision that there is is told those that there are, with the request's id", async (context) => {
  const server = await startHttp(context);
  const { id } = await openSession(server.mcp);
  const headers = { "mcp-session-id": id, "mcp-protocol-version": "foo" };
  const { status, body } = await post(server.mcp, legacyRequest("tools/list", {}, 41), headers);
  assert.deepEqual([status, body.error.code, body.id], [400, -32000, 41]);
  assert.match(body.error.message, /Unsupported protocol version: foo \(supported versions: 2025-11-25, .*\)$/);
  const old = { ...headers, "mcp-protocol-version": "2023-01-01" };
  const ended = await fetch(server.mcp, { method: "DELETE", headers: old });
  assert.equal(ended.status, 400);
  assert.match(await ended.text(), /Unsupported protocol version: 2023-01-01 \(supported versions: /);
});

test("a refusal has the id of its request wherever that can be read", async (context) => {
  const server = await startHttp(context);
  const { id } = await openSession(server.mcp);
  const session = { "mcp-session-id": id };
  const request = legacyRequest("tools/list", {}, "mine");
  const replies = [
    await post(server.mcp, request, { ...session, accept: "application/json" }),
    await post(server.mcp, { ...initialize, id: "mine" }, session),
    await post(server.mcp, { ...request, method: 5 }, session),
    await post(server.mcp, { ...request, method: 5 }),
  ];
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.id]),
    [
      [406, "mine"],
      [400, "mine"],
      [400, "mine"],
      [400, "mine"],
    ],
  );
  const batch = await post(server.mcp, [request], { ...session, accept: "application/json" });
  assert.deepEqual([batch.status, batch.body.id], [406, null]);
});

test("an answer that is posted under 2026-07-28 is refused as that, and not told to initialize", async (context) => {
  const server = await startHttp(context);
  const answer = { jsonrpc: "2.0", id: 7, result: {} };
  const { status, body } = await post(server.mcp, answer, { "mcp-protocol-version": "2026-07-28" });
  assert.deepEqual([status, body.error.code, body.id], [400, -32600, null]);
  assert.match(body.error.message, /responses cannot be posted/);
});

test("a batch of a 2025 client is answered as a batch", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const { body } = await session.post([legacyRequest("ping", {}, 1), legacyRequest("ping", {}, 2)]);
  assert.deepEqual(
    body.map(({ id }: { id: number }) => id),
    [1, 2],
  );
});

test("two calls of a session that run at the same time have two ids, and one after the other may have the same", async (context) => {
  const server = await startHttp(context);
  const { post: postIn } = await openSession(server.mcp);
  const slow = () => postIn(legacyRequest(...toolCall("slow", { ms: 200 }), 7));
  const answers = await Promise.all([slow(), slow()]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  assert.deepEqual([refused?.body.id, refused?.body.error.code], [7, -32600]);
  assert.match(refused?.body.error.message, /same id/);
  for (let round = 0; round < 20; round++) assert.equal((await postIn(legacyRequest("ping", {}, 7))).status, 200);
});

test("a GET stream needs a session and there is one at a time", async (context) => {
  const server = await startHttp(context);
  const { id } = await openSession(server.mcp);
  const stream = (headers: Record<string, string>) =>
    fetch(server.mcp, { headers: { accept: "text/event-stream", ...headers } });
  assert.equal((await stream({})).status, 400);
  assert.equal((await stream({ "mcp-session-id": "unknown" })).status, 404);
  assert.equal((await stream({ "mcp-session-id": id, accept: "application/json" })).status, 406);
  const open = await stream({ "mcp-session-id": id });
  assert.equal(open.status, 200);
  assert.equal((await stream({ "mcp-session-id": id })).status, 409);
  await open.body?.cancel();
});

test("a modern client finds no GET and no DELETE", async (context) => {
  const server = await startHttp(context);
  for (const method of ["GET", "DELETE"]) {
    const response = await fetch(server.mcp, { method, headers: { accept, "mcp-protocol-version": "2026-07-28" } });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get("allow"), "POST");
  }
  assert.equal((await fetch(server.mcp, { method: "PUT" })).status, 405);
  assert.equal((await post(server.mcp, initialize)).status, 200);
});

test("a 2025 client that cancels a call gets its response ended", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  let isAnswered = false;
  const call = session.post(legacyRequest(...toolCall("slow", { ms: 60_000 }), "slow")).finally(() => {
    isAnswered = true;
  });
  const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "slow" } };
  while (!isAnswered) assert.equal((await session.post(cancelled)).status, 202);
  assert.deepEqual([(await call).status, (await call).body], [200, undefined]);
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
});
