/** Streams of 2024 clients and the REST facade on a store that others use as well, and that is away at times. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { type SharedStore, shareStore } from "./sharedStore.js";
import { openRaw, postTo } from "./sseWire.js";
import { initialize, legacyRequest, toolCall } from "./wireRequests.js";

const startBoth = (shared: SharedStore, environment: Readonly<Record<string, string>> = {}) =>
  shared.start(["--sse", "--debug-rest"], environment);

/** A stream with a session, and a way to ask on it. */
const openSession = async (context: TestContext, url: string) => {
  const stream = await openRaw(context, url);
  const address = `${url}${(await stream.next()).data}`;
  const next = async () => JSON.parse((await stream.next()).data);
  const ask = async (message: object) => {
    await postTo(address, message);
    return next();
  };
  await ask(initialize);
  return { stream, address, next, ask };
};

test("while the store is down a client of 2024 is told so on its stream, and then goes on", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared);
  const { ask } = await openSession(context, server.url);
  const stream = await openRaw(context, server.url);
  const address = `${server.url}${(await stream.next()).data}`;
  shared.setAnswers(false);
  const refused = await ask(legacyRequest(...toolCall("remember")));
  await postTo(address, initialize);
  const notBegun = JSON.parse((await stream.next()).data);
  for (const { error } of [refused, notBegun]) {
    assert.deepEqual([error.data.reason, error.data.retryable], ["STORE_UNAVAILABLE", true]);
  }
  shared.setAnswers(true);
  await postTo(address, initialize);
  assert.equal(JSON.parse((await stream.next()).data).result.serverInfo.name, "mock-gds");
  assert.equal((await ask(legacyRequest(...toolCall("remember")))).error, undefined);
});

test("while the store is down a call without MCP is 503 and may be retried, and /ready says when to ask again", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared);
  const execute = () => postTo(`${server.url}/tools/execute`, { id: 1, name: "remember" });
  shared.setAnswers(false);
  const refused = await execute();
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "1"]);
  assert.equal(JSON.parse(refused.text).error.data.reason, "STORE_UNAVAILABLE");
  const ready = await fetch(`${server.url}/ready`);
  assert.deepEqual([ready.status, ready.headers.get("retry-after")], [503, "1"]);
  shared.setAnswers(true);
  assert.equal((await execute()).status, 200);
});

test("changes that come about in another process are told on the stream", async (context) => {
  const shared = await shareStore(context);
  const [one, two] = [await startBoth(shared), await startBoth(shared)];
  const { ask, next } = await openSession(context, one.url);
  await ask(legacyRequest("resources/subscribe", { uri: "fixture://notes/public" }));
  await postTo(`${two.url}/tools/execute`, { name: "remember", arguments: { note: "public" } });
  assert.equal((await next()).params.uri, "fixture://notes/public");
});

test("a session lives as long as its stream, though nobody asks anything", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared, { MCP_SESSION_IDLE_SECONDS: "1" });
  const { ask } = await openSession(context, server.url);
  for (let round = 0; round < 3; round++) {
    const before = shared.finds();
    while (shared.finds() === before) await new Promise(setImmediate);
    shared.passSeconds(0.9);
  }
  assert.equal((await ask(legacyRequest(...toolCall("remember")))).result.structuredContent.calls, 1);
});

test("a session that has expired ends its stream", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared, { MCP_SESSION_IDLE_SECONDS: "1" });
  const { stream } = await openSession(context, server.url);
  shared.passSeconds(10);
  await assert.rejects(stream.next(), /the stream ended/);
});

test("a server that stops leaves no session of a stream behind", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared);
  const { ask } = await openSession(context, server.url);
  const { session } = (await ask(legacyRequest(...toolCall("remember")))).result.structuredContent;
  const other = await startBoth(shared);
  assert.notEqual(await other.runtime.sessions.find(session), undefined);
  await server.stop();
  assert.equal(await other.runtime.sessions.find(session), undefined);
});

test("a world that is reset ends the streams in it, and no others", async (context) => {
  const shared = await shareStore(context);
  const server = await startBoth(shared);
  const [here, there] = [
    await openSession(context, server.url),
    await openRaw(context, server.url, { "x-gds-world": "another" }),
  ];
  const address = `${server.url}${(await there.next()).data}`;
  await postTo(address, initialize);
  await there.next();
  await shared.store.resetWorld("another");
  await assert.rejects(there.next(), /the stream ended/);
  assert.deepEqual((await here.ask(legacyRequest("ping"))).result, {});
});
