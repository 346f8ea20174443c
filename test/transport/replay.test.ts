/** Streams that are lost and found again: a client that says what it has seen is told what it has missed, or all that it may have. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { startHttp } from "../runtime/fixtures/server.js";
import { shareStore } from "./sharedStore.js";
import { eventsOf } from "./streams.js";
import { legacyRequest, openSession, toolCall } from "./wireRequests.js";

const notes = "fixture://notes";
const publicNotes = "fixture://notes/public";
const latest = "2025-11-25";

/** The session's stream, event by event, with ids. */
const openStream = async (context: TestContext, url: string, id: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { accept: "text/event-stream", "mcp-session-id": id, ...headers } });
  assert.equal(response.status, 200, response.ok ? "" : await response.text());
  const events = eventsOf(context, response);
  return {
    ...events,
    /** The URI of the change that is told next. */
    nextChange: async () => {
      const { id: eventId, data } = await events.next();
      const { method, params } = JSON.parse(data);
      assert.equal(method, "notifications/resources/updated");
      return { eventId: eventId ?? "", uri: params.uri };
    },
  };
};

const remember = (note: string) => legacyRequest(...toolCall("remember", { note }));

const subscribe = async (session: Awaited<ReturnType<typeof openSession>>, ...uris: readonly string[]) => {
  for (const uri of uris) assert.equal((await session.post(legacyRequest("resources/subscribe", { uri }))).status, 200);
};

test("a client that comes back with the last event it has seen is told what came after it, once", async (context) => {
  const server = await startHttp(context);
  const [session, other] = [await openSession(server.mcp), await openSession(server.mcp)];
  await subscribe(session, notes, publicNotes);
  const first = await openStream(context, server.mcp, session.id);
  await session.post(remember("seen"));
  const seen = await first.nextChange();
  await first.leave();
  await session.post(remember("missed"));
  await other.post(remember("public"));
  const second = await openStream(context, server.mcp, session.id, { "last-event-id": seen.eventId });
  const missed = [await second.nextChange(), await second.nextChange()];
  assert.deepEqual(
    missed.map(({ uri }) => uri),
    [notes, publicNotes],
  );
  await session.post(remember("after"));
  const after = await second.nextChange();
  assert.equal(after.uri, notes);
  assert.equal(new Set([seen, ...missed, after].map(({ eventId }) => eventId)).size, 4, "each event has its own id");
});

test("a client whose last event nobody knows is told of everything that it has subscribed to", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  await subscribe(session, notes, publicNotes);
  const stream = await openStream(context, server.mcp, session.id, { "last-event-id": "of-another-server.17" });
  assert.deepEqual([(await stream.nextChange()).uri, (await stream.nextChange()).uri], [notes, publicNotes]);
  await session.post(remember("after"));
  assert.equal((await stream.nextChange()).uri, notes);
});

test("a client that comes back to another server learns of what it has missed", async (context) => {
  const shared = await shareStore(context);
  const [one, two] = [await shared.start(), await shared.start()];
  const session = await openSession(one.mcp);
  await subscribe(session, notes);
  const first = await openStream(context, one.mcp, session.id);
  await session.post(remember("seen"));
  const { eventId } = await first.nextChange();
  await first.leave();
  await session.post(remember("missed"));
  const second = await openStream(context, two.mcp, session.id, { "last-event-id": eventId });
  assert.equal((await second.nextChange()).uri, notes);
  await session.post(remember("after"));
  assert.equal((await second.nextChange()).uri, notes);
});

test("a client of the newest revision can come back before anything has happened", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  await subscribe(session, notes);
  const version = { "mcp-protocol-version": latest };
  const first = await openStream(context, server.mcp, session.id, version);
  const primed = await first.next();
  assert.deepEqual([primed.data, primed.retry], ["", undefined]);
  await first.leave();
  await session.post(remember("missed"));
  const second = await openStream(context, server.mcp, session.id, { ...version, "last-event-id": primed.id ?? "" });
  assert.equal((await second.nextChange()).uri, notes);
});

test("who says what it has seen takes the place of a stream that the server thinks is open", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  await subscribe(session, notes);
  const first = await openStream(context, server.mcp, session.id);
  await session.post(remember("seen"));
  const { eventId } = await first.nextChange();
  const second = await openStream(context, server.mcp, session.id, { "last-event-id": eventId });
  await session.post(remember("after"));
  assert.equal((await second.nextChange()).uri, notes);
});
