/** Part of the store suite: sessions, how long they live, and what is kept of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import type { ClientFacts, Store, StoredSession } from "../../../src/store/index.js";
import {
  dayMs,
  enterWorld,
  hostileStrings,
  type OpenFreshStore,
  opening,
  runStartMs,
  testClient,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";

const at = (offsetMs: number) => ({ realNowMs: runStartMs + offsetMs, idleLimitMs: dayMs });

const newSession: StoredSession = {
  id: "session-1",
  ...testClient,
  createdAtMs: testNowMs,
  lastActivityAtMs: testNowMs,
  toolCalls: 1,
  initialize: undefined,
  subscriptions: [],
  streams: 0,
};

const find = (store: Store<JsonValue>, id: string, offsetMs = 0): Promise<StoredSession | undefined> =>
  store.findSession(testWorld.key, id, at(offsetMs));

export const testSessions = (openFresh: OpenFreshStore): void => {
  test("a session is opened by its first use, and counted in calls", async (t) => {
    const store = await openFresh(t);
    assert.deepEqual(await touch(store, "session-1"), newSession);
    assert.deepEqual(await touch(store, "session-1", { countsAsCall: false }), newSession);
    assert.equal((await touch(store, "session-1"))?.toolCalls, 2);
    assert.deepEqual(await find(store, "session-1"), { ...newSession, toolCalls: 2 });
    assert.equal(await find(store, "session-2"), undefined);
  });

  test("the client is told as it was at the last call", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    const client: ClientFacts = { transport: "stdio", clientName: null, clientVersion: null, protocolVersion: null };
    assert.deepEqual(await touch(store, "session-1", { client }), { ...newSession, ...client, toolCalls: 2 });
  });

  test("what is shown of a session is in the time of its world", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await store.changeWorld(testWorld.key, { clock: { mode: "frozen", atMs: testNowMs + 7 } });
    const later = await touch(store, "session-1", at(1000));
    assert.deepEqual([later?.createdAtMs, later?.lastActivityAtMs], [testNowMs, testNowMs + 7]);
    await store.changeWorld(testWorld.key, { clock: { mode: "real" } });
    const real = await touch(store, "session-1", at(2000));
    assert.deepEqual([real?.createdAtMs, real?.lastActivityAtMs], [testNowMs, runStartMs + 2000]);
  });

  test("a session that must exist and does not is not made", async (t) => {
    const store = await openFresh(t);
    assert.equal(await touch(store, "session-1", { mustExist: true }), undefined);
    assert.equal(await find(store, "session-1"), undefined);
    await touch(store, "session-1");
    assert.equal((await touch(store, "session-1", { mustExist: true }))?.toolCalls, 2);
  });

  test("each use slides the expiry, at which the session is over", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1", at(0));
    assert.ok((await touch(store, "session-1", { ...at(dayMs - 1), mustExist: true })) !== undefined, "used in time");
    assert.ok((await find(store, "session-1", 2 * dayMs - 2)) !== undefined, "found in time");
    assert.equal(await find(store, "session-1", 3 * dayMs - 2), undefined);
    assert.equal(await touch(store, "session-1", { ...at(3 * dayMs - 2), mustExist: true }), undefined);
    const anew = await touch(store, "session-1", at(3 * dayMs - 2));
    assert.equal(anew?.toolCalls, 1);
  });

  test("finding a session counts no call and changes nothing that is shown", async (t) => {
    const store = await openFresh(t);
    const before = await touch(store, "session-1");
    await store.changeWorld(testWorld.key, { clock: { mode: "frozen", atMs: testNowMs + 7 } });
    assert.deepEqual(await find(store, "session-1", 5), before);
    assert.deepEqual(await find(store, "session-1", 6), before);
  });

  test("a session that a client began keeps what it said", async (t) => {
    const store = await openFresh(t);
    const initialize = JSON.stringify({ capabilities: { name: "é\u0000\ud83d\udeeb" } });
    await store.openSession({ world: testWorld, id: "session-1", client: testClient, initialize, ...testExpiry });
    assert.deepEqual(await find(store, "session-1"), { ...newSession, toolCalls: 0, initialize });
    const used = await touch(store, "session-1", { mustExist: true });
    assert.deepEqual([used?.toolCalls, used?.initialize], [1, initialize]);
  });

  test("an ended session is gone, and its bookings are not", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await store.openBooking(opening("ABC234"));
    assert.equal(await store.endSession(testWorld.key, "session-1"), true);
    assert.equal(await store.endSession(testWorld.key, "session-1"), false);
    assert.equal(await find(store, "session-1"), undefined);
    assert.equal(await touch(store, "session-1", { mustExist: true }), undefined);
    assert.equal((await store.readBooking(testWorld, "ABC234"))?.scopeId, "session-1");
    assert.equal(await store.countBookings(testWorld, "session-1"), 1);
  });

  test("subscriptions are kept once each, in the order in which they came", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    const uris = ["b", "a", "10", "9", "é\u0000"];
    for (const uri of uris) assert.equal(await store.addSubscription(testWorld.key, "session-1", uri), true, uri);
    assert.equal(await store.addSubscription(testWorld.key, "session-1", "a"), false);
    assert.equal(await store.removeSubscription(testWorld.key, "session-1", "10"), true);
    assert.equal(await store.removeSubscription(testWorld.key, "session-1", "10"), false);
    assert.equal(await store.addSubscription(testWorld.key, "session-1", "10"), true);
    const expected = ["b", "a", "9", "é\u0000", "10"];
    assert.deepEqual((await find(store, "session-1"))?.subscriptions, expected);
    assert.deepEqual((await touch(store, "session-1"))?.subscriptions, expected);
    assert.equal(await store.addSubscription(testWorld.key, "session-2", "a"), false);
    assert.equal(await store.removeSubscription(testWorld.key, "session-2", "a"), false);
  });

  test("a session that begins anew has no subscriptions", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await store.addSubscription(testWorld.key, "session-1", "a");
    await store.endSession(testWorld.key, "session-1");
    assert.deepEqual(await touch(store, "session-1"), newSession);
  });

  test("many uses at once are all counted", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => touch(store, "session-1", { countsAsCall: index % 5 !== 0 })),
    );
    assert.equal((await find(store, "session-1"))?.toolCalls, 41);
  });

  test("many subscriptions at once are all there", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    const uris = Array.from({ length: 20 }, (_, index) => `uri-${index}`);
    const added = await Promise.all(
      [...uris, ...uris].map((uri) => store.addSubscription(testWorld.key, "session-1", uri)),
    );
    assert.equal(added.filter(Boolean).length, 20);
    assert.deepEqual([...((await find(store, "session-1"))?.subscriptions ?? [])].sort(), uris.sort());
  });

  test("of more sessions than the world may have, the one idle for longest goes", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", { ...testFacts, limits: { bookings: 9, sessions: 3 } });
    const use = (id: string, offsetMs: number) => touch(store, id, at(offsetMs), "small");
    const isThere = async (id: string): Promise<boolean> =>
      (await touch(store, id, { ...at(100), mustExist: true }, "small")) !== undefined;
    await use("a", 0);
    await use("b", 1);
    await use("c", 2);
    await use("a", 3);
    await store.findSession("small", "b", at(4));
    await use("d", 5);
    assert.equal(await isThere("c"), false);
    await store.openSession({
      ...{ world: { key: "small", epoch: 1 }, id: "e", client: testClient, initialize: "{}" },
      ...at(6),
    });
    assert.equal(await isThere("a"), false);
    for (const id of ["b", "d", "e"]) assert.ok(await isThere(id), `${id} is gone`);
  });

  test("a session that is over makes room before one that lives", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", { ...testFacts, limits: { bookings: 9, sessions: 2 } });
    await touch(store, "brief", { realNowMs: runStartMs, idleLimitMs: 10 }, "small");
    await touch(store, "long", at(5), "small");
    await touch(store, "new", at(20), "small");
    assert.ok((await store.findSession("small", "long", at(21))) !== undefined, "the living session is gone");
  });

  test("hostile session ids and subscriptions do not collide", async (t) => {
    const store = await openFresh(t);
    for (const id of hostileStrings) {
      assert.equal((await touch(store, id))?.id, id, JSON.stringify(id));
      assert.equal(await store.addSubscription(testWorld.key, id, id), true, JSON.stringify(id));
    }
    for (const id of hostileStrings) {
      const session = await find(store, id);
      assert.deepEqual([session?.id, session?.toolCalls, session?.subscriptions], [id, 1, [id]]);
      assert.equal(await store.endSession(testWorld.key, id), true);
    }
  });
};
