/** Worlds on the wire: the header makes a caller's world, and nothing of one world is heard in another. */
import assert from "node:assert/strict";
import test from "node:test";
import { shareStore } from "./sharedStore.js";
import { listen, sessionStream, updated } from "./streams.js";
import { initialize, legacyRequest, modernRequest, openSession, post, postModern, toolCall } from "./wireRequests.js";

const sessionKey = "io.github.mock-gds/session";
const worldKey = "io.github.mock-gds/world";
const uris = ["fixture://notes", "fixture://notes/public"];
const publicNote: [string, Record<string, unknown>] = toolCall("remember", { note: "public" });

test("a 2025 session is in the world of its header, and hears of no other", async (context) => {
  const server = await (await shareStore(context)).start();
  const inWorld = async (headers: Record<string, string>) => {
    const id = (await post(server.mcp, initialize, headers)).headers.get("mcp-session-id") ?? "";
    const send = (body: unknown) => post(server.mcp, body, { "mcp-session-id": id });
    await send(legacyRequest("resources/subscribe", { uri: uris[1] }));
    const hear = await sessionStream(context, server.mcp, id);
    return { id, send, hear };
  };
  const [own, red, blue] = [
    await inWorld({}),
    await inWorld({ "x-gds-world": "red" }),
    await inWorld({ "x-gds-world": "blue" }),
  ];
  assert.deepEqual(
    [own.id, red.id, blue.id].map((id) => id.replace(/[A-Za-z0-9_-]{22}$/, "")),
    ["", "red.", "blue."],
  );
  for (const speaker of [own, red, blue]) {
    await speaker.send(legacyRequest(...publicNote));
    assert.equal(updated(await speaker.hear.next()), uris[1]);
  }
  for (const { id, hear } of [own, red, blue]) {
    await fetch(server.mcp, { method: "DELETE", headers: { "mcp-session-id": id } });
    assert.deepEqual(await hear.toEnd(), [], `${id} heard of another world`);
  }
});

test("a modern subscription is in the world of its header, its _meta or its handle, and hears of no other", async (context) => {
  const server = await (await shareStore(context)).start();
  const handle = "handle-of-my-own-0001";
  const own = await listen(context, server.mcp, uris);
  const byHeader = await listen(context, server.mcp, uris, {}, { "x-gds-world": "red" });
  const byMeta = await listen(context, server.mcp, uris, { [worldKey]: "red" });
  const byHandle = await listen(context, server.mcp, uris, { [sessionKey]: `red.${handle}` });
  const sameHandle = await listen(context, server.mcp, uris, { [sessionKey]: handle });
  for (const stream of [own, byHeader, byMeta, byHandle, sameHandle]) await stream.next();
  const remember = (note: string, meta: Record<string, unknown>) =>
    postModern(server.mcp, modernRequest(...toolCall("remember", { note }), meta));
  await remember("public", { [worldKey]: "red" });
  await remember("mine", { [sessionKey]: `red.${handle}` });
  await server.stop();
  const heard = await Promise.all(
    [own, byHeader, byMeta, byHandle, sameHandle].map(async (stream) =>
      (await stream.toEnd()).flatMap((message) => ("method" in message ? [updated(message)] : [])),
    ),
  );
  assert.deepEqual(heard, [[], [uris[1]], [uris[1]], [uris[1], uris[0]], []]);
});

test("a world that contradicts a session, or that no world can have, is refused, in both eras", async (context) => {
  const server = await (await shareStore(context)).start();
  const id = (await post(server.mcp, initialize, { "x-gds-world": "red" })).headers.get("mcp-session-id") ?? "";
  const send = (body: unknown, world: string) => post(server.mcp, body, { "mcp-session-id": id, "x-gds-world": world });
  for (const world of ["blue", "Red", "../red", "x".repeat(41)]) {
    for (const [method, parameters] of [publicNote, ["resources/subscribe", { uri: uris[0] }]] as const) {
      const { error } = (await send(legacyRequest(method, parameters), world)).body;
      assert.deepEqual([error.code, error.data.field], [-32602, "X-Gds-World"], `${method} in ${world}`);
    }
    const stream = await fetch(server.mcp, {
      headers: { accept: "text/event-stream", "mcp-session-id": id, "x-gds-world": world },
    });
    assert.equal(stream.status, 400, world);
    assert.equal(Object(await stream.json()).error.data.field, "X-Gds-World");
    const subscription = modernRequest(
      "subscriptions/listen",
      { notifications: { resourceSubscriptions: uris } },
      { [sessionKey]: id },
    );
    const refused = await postModern(server.mcp, subscription, { "x-gds-world": world });
    assert.deepEqual([refused.status, refused.body.error.code], [400, -32602], world);
  }
  assert.equal((await send(legacyRequest(...publicNote), "red")).body.result.structuredContent.session, id);
  const refused = await post(server.mcp, initialize, { "x-gds-world": "Red" });
  assert.deepEqual([refused.status, refused.body.id, refused.body.error.code], [400, 1, -32602]);
  assert.equal(refused.body.error.data.field, "X-Gds-World");
});

test("a server with a name for its world puts those who name none into it", async (context) => {
  const shared = await shareStore(context);
  const [named, unnamed] = [await shared.start(["--world", "red"]), await shared.start()];
  const session = await openSession(named.mcp);
  assert.match(session.id, /^red\./);
  const reply = await post(unnamed.mcp, legacyRequest("ping"), { "mcp-session-id": session.id });
  assert.equal(reply.status, 200, "any server finds the world of any session");
});
