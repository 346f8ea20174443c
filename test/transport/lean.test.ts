/** Well-formed requests on the way past the SDK's handlers: what is plain, what speaks to its client meanwhile, and how both are cancelled. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { createPack } from "../../src/packs/conformance/index.js";
import { startHttp, startPack } from "../runtime/fixtures/server.js";
import { type EventReader, eventsOf } from "./streams.js";
import { accept, initialize, legacyRequest, modernRequest, openSession, post, toolCall } from "./wireRequests.js";

const latest = "2025-11-25";

const startConformance = (context: TestContext) => startPack(context, createPack());

/** A session of a client that can be asked, and POSTs of it that are read as streams. */
const openAskedSession = async (context: TestContext, url: string) => {
  const { params } = initialize;
  const capabilities = { sampling: {}, elicitation: {} };
  const begun = await post(url, { ...initialize, params: { ...params, protocolVersion: latest, capabilities } });
  const headers = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "", "mcp-protocol-version": latest };
  const send = (body: unknown) => post(url, body, headers);
  await send({ jsonrpc: "2.0", method: "notifications/initialized" });
  const request = (method: "GET" | "POST", more: Record<string, string>, body?: unknown): Promise<Response> =>
    fetch(url, {
      method,
      headers: { "content-type": "application/json", accept, ...headers, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (response: Response): Promise<EventReader> => {
    assert.equal(response.headers.get("content-type"), "text/event-stream");
    return eventsOf(context, response);
  };
  return {
    send,
    stream: async (body: unknown): Promise<EventReader> => read(await request("POST", {}, body)),
    resume: async (id: string): Promise<EventReader> => read(await request("GET", { "last-event-id": id })),
  };
};

const callOf = (name: string, meta: Record<string, unknown> = {}, id: number | string = 7) =>
  legacyRequest("tools/call", { name, arguments: {}, _meta: meta }, id);

test("a call that tells how far it is gets a stream, and its answer at the end of it", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const stream = await session.stream(callOf("test_tool_with_progress", { progressToken: "t" }));
  const [primed, ...events] = await stream.toEnd();
  assert.deepEqual([primed?.data, primed?.retry], ["", "1000"]);
  const messages = events.map(({ data }) => JSON.parse(data));
  assert.deepEqual(
    messages.slice(0, -1).map(({ params }) => [params.progressToken, params.progress]),
    [
      ["t", 0],
      ["t", 50],
      ["t", 100],
    ],
  );
  assert.deepEqual([messages.at(-1).id, messages.at(-1).result.content.length], [7, 1]);
});

test("a progress token that is too long to be repeated is refused", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const { body } = await session.send(callOf("test_tool_with_progress", { progressToken: "t".repeat(257) }));
  assert.equal(body.error.code, -32602);
  assert.match(body.error.message, /may have 256 characters, and this one has 257/);
  assert.equal(body.error.data.field, "_meta.progressToken");
});

test("a call that could tell and is not asked to is answered as JSON", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const { status, headers, body } = await session.send(callOf("test_tool_with_progress"));
  assert.deepEqual([status, headers.get("content-type"), body.id], [200, "application/json", 7]);
});

test("a stream that the server ends half way is gone on with where the client has left it", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const first = await (await session.stream(callOf("test_reconnection", { progressToken: 1 }))).toEnd();
  const last = first.at(-1)?.id ?? "";
  assert.ok(
    first.every(({ data }) => !data.includes('"result"')),
    "the answer is not there yet",
  );
  const rest = await (await session.resume(last)).toEnd();
  assert.equal(JSON.parse(rest.at(-1)?.data ?? "").id, 7);
  const again = await (await session.resume(last)).toEnd();
  assert.deepEqual(again, rest, "it is there for whoever comes back again");
});

test("a client is asked on the stream of its call, and answers in a request of its own", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const call = legacyRequest(...toolCall("test_sampling", { prompt: "Say hello" }));
  const stream = await session.stream(call);
  assert.equal((await stream.next()).data, "", "the stream is primed");
  const question = JSON.parse((await stream.next()).data);
  assert.equal(question.method, "sampling/createMessage");
  const result = { role: "assistant", model: "m", content: { type: "text", text: "hello" } };
  assert.equal((await session.send({ jsonrpc: "2.0", id: question.id, result })).status, 202);
  const [answer] = await stream.toEnd();
  assert.match(answer?.data ?? "", /hello/);
});

test("to cancel a call that is speaking ends its stream without an answer", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const stream = await session.stream(legacyRequest(...toolCall("test_sampling", { prompt: "x" }), "asking"));
  await stream.next();
  await stream.next();
  const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "asking" } };
  assert.equal((await session.send(cancelled)).status, 202);
  assert.deepEqual(await stream.toEnd(), []);
});

test("two plain requests that run at once have two ids, also where one of them speaks", async (context) => {
  const { mcp } = await startConformance(context);
  const session = await openAskedSession(context, mcp);
  const asking = await session.stream(legacyRequest(...toolCall("test_sampling", { prompt: "x" }), "same"));
  await asking.next();
  const refused = await session.send(callOf("test_simple_text", {}, "same"));
  assert.deepEqual([refused.status, refused.body.error.code], [400, -32600]);
  await session.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "same" } });
  await asking.toEnd();
});

const slow = toolCall("slow", { ms: 60_000 });

test("a modern client that goes away has cancelled its call", async (context) => {
  const server = await startHttp(context);
  const leaving = new AbortController();
  const call = fetch(server.mcp, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "slow",
    },
    body: JSON.stringify(modernRequest(...slow)),
    signal: leaving.signal,
  });
  call.catch(() => undefined);
  // The second is begun when the first runs.
  await post(server.mcp, initialize);
  leaving.abort();
  await assert.rejects(call);
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
});

test("a session that is over is not found, whatever is wrong with the call besides", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  await session.post(legacyRequest(...toolCall("greet", { name: "Ada" })));
  await fetch(server.mcp, { method: "DELETE", headers: { "mcp-session-id": session.id } });
  for (const name of ["greet", "gret"]) {
    const { status, body } = await session.post(legacyRequest(...toolCall(name, { name: "Ada" })));
    assert.deepEqual([status, body.error.code], [404, -32001], name);
  }
});

test("a call under a handle is a call in the session that it came in: it is not found when that is over", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const call = () =>
    post(server.mcp, legacyRequest(...toolCall("remember", { note: "x" })), {
      "mcp-session-id": session.id,
      "x-gds-session": "handle-of-my-own-0001",
    });
  assert.equal((await call()).status, 200);
  await fetch(server.mcp, { method: "DELETE", headers: { "mcp-session-id": session.id } });
  assert.equal((await call()).status, 404);
});
