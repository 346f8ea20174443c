/** The transport of revision 2024-11-05, behind `--sse`: a real client of that time, and hostile posts. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import test, { type TestContext } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { startHttp, type TestServer } from "../runtime/fixtures/server.js";
import { until } from "../support/until.js";
import { openRaw, postTo } from "./sseWire.js";
import { initialize, legacyRequest, toolCall } from "./wireRequests.js";

const startSse = (context: TestContext, overrides: Parameters<typeof startHttp>[1] = {}): Promise<TestServer> =>
  startHttp(context, { sse: true, ...overrides });

const connectClient = async (
  context: TestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<Client> => {
  const client = new Client({ name: "of 2024", version: "1" });
  await client.connect(new SSEClientTransport(new URL(`${url}/sse`), { requestInit: { headers } }));
  context.after(() => client.close());
  return client;
};

test("without --sse the paths are not there, and say how to have them", async (context) => {
  const server = await startHttp(context);
  for (const [method, path] of [
    ["GET", "/sse"],
    ["POST", "/messages"],
  ]) {
    const response = await fetch(`${server.url}${path}`, { method: method ?? "GET" });
    assert.equal(response.status, 404);
    assert.match(await response.text(), /--sse \(MCP_SSE=1\)/);
  }
});

test("a client of 2024 lists and calls, and hears of what it subscribed to", async (context) => {
  const server = await startSse(context);
  const client = await connectClient(context, server.url);
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === "remember"));
  const heard = new Promise<string>((resolve) => {
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => resolve(params.uri));
  });
  await client.subscribeResource({ uri: "fixture://notes" });
  const first = await client.callTool({ name: "remember", arguments: { note: "a" } });
  assert.equal(await heard, "fixture://notes");
  const second = await client.callTool({ name: "remember", arguments: { note: "b" } });
  const { session, kind, notes, client: name } = Object(second.structuredContent);
  assert.deepEqual([kind, notes, name], ["mcp-session", ["a", "b"], "of 2024"]);
  assert.equal(session, Object(first.structuredContent).session);
  await assert.rejects(client.callTool({ name: "refuse", arguments: { city: "full" } }), { code: -32002 });
});

test("two streams are two sessions, and hear nothing of each other", async (context) => {
  const server = await startSse(context);
  const [mine, other] = [await connectClient(context, server.url), await connectClient(context, server.url)];
  const heard: string[] = [];
  mine.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void heard.push(params.uri));
  await mine.subscribeResource({ uri: "fixture://notes" });
  await other.callTool({ name: "remember", arguments: { note: "not for you" } });
  const { structuredContent } = await mine.callTool({ name: "remember", arguments: { note: "mine" } });
  assert.deepEqual(Object(structuredContent).notes, ["mine"]);
  assert.deepEqual(heard, ["fixture://notes"], "one change, the own one");
});

test("a handle and a world in the headers of a post are those of its call", async (context) => {
  const server = await startSse(context);
  const handle = "handle-of-my-own-0001";
  const named = await connectClient(context, server.url, { "x-gds-session": handle });
  const { structuredContent } = await named.callTool({ name: "remember", arguments: {} });
  assert.deepEqual([Object(structuredContent).kind, Object(structuredContent).session], ["handle", handle]);
  const elsewhere = await connectClient(context, server.url, { "x-gds-world": "another" });
  const there = await elsewhere.callTool({ name: "remember", arguments: {} });
  assert.match(Object(there.structuredContent).session, /^another\./);
  await assert.rejects(connectClient(context, server.url, { "x-gds-world": "NO WORLD" }), { code: -32602 });
});

test("the stream begins with the place to post to, a post is accepted, and its answer comes on the stream", async (context) => {
  const server = await startSse(context);
  const stream = await openRaw(context, server.url);
  assert.equal(stream.response.headers["content-type"], "text/event-stream");
  const { event, data } = await stream.next();
  assert.equal(event, "endpoint");
  assert.match(data, /^\/messages\?sessionId=[A-Za-z0-9_-]{22}$/);
  const early = await postTo(`${server.url}${data}`, legacyRequest("tools/list"));
  assert.equal(early.status, 202);
  assert.deepEqual(JSON.parse((await stream.next()).data).error.code, -32000, "initialize comes first");
  const posted = await postTo(`${server.url}${data}`, initialize);
  assert.deepEqual([posted.status, posted.text], [202, "Accepted"]);
  const answer = await stream.next();
  assert.equal(answer.event, "message");
  assert.equal(JSON.parse(answer.data).result.serverInfo.name, "mock-gds");
});

test("each stream has another name", async (context) => {
  const server = await startSse(context);
  const names = new Set<string>();
  for (let count = 0; count < 20; count++) {
    const stream = await openRaw(context, server.url);
    names.add((await stream.next()).data);
    stream.leave();
  }
  assert.equal(names.size, 20);
});

for (const { what, query, status } of [
  { what: "no session", query: "", status: 400 },
  { what: "an empty one", query: "?sessionId=", status: 404 },
  { what: "an unknown one", query: "?sessionId=AAAAAAAAAAAAAAAAAAAAAA", status: 404 },
  { what: "two", query: "?sessionId=a&sessionId=b", status: 400 },
  { what: "a key of objects", query: "?sessionId=__proto__", status: 404 },
  { what: "a path", query: "?sessionId=../../etc/passwd", status: 404 },
  { what: "a line break", query: "?sessionId=a%0d%0aSet-Cookie:%20x=1", status: 404 },
  { what: "a long one", query: `?sessionId=${"x".repeat(10_000)}`, status: 404 },
  { what: "bytes that are no text", query: "?sessionId=%ff%fe", status: 404 },
]) {
  test(`a post that names ${what} is refused with ${status}`, async (context) => {
    const server = await startSse(context);
    const reply = await postTo(`${server.url}/messages${query}`, initialize);
    assert.equal(reply.status, status);
    assert.equal(reply.headers.get("set-cookie"), null);
    assert.equal(typeof JSON.parse(reply.text).error.message, "string");
  });
}

for (const { what, body, headers = {}, status } of [
  { what: "bad JSON", body: "{bad", status: 400 },
  { what: "no message", body: "{}", status: 400 },
  { what: "a batch, which that revision does not have", body: JSON.stringify([initialize]), status: 400 },
  { what: "plain text", body: "{}", headers: { "content-type": "text/plain" }, status: 415 },
  { what: "too much", body: JSON.stringify(legacyRequest("ping", { filler: "x".repeat(3000) })), status: 413 },
  { what: "a foreign origin", body: "{}", headers: { origin: "https://evil.example" }, status: 403 },
] as { what: string; body: string; headers?: Record<string, string>; status: number }[]) {
  test(`a post of ${what} is refused with ${status}, and the stream goes on`, async (context) => {
    const server = await startSse(context, { bodyLimitBytes: 2048 });
    const stream = await openRaw(context, server.url);
    const url = `${server.url}${(await stream.next()).data}`;
    assert.equal((await postTo(url, body, headers)).status, status);
    assert.equal((await postTo(url, initialize)).status, 202);
    assert.equal(JSON.parse((await stream.next()).data).id, 1);
  });
}

test("only GET opens a stream, and only POST posts", async (context) => {
  const server = await startSse(context);
  for (const [path, method, allow] of [
    ["/sse", "POST", "GET"],
    ["/sse", "HEAD", "GET"],
    ["/messages", "GET", "POST"],
  ] as const) {
    const response = await fetch(`${server.url}${path}`, { method });
    assert.deepEqual([response.status, response.headers.get("allow")], [405, allow], `${method} ${path}`);
  }
});

test("a foreign host opens no stream", async (context) => {
  const server = await startSse(context);
  const request = get(`${server.url}/sse`, { headers: { host: "evil.example" } });
  const [response]: IncomingMessage[] = await once(request, "response");
  assert.equal(response?.statusCode, 403);
  response?.resume();
});

test("a client that goes away ends its call, its session and its place", async (context) => {
  const server = await startSse(context, { maxSessions: 1 });
  const stream = await openRaw(context, server.url);
  const url = `${server.url}${(await stream.next()).data}`;
  await postTo(url, initialize);
  await stream.next();
  await postTo(url, legacyRequest(...toolCall("slow", { ms: 60_000 }), 2));
  const full = await fetch(`${server.url}/sse`);
  assert.deepEqual([full.status, full.headers.get("retry-after")], [503, "1"]);
  stream.leave();
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
  assert.equal((await postTo(url, legacyRequest("ping"))).status, 404);
  const next = await openRaw(context, server.url);
  assert.equal((await next.next()).event, "endpoint", "there is a place again");
});

/** Whether something comes before the stream ends. */
const answered = (stream: Awaited<ReturnType<typeof openRaw>>): Promise<boolean> =>
  stream.next().then(
    () => true,
    () => false,
  );

