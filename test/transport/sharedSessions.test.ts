/** Sessions of 2025 clients that several servers on one store serve: they go on, are told of changes, and end everywhere. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { StoreUnavailableError } from "../../src/store/index.js";
import { createLegacySessions } from "../../src/transport/http/sessions/sdkSessions.js";
import { createSessionTable } from "../../src/transport/http/sessions/sessionTable.js";
import { type SharingServer, shareStore } from "./sharedStore.js";
import { sessionStream, updated } from "./streams.js";
import { accept, initialize, legacyRequest, openSession, post, toolCall } from "./wireRequests.js";

const notes = "fixture://notes";
const note = (text: string) => legacyRequest(...toolCall("remember", { note: text }));

const postIn = (server: SharingServer, id: string, body: unknown, headers: Record<string, string> = {}) =>
  post(server.mcp, body, { "mcp-session-id": id, ...headers });

const startTwo = async (context: TestContext) => {
  const shared = await shareStore(context);
  return { shared, one: await shared.start(), two: await shared.start() };
};

test("a session goes on in a server that has never seen it, as the client that it was", async (context) => {
  const { one, two } = await startTwo(context);
  const { id, post: postToOne } = await openSession(one.mcp);
  assert.equal((await postToOne(note("a"))).body.result.structuredContent.calls, 1);
  const { session, calls, client } = (await postIn(two, id, note("b"))).body.result.structuredContent;
  assert.deepEqual({ session, calls, client }, { session: id, calls: 2, client: "raw" });
  assert.equal((await postIn(two, id, legacyRequest("ping"))).headers.get("mcp-session-id"), id);
  assert.equal((await postIn(two, id, initialize)).status, 400, "it is initialized already");
});

test("many first requests of a session at once revive it once", async (context) => {
  const { shared, one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const before = shared.finds();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_item, number) => postIn(two, id, legacyRequest("ping", {}, number))),
  );
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.id]),
    answers.map((_answer, number) => [200, number]),
  );
  assert.equal(shared.finds() - before, 40, "each request asks the store once");
  const health = await (await fetch(`${two.url}/health`)).json();
  assert.equal(Object(health).sessions, 1);
});

test("a session that makes room for others as soon as it is revived still serves who waited for it", async (context) => {
  const { runtime, mcp } = await (await shareStore(context)).start();
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await openSession(mcp)).id));
  // As a store over a network does, it answers all that was asked at once in one turn.
  const asked = new Set<string>();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const find = async (id: string) => {
    asked.add(id);
    if (asked.size === ids.length) answer();
    await answered;
    return runtime.sessions.find(id);
  };
  const sharing = { ...runtime, sessions: { ...runtime.sessions, find } };
  const options = { maxSessions: 1, sessionIdleSeconds: 60, correlationIdOf: () => undefined };
  const table = createSessionTable(sharing, options);
  const sessions = createLegacySessions(sharing, table);
  context.after(table.closeAll);
  const headers = { "content-type": "application/json", accept };
  const ping = (id: string): Promise<Response> => {
    const request = new Request(mcp, { method: "POST", headers: { ...headers, "mcp-session-id": id } });
    return sessions.serve(request, legacyRequest("ping"), Promise.resolve());
  };
  const statuses = (await Promise.all(ids.map(ping))).map(({ status }) => status);
  assert.deepEqual(
    statuses,
    ids.map(() => 200),
  );
  assert.equal(table.size(), 1);
});

test("DELETE in one server ends the session, and its stream, in another", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const stream = await sessionStream(context, two.mcp, id);
  const remove = () => fetch(one.mcp, { method: "DELETE", headers: { "mcp-session-id": id } });
  assert.equal((await remove()).status, 200);
  assert.deepEqual(await stream.toEnd(), []);
  assert.equal((await remove()).status, 404);
  for (const server of [one, two]) {
    assert.equal((await postIn(server, id, legacyRequest("ping"))).status, 404);
    const again = await fetch(server.mcp, { headers: { accept: "text/event-stream", "mcp-session-id": id } });
    assert.equal(again.status, 404);
  }
});

test("a call that runs while its session is ended elsewhere is answered", async (context) => {
  const { one, two } = await startTwo(context);
  const { id, post: postToOne } = await openSession(one.mcp);
  const stream = await sessionStream(context, one.mcp, id);
  const slow = postToOne(legacyRequest(...toolCall("slow", { ms: 300 })));
  await postIn(two, id, legacyRequest("ping"));
  await fetch(two.mcp, { method: "DELETE", headers: { "mcp-session-id": id } });
  await stream.toEnd();
  assert.equal((await slow).body.result.structuredContent.aborted, false);
});

test("a subscription made in one server is heard on the stream that another holds, once, from the next change on", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const stream = await sessionStream(context, two.mcp, id);
  for (const round of [1, 2, 3]) {
    assert.deepEqual((await postIn(one, id, legacyRequest("resources/subscribe", { uri: notes }))).body.result, {});
    await postIn(one, id, note(`heard in round ${round}`));
    assert.equal(updated(await stream.next()), notes);
    await postIn(one, id, legacyRequest("resources/unsubscribe", { uri: notes }));
    await postIn(one, id, note("not heard"));
  }
  await postIn(one, id, legacyRequest("resources/subscribe", { uri: `${notes}/public` }));
  await postIn(one, id, note("public"));
  assert.equal(updated(await stream.next()), `${notes}/public`);
});

test("of two streams of one session the newer one alone is told of changes, and the older one ends", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  await postIn(one, id, legacyRequest("resources/subscribe", { uri: notes }));
  const older = await sessionStream(context, one.mcp, id);
  await postIn(two, id, note("heard on the older"));
  assert.equal(updated(await older.next()), notes);
  const newer = await sessionStream(context, two.mcp, id);
  for (const server of [one, two]) {
    await postIn(server, id, note("heard on the newer"));
    assert.equal(updated(await newer.next()), notes);
  }
  assert.deepEqual(await older.toEnd(), []);
  const newest = await sessionStream(context, one.mcp, id);
  await postIn(two, id, note("heard on the newest"));
  assert.equal(updated(await newest.next()), notes);
  assert.deepEqual(await newer.toEnd(), []);
});

test("a stream of a session that ends under way, or that the store cannot count, is none", async (context) => {
  const { shared, one } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const take = context.mock.method(one.runtime.sessions, "takeStream", async () => undefined);
  const stream = await sessionStream(context, one.mcp, id);
  assert.deepEqual(await stream.toEnd(), []);
  take.mock.mockImplementation(() => Promise.reject(new StoreUnavailableError("the store at test:1 is cut off")));
  const headers = { accept: "text/event-stream", "mcp-session-id": id };
  const refused = await fetch(one.mcp, { headers });
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "1"]);
  take.mock.restore();
  await postIn(one, id, legacyRequest("resources/subscribe", { uri: notes }));
  const again = await sessionStream(context, one.mcp, id);
  await postIn(one, id, note("heard"));
  assert.equal(updated(await again.next()), notes);
  assert.ok(shared.finds() > 0, "the store was asked");
});

test("subscriptions are there again when a session is revived", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  await postIn(one, id, legacyRequest("resources/subscribe", { uri: notes }));
  await one.stop();
  const stream = await sessionStream(context, two.mcp, id);
  await postIn(two, id, note("heard"));
  assert.equal(updated(await stream.next()), notes);
});

test("a stream that comes with a handle hears of that handle's changes, whichever server they are made in", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const headers = { "x-gds-session": "handle-of-my-own-0001" };
  await postIn(one, id, legacyRequest("resources/subscribe", { uri: notes }), headers);
  const stream = await sessionStream(context, two.mcp, id, headers);
  await postIn(one, id, note("mine"), headers);
  assert.equal(updated(await stream.next()), notes);
});

test("a server that ends closes streams, and leaves the sessions to the others", async (context) => {
  const { one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const stream = await sessionStream(context, one.mcp, id);
  const stopped = one.stop();
  assert.deepEqual(await stream.toEnd(), []);
  await stopped;
  assert.equal((await postIn(two, id, legacyRequest("ping"))).status, 200);
});

test("what a server drops to make room it builds again", async (context) => {
  const shared = await shareStore(context);
  const cramped = await shared.start(["--max-sessions", "1"]);
  // The default world has the limits of the server that started last.
  const roomy = await shared.start();
  const sessions = await Promise.all([1, 2, 3].map(() => openSession(roomy.mcp)));
  for (let round = 0; round < 2; round++) {
    for (const { id } of sessions) assert.equal((await postIn(cramped, id, note("x"))).status, 200);
  }
  assert.equal(Object(await (await fetch(`${cramped.url}/health`)).json()).sessions, 1);
});

test("when a world holds too many sessions the idlest one ends, everywhere", async (context) => {
  const shared = await shareStore(context);
  const one = await shared.start(["--max-sessions", "2"]);
  const two = await shared.start(["--max-sessions", "2"]);
  const opened = [];
  for (let number = 0; number < 3; number++) {
    shared.passSeconds(1);
    opened.push(await openSession(one.mcp));
  }
  const statuses = await Promise.all(opened.map(({ id }) => postIn(two, id, legacyRequest("ping"))));
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [404, 200, 200],
  );
});

test("a session ends when it has not been used for long enough; each use counts, whatever it is", async (context) => {
  const { shared, one, two } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  for (const server of [two, one, two]) {
    shared.passSeconds(86_000);
    assert.equal((await postIn(server, id, legacyRequest("ping"))).status, 200);
  }
  shared.passSeconds(86_401);
  for (const server of [two, one]) assert.equal((await postIn(server, id, legacyRequest("ping"))).status, 404);
});

test("an open stream keeps its session, and ends when the session is gone though nobody has said so", async (context) => {
  const shared = await shareStore(context);
  const server = await shared.start([], { MCP_SESSION_IDLE_SECONDS: "1" });
  const { id } = await openSession(server.mcp);
  const stream = await sessionStream(context, server.mcp, id);
  const asked = shared.finds();
  while (shared.finds() < asked + 2) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.notEqual(await server.runtime.sessions.find(id), undefined, "it lives");
  shared.passSeconds(2);
  assert.deepEqual(await stream.toEnd(), []);
});

test("a reset of the world ends its sessions in every server, and those of no other world", async (context) => {
  const { shared, one, two } = await startTwo(context);
  const open = async (headers: Record<string, string>): Promise<string> =>
    (await post(one.mcp, initialize, headers)).headers.get("mcp-session-id") ?? "";
  const [own, other] = [await open({}), await open({ "x-gds-world": "other" })];
  assert.match(other, /^other\.[A-Za-z0-9_-]{22}$/);
  const streams = [await sessionStream(context, one.mcp, own), await sessionStream(context, two.mcp, own)];
  await shared.store.resetWorld(one.runtime.world.key);
  for (const stream of streams) assert.deepEqual(await stream.toEnd(), []);
  for (const server of [one, two]) {
    assert.equal((await postIn(server, own, legacyRequest("ping"))).status, 404);
    assert.equal((await postIn(server, other, legacyRequest("ping"))).status, 200);
  }
});

test("a request that is no good beginning keeps no session", async (context) => {
  const { shared, one } = await startTwo(context);
  let opened = 0;
  context.mock.method(one.runtime.sessions, "begin", () => {
    opened++;
    throw new Error("no session is to be begun");
  });
  const { params } = initialize;
  const wideInfo = { ...params, capabilities: { experimental: { wide: { text: "x".repeat(9000) } } } };
  const replies = [
    await post(one.mcp, initialize, { accept: "application/json" }),
    await post(one.mcp, { ...initialize, params: { ...params, clientInfo: 5 } }),
    await post(one.mcp, [initialize, legacyRequest("ping")]),
    await post(one.mcp, { ...initialize, params: wideInfo }),
  ];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [406, 400, 400, 400],
  );
  assert.match(replies[3]?.body.error.message, /8192/);
  assert.equal(opened, 0);
  assert.equal(shared.finds(), 0);
});

test("hostile session ids are nobody's session, and handles were never initialized", async (context) => {
  const { one } = await startTwo(context);
  const { id } = await openSession(one.mcp);
  const handle = "handle-of-my-own-0001";
  await post(one.mcp, note("x"), { "mcp-session-id": id, "x-gds-session": handle });
  const ids = [
    handle,
    "x",
    " ",
    "a".repeat(5000),
    "../../../../etc/passwd",
    `default.${id}`,
    `other.${id}`,
    `${id}, ${id}`,
    `${id}:s`,
    "{w}:1:s:0123456789abcdef",
    "__proto__",
    "constructor",
    "toString.0123456789abcdef",
    `${id.slice(0, -1)}%00`,
    `${id}\u00e9`,
  ];
  for (const hostile of ids) {
    const reply = await postIn(one, hostile, legacyRequest("ping"));
    assert.equal(reply.status, 404, `id ${hostile.slice(0, 40)}`);
    assert.equal(reply.body.error.code, -32001);
    const removed = await fetch(one.mcp, { method: "DELETE", headers: { "mcp-session-id": hostile } });
    assert.equal(removed.status, 404, `DELETE of id ${hostile.slice(0, 40)}`);
  }
  assert.equal((await postIn(one, id, legacyRequest("ping"))).status, 200);
});
