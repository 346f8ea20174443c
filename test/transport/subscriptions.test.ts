/** Resource changes reach the subscribers they concern, in both eras, over both transports. */
import assert from "node:assert/strict";
import test from "node:test";
import { openFixtureRuntime, startHttp } from "../runtime/fixtures/server.js";
import { connectStdio } from "./stdioLines.js";
import { listen, sessionStream, updated } from "./streams.js";
import { initialize, legacyRequest, modernRequest, openSession, postModern, toolCall } from "./wireRequests.js";

const sessionKey = "io.github.mock-gds/session";

test("a 2025 session hears of its own changes and of everybody's, not of another session's", async (context) => {
  const server = await startHttp(context);
  const [mine, other] = [await openSession(server.mcp), await openSession(server.mcp)];
  const stream = await sessionStream(context, server.mcp, mine.id);
  await mine.post(legacyRequest("resources/subscribe", { uri: "fixture://notes" }));
  await mine.post(legacyRequest("resources/subscribe", { uri: "fixture://notes/public" }));
  await other.post(legacyRequest(...toolCall("remember", { note: "not for you" })));
  await other.post(legacyRequest(...toolCall("remember", { note: "public" })));
  assert.equal(updated(await stream.next()), "fixture://notes/public");
  await mine.post(legacyRequest(...toolCall("remember", { note: "mine" })));
  assert.equal(updated(await stream.next()), "fixture://notes");
  await mine.post(legacyRequest("resources/unsubscribe", { uri: "fixture://notes" }));
  await mine.post(legacyRequest(...toolCall("remember", { note: "public" })));
  assert.equal(updated(await stream.next()), "fixture://notes/public");
});

const uris = ["fixture://notes", "fixture://notes/public"];

test("a modern subscription hears of the session whose handle it came with", async (context) => {
  const server = await startHttp(context);
  const [mine, other] = ["handle-of-my-own-0001", "handle-of-another-002"];
  const [named, anonymous] = [
    await listen(context, server.mcp, uris, { [sessionKey]: mine }),
    await listen(context, server.mcp, uris, {}),
  ];
  for (const stream of [named, anonymous]) {
    assert.equal((await stream.next())["method"], "notifications/subscriptions/acknowledged");
  }
  const remember = (handle: string, note: string) =>
    postModern(server.mcp, modernRequest(...toolCall("remember", { note }), { [sessionKey]: handle }));
  await remember(other, "not for you");
  await remember(mine, "mine");
  await remember(other, "public");
  assert.equal(updated(await named.next()), "fixture://notes");
  assert.equal(updated(await named.next()), "fixture://notes/public");
  assert.equal(updated(await anonymous.next()), "fixture://notes/public");
});

const honouredIn = (message: Record<string, unknown>): unknown => {
  assert.equal(message["method"], "notifications/subscriptions/acknowledged");
  return Object(message["params"]).notifications.resourceSubscriptions;
};

test("a modern subscription is told which of its resources it can hear of, over HTTP and stdio", async (context) => {
  const server = await startHttp(context);
  const asked = ["fixture://notes", "fixture://nope", "fixture://notes/none", "fixture://notes/public", "https://x/"];
  const own = ["fixture://notes", "fixture://notes/public"];
  const named = await listen(context, server.mcp, asked, { [sessionKey]: "handle-of-my-own-0001" });
  assert.deepEqual(honouredIn(await named.next()), own);
  const anonymous = await listen(context, server.mcp, asked, {});
  assert.deepEqual(honouredIn(await anonymous.next()), ["fixture://notes/public"], "no session, no notes of it");
  const nothing = await listen(context, server.mcp, ["fixture://nope"], {});
  assert.equal(honouredIn(await nothing.next()), undefined);
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: asked } }, {}, "sub"));
  assert.deepEqual(honouredIn(await client.next()), own);
  client.send(modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: asked } }, {}, "gone"));
  assert.deepEqual(honouredIn(await client.next()), own);
  client.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "gone" } });
  client.send(modernRequest(...toolCall("remember", { note: "x" }), {}, "call"));
  assert.equal(updated(await client.next()), "fixture://notes");
  assert.equal((await client.next())["id"], "call", "the subscription that was cancelled hears of nothing");
  await client.end();
});

test("where changes were missed, everybody is told of all that they subscribed to, in every world", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const stream = await sessionStream(context, server.mcp, session.id);
  for (const uri of uris) await session.post(legacyRequest("resources/subscribe", { uri }));
  const listener = await listen(
    context,
    server.mcp,
    uris,
    { [sessionKey]: "handle-of-my-own-0001" },
    { "x-gds-world": "another-world" },
  );
  assert.equal((await listener.next())["method"], "notifications/subscriptions/acknowledged");
  await postModern(server.mcp, modernRequest(...toolCall("remember", { note: "unheard" }), {}));
  for (const told of [stream, listener]) {
    assert.deepEqual([updated(await told.next()), updated(await told.next())], uris);
  }
  await session.post(legacyRequest("resources/unsubscribe", { uri: "fixture://notes" }));
  await postModern(server.mcp, modernRequest(...toolCall("remember", { note: "unheard" }), {}));
  assert.equal(updated(await stream.next()), "fixture://notes/public");
});

test("stopping the server ends a subscription with its result", async (context) => {
  const server = await startHttp(context);
  const stream = await listen(context, server.mcp, uris, {});
  await stream.next();
  const stopped = server.stop();
  assert.equal((await stream.next())["id"], "sub");
  await stopped;
});

test("over stdio a 2025 client hears of what it subscribed to", async (context) => {
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(initialize);
  await client.next();
  client.send(legacyRequest(...toolCall("remember", { note: "unheard" }), 2));
  assert.equal((await client.next())["id"], 2);
  client.send(legacyRequest("resources/subscribe", { uri: "fixture://notes" }, 3));
  assert.equal((await client.next())["id"], 3);
  client.send(legacyRequest(...toolCall("remember", { note: "heard" }), 4));
  assert.equal(updated(await client.next()), "fixture://notes");
  assert.equal((await client.next())["id"], 4);
  assert.deepEqual(await client.end(), []);
});

test("over stdio a modern client listens, also for a handle that it has used, and the end of input ends that", async (context) => {
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(
    modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: ["fixture://notes"] } }, {}, "sub"),
  );
  assert.equal((await client.next())["method"], "notifications/subscriptions/acknowledged");
  for (const meta of [{}, { [sessionKey]: "handle-of-my-own-0001" }]) {
    client.send(modernRequest(...toolCall("remember", { note: "x" }), meta, "call"));
    assert.equal(updated(await client.next()), "fixture://notes");
    assert.equal((await client.next())["id"], "call");
  }
  // Its own change comes first, then what is told to all.
  client.send(modernRequest(...toolCall("remember", { note: "unheard" }), {}, "call"));
  assert.equal(updated(await client.next()), "fixture://notes");
  assert.equal(updated(await client.next()), "fixture://notes");
  assert.equal((await client.next())["id"], "call");
  assert.deepEqual(
    (await client.end()).map(({ id }) => id),
    ["sub"],
  );
});