test("a stream on which nobody begins is ended, and one with a session is kept", async (context) => {
  const server = await startSse(context, { timeouts: { headersMs: 300, requestMs: 300 } });
  const begin = async () => {
    const stream = await openRaw(context, server.url);
    const url = `${server.url}${(await stream.next()).data}`;
    return (await postTo(url, initialize)).status === 202 && (await answered(stream)) ? { stream, url } : undefined;
  };
  let begun: Awaited<ReturnType<typeof begin>>;
  // A machine that is slow may end the stream before the session has begun: another one is opened then.
  await until("a session has begun in time", async () => {
    begun = await begin();
    return begun !== undefined;
  });
  const { stream: used, url } = begun ?? assert.fail();
  const silent = await openRaw(context, server.url);
  await silent.next();
  await assert.rejects(silent.next(), /the stream ended/);
  await postTo(url, legacyRequest("ping", {}, 2));
  assert.equal(JSON.parse((await used.next()).data).id, 2);
});

test("a session that is ended elsewhere ends its stream", async (context) => {
  const server = await startSse(context);
  const stream = await openRaw(context, server.url);
  const url = `${server.url}${(await stream.next()).data}`;
  await postTo(url, initialize);
  await stream.next();
  await postTo(url, legacyRequest(...toolCall("remember"), 2));
  const { session } = JSON.parse((await stream.next()).data).result.structuredContent;
  const ended = await fetch(server.mcp, { method: "DELETE", headers: { "mcp-session-id": session } });
  assert.equal(ended.status, 200);
  await assert.rejects(stream.next(), /the stream ended/);
});

