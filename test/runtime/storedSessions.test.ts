/** Sessions of the 2025 revisions as transports see them: any process on the store finds, ends and hears of them. */
import assert from "node:assert/strict";
import test from "node:test";
import { RequestRefusal } from "../../src/contract/refusal.js";
import { product } from "../../src/product.js";
import type { SessionNews } from "../../src/runtime/sessions/sessionIds.js";
import { createStoredSessions } from "../../src/runtime/sessions/storedSessions.js";
import { ownWorldOf } from "../../src/runtime/worlds/ownWorld.js";
import { openStore } from "../../src/store/index.js";

const client = { transport: "http", clientName: "c", clientVersion: "1", protocolVersion: "2025-11-25" } as const;
const limits = { bookings: 10, sessions: 10 };

/** Two processes' view of one store. */
const openTwo = async (name: string | null = null) => {
  let nowMs = 1_000_000;
  const store = await openStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  const own = ownWorldOf({ name, seed: "s", isSeedGiven: false, frozenAtMs: null, limits }, "1.0.0");
  const options = { product, own, clock: { now: () => nowMs }, idleLimitMs: 1000, pack: "one", takesUnbound: true };
  return {
    one: createStoredSessions(store, options),
    other: createStoredSessions(store, options),
    ofPack: (pack: string, takesUnbound: boolean) => createStoredSessions(store, { ...options, pack, takesUnbound }),
    store,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
};

const begin = { worldName: undefined, client, initialize: '{"capabilities":{}}' };

test("a session that one process began is found, subscribed and ended by another, and both hear of it", async () => {
  const { one, other } = await openTwo();
  const news: SessionNews[] = [];
  const stop = one.onNews((each) => news.push(each));
  const { id, kind, world } = await one.begin(begin);
  assert.deepEqual([kind, world, one.worldOf(id)], ["mcp-session", "default/s", "default/s"]);
  await other.subscribe(id, "gds://session/bookings");
  const found = await other.find(id);
  assert.deepEqual([found?.initialize, found?.subscriptions], [begin.initialize, ["gds://session/bookings"]]);
  await other.unsubscribe(id, "gds://session/bookings");
  await other.end(id);
  assert.equal(await one.find(id), undefined);
  assert.deepEqual(
    news.map(({ kind: each }) => each),
    ["subscriptionsChanged", "subscriptionsChanged", "ended"],
  );
  stop();
});

test("a session carries its world's name, and is in no other world", async () => {
  const { one } = await openTwo();
  const inCi = await one.begin({ ...begin, worldName: "ci" });
  assert.match(inCi.id, /^ci\.[A-Za-z0-9_-]{22}$/);
  assert.equal(inCi.world, "ci");
  assert.notEqual(await one.find(inCi.id), undefined);
  for (const id of [inCi.id.slice(3), `other.${inCi.id.slice(3)}`, `default.${inCi.id.slice(3)}`, "", "ci.", "ci"]) {
    assert.equal(await one.find(id), undefined, id);
  }
  await assert.rejects(one.begin({ ...begin, worldName: "No/World" }), RequestRefusal);
});

test("a server with a world of its own begins sessions there", async () => {
  const { one } = await openTwo("team-1");
  const { id, world } = await one.begin(begin);
  assert.deepEqual([id.startsWith("team-1."), world], [true, "team-1"]);
});

test("a session is kept while it is used, and gone when it was idle for too long", async () => {
  const { one, wait } = await openTwo();
  const { id } = await one.begin(begin);
  wait(900);
  assert.notEqual(await one.find(id), undefined);
  wait(900);
  assert.notEqual(await one.find(id), undefined);
  wait(1001);
  assert.equal(await one.find(id), undefined);
});

test("a session is found by its own pack alone, with what its client said and nothing more", async () => {
  const { one, ofPack } = await openTwo();
  const { id } = await one.begin(begin);
  const another = ofPack("two", true);
  assert.equal(await another.find(id), undefined);
  assert.equal((await ofPack("one", false).find(id))?.initialize, begin.initialize);
});

test("a session of an earlier release, which says no pack, is found by a pack that is served alone", async () => {
  const { one, ofPack, store } = await openTwo();
  const { world } = await one.begin(begin);
  const id = "session-of-an-earlier-release";
  const stored = await store.readWorld(world);
  assert.ok(stored !== undefined);
  const expiry = { realNowMs: 1_000_000, idleLimitMs: 1000 };
  for (const initialize of [begin.initialize, "not of this product"]) {
    await store.openSession({ world: stored, id, client, initialize, ...expiry });
    assert.equal((await one.find(id))?.initialize, initialize);
    assert.equal(await ofPack("one", false).find(id), undefined, "of several packs it could be any one's");
    await one.end(id);
  }
});