test("a stream has a bound on what waits for its answer", async (context) => {
  const server = await startSse(context);
  const stream = await openRaw(context, server.url);
  const url = `${server.url}${(await stream.next()).data}`;
  await postTo(url, initialize);
  await stream.next();
  const slow = (_item: unknown, id: number) => postTo(url, legacyRequest(...toolCall("slow", { ms: 60_000 }), id));
  const accepted = await Promise.all(Array.from({ length: 256 }, slow));
  assert.deepEqual([...new Set(accepted.map(({ status }) => status))], [202]);
  const refused = await postTo(url, legacyRequest("ping", {}, 256));
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "1"]);
  stream.leave();
});

test("a call that is cancelled gets no answer, and the next one does", async (context) => {
  const server = await startSse(context);
  const client = await connectClient(context, server.url);
  const controller = new AbortController();
  const slow = client.callTool({ name: "slow", arguments: { ms: 60_000 } }, undefined, { signal: controller.signal });
  await client.ping();
  controller.abort();
  await assert.rejects(slow);
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
  await client.ping();
});

test("stopping the server lets a call on a stream finish, ends idle streams, and takes no new ones", async (context) => {
  const server = await startSse(context);
  const [busy, idle] = [await openRaw(context, server.url), await openRaw(context, server.url)];
  await idle.next();
  const url = `${server.url}${(await busy.next()).data}`;
  await postTo(url, initialize);
  await busy.next();
  await postTo(url, legacyRequest(...toolCall("slow", { ms: 300 }), 2));
  const stopped = server.stop();
  await assert.rejects(idle.next(), /the stream ended/);
  assert.equal(JSON.parse((await busy.next()).data).result.structuredContent.aborted, false);
  await assert.rejects(busy.next(), /the stream ended/);
  await stopped;
});
