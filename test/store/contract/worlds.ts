/** Part of the store suite: worlds, how they come to be, and what a reset forgets. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  StoreInvariantError,
  TooManyWorldsError,
  WorldExistsError,
  type WorldFacts,
  WorldMissingError,
  WorldResetError,
} from "../../../src/store/index.js";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  listAll,
  type OpenFreshStore,
  opening,
  runStartMs,
  seat,
  soldCount,
  tally,
  testClient,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";

const otherWorld: WorldFacts = {
  seed: "other",
  clock: { mode: "real" },
  limits: { bookings: 3, sessions: 5 },
  contractVersion: "2.0.0",
};

export const testWorlds = (openFresh: OpenFreshStore): void => {
  test("many who enter a world at once find the same one, made by the first", async (t) => {
    const store = await openFresh(t);
    const seeds = Array.from({ length: 50 }, (_, index) => `seed-${index}`);
    const entered = await Promise.all(
      seeds.map((seed) => store.enter({ world: "new", initially: { ...testFacts, seed }, ...testExpiry })),
    );
    const [first] = entered;
    assert.ok(first !== undefined, "nobody entered");
    assert.ok(seeds.includes(first.world.seed), first.world.seed);
    for (const { world, session } of entered) {
      assert.deepEqual(world, first.world);
      assert.equal(session, undefined);
    }
    assert.deepEqual(await store.readWorld("new"), {
      key: "new",
      epoch: 1,
      ...testFacts,
      seed: first.world.seed,
      createdAtMs: runStartMs,
    });
  });

  test("a world that is there keeps its facts, whatever a later caller would have it be", async (t) => {
    const store = await openFresh(t);
    const created = await store.createWorld("ci", otherWorld, runStartMs);
    assert.deepEqual(created, { key: "ci", epoch: 1, ...otherWorld, createdAtMs: runStartMs });
    const later = { realNowMs: runStartMs + 1, idleLimitMs: 1 };
    assert.deepEqual(await store.enter({ world: "ci", initially: testFacts, ...later }), {
      world: created,
      session: undefined,
    });
    await assert.rejects(store.createWorld("ci", testFacts, runStartMs), WorldExistsError);
    assert.deepEqual(await store.readWorld("ci"), created);
    assert.equal(await store.readWorld("nowhere"), undefined);
  });

  test("of many who create a world at once one does", async (t) => {
    const store = await openFresh(t);
    const created = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.createWorld("ci", otherWorld, runStartMs)),
    );
    assert.equal(created.filter(({ status }) => status === "fulfilled").length, 1);
  });

  test("worlds are listed in the order of their keys", async (t) => {
    const store = await openFresh(t);
    const keys = ["b", "", "\u{1f6eb}", "a", "\uffee", "B", "a b", "default/1", "a:", "{a}", "__proto__"];
    for (const key of keys) await enterWorld(store, key);
    const listed = (await store.listWorlds()).map(({ key }) => key);
    assert.deepEqual(
      listed.filter((key) => key !== testWorld.key),
      [...keys].sort(),
    );
  });

  test("the store holds as many worlds as it may, and those that are there stay open", async (t) => {
    const store = await openFresh(t, { mostWorlds: 3 });
    const keys = Array.from({ length: 10 }, (_, index) => `w${index}`);
    const outcomes = await Promise.allSettled(keys.map((key) => enterWorld(store, key)));
    const made = (await store.listWorlds()).map(({ key }) => key);
    assert.equal(made.length, 3);
    assert.equal(
      outcomes.filter(({ status }) => status === "fulfilled").length,
      3 - (made.includes(testWorld.key) ? 1 : 0),
    );
    await assert.rejects(enterWorld(store, "one-more"), TooManyWorldsError);
    await assert.rejects(store.createWorld("one-more", testFacts, runStartMs), TooManyWorldsError);
    for (const key of made) assert.equal((await enterWorld(store, key)).epoch, 1);
    assert.equal(await store.readWorld("one-more"), undefined);
  });

  test("a world that was never created can be read, is empty, and cannot be written to", async (t) => {
    const store = await openFresh(t);
    const world = { key: "nowhere", epoch: 1 };
    assert.equal(await store.readBooking(world, "ABC234"), undefined);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.equal(await store.countBookings(world, "session-1"), 0);
    assert.equal(await store.recall(world, "key", testNowMs), undefined);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.equal(await store.findSession("nowhere", "s", testExpiry), undefined);
    assert.equal(await store.endSession("nowhere", "s"), false);
    assert.equal(await store.addSubscription("nowhere", "s", "uri"), false);
    assert.deepEqual(await store.readEvents("nowhere", 0, 5), []);
    await assert.rejects(store.openBooking(opening("ABC234", { world })), WorldMissingError);
    await assert.rejects(store.changeBooking(changing("ABC234", 1, { world })), WorldMissingError);
    await assert.rejects(store.takeLocatorNumber(world), WorldMissingError);
    await assert.rejects(store.changeWorld("nowhere", { clock: { mode: "real" } }), WorldMissingError);
    await assert.rejects(store.resetWorld("nowhere"), WorldMissingError);
    assert.equal(await store.readWorld("nowhere"), undefined);
  });

  test("a world's clock is set for everyone, and stays over a reset", async (t) => {
    const store = await openFresh(t);
    const clock = { mode: "frozen", atMs: testNowMs + 5 } as const;
    assert.deepEqual((await store.changeWorld(testWorld.key, { clock })).clock, clock);
    assert.deepEqual(
      (await store.enter({ world: testWorld.key, initially: testFacts, ...testExpiry })).world.clock,
      clock,
    );
    assert.deepEqual((await store.resetWorld(testWorld.key)).clock, clock);
    assert.deepEqual((await store.changeWorld(testWorld.key, { clock: { mode: "real" } })).clock, { mode: "real" });
    assert.deepEqual((await store.readWorld(testWorld.key))?.clock, { mode: "real" });
  });

  test("a world's limits are changed for everyone, and stay over a reset", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", otherWorld);
    const limits = { bookings: 7, sessions: 9 };
    const changed = await store.changeWorld("small", { limits });
    assert.deepEqual([changed.limits, changed.clock], [limits, otherWorld.clock]);
    assert.deepEqual(await store.changeWorld("small", {}), changed);
    assert.deepEqual((await store.enter({ world: "small", initially: otherWorld, ...testExpiry })).world, changed);
    assert.deepEqual((await store.resetWorld("small")).limits, limits);
    const both = { clock: { mode: "frozen", atMs: 5 }, limits: otherWorld.limits } as const;
    assert.deepEqual(await store.changeWorld("small", both), { ...changed, ...both, epoch: 2 });
  });

  test("a limit of bookings below what is there stops new ones alone, and a higher one lets them in", async (t) => {
    const store = await openFresh(t);
    const world = await enterWorld(store, "small", otherWorld);
    for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator, { world }));
    await store.changeWorld("small", { limits: { bookings: 1, sessions: 5 } });
    assert.deepEqual(await store.openBooking(opening("L2", { world })), { kind: "worldFull", limit: 1 });
    assert.deepEqual(await store.changeBooking(changing("L0", 1, { world })), { kind: "done", version: 2 });
    assert.equal((await listAll(store, "session-1", 5, world)).length, 2);
    await store.changeWorld("small", { limits: { bookings: 3, sessions: 5 } });
    assert.deepEqual(await store.openBooking(opening("L2", { world })), { kind: "done", version: 1 });
  });

  test("a lower limit of sessions takes effect when the next one is used", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", otherWorld);
    const ids = ["s0", "s1", "s2", "s3"];
    for (const [later, id] of ids.entries()) await touch(store, id, { realNowMs: runStartMs + later }, "small");
    await store.changeWorld("small", { limits: { bookings: 3, sessions: 2 } });
    await touch(store, "s4", { realNowMs: runStartMs + 9 }, "small");
    const found = await Promise.all([...ids, "s4"].map((id) => store.findSession("small", id, testExpiry)));
    assert.deepEqual(
      found.flatMap((session) => (session === undefined ? [] : [session.id])),
      ["s3", "s4"],
    );
  });

  test("numbers that no world has are refused", async (t) => {
    const store = await openFresh(t);
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53]) {
      const clock = { mode: "frozen", atMs: wrong } as const;
      await assert.rejects(store.changeWorld(testWorld.key, { clock }), StoreInvariantError);
      await assert.rejects(store.createWorld("new", { ...testFacts, clock }, runStartMs), StoreInvariantError);
      const limits = { bookings: wrong, sessions: 1 };
      await assert.rejects(store.createWorld("new", { ...testFacts, limits }, runStartMs), StoreInvariantError);
      await assert.rejects(store.changeWorld(testWorld.key, { limits }), StoreInvariantError);
      await assert.rejects(store.createWorld("new", testFacts, wrong), StoreInvariantError);
      await assert.rejects(touch(store, "s", { realNowMs: wrong }), StoreInvariantError);
    }
    assert.equal(await store.readWorld("new"), undefined);
  });

  test("a reset forgets bookings, sales, keys, counters and sessions, and keeps what the world is", async (t) => {
    const store = await openFresh(t);
    await store.takeLocatorNumber(testWorld);
    await touch(store, "session-1");
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)], idempotency: attempt("key", "f") }));
    const before = await store.readWorld(testWorld.key);
    assert.ok(before !== undefined, "the world is gone");
    const reset = await store.resetWorld(testWorld.key);
    assert.deepEqual(reset, { ...before, epoch: 2 });
    const world = await enterWorld(store, testWorld.key);
    assert.equal(world.epoch, 2);
    assert.equal(await store.readBooking(world, "ABC234"), undefined);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.equal(await store.countBookings(world, "session-1"), 0);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.equal(await store.recall(world, "key", testNowMs), undefined);
    assert.equal(await store.findSession(testWorld.key, "session-1", testExpiry), undefined);
    assert.equal(await touch(store, "session-1", { mustExist: true }), undefined);
    assert.equal(await store.takeLocatorNumber(world), 0);
    const again = opening("ABC234", { world, claims: [claim(seat, 9, 9)], idempotency: attempt("key", "other") });
    assert.deepEqual(await store.openBooking(again), { kind: "done", version: 1 });
    assert.equal((await touch(store, "session-1"))?.toolCalls, 1);
  });

  test("those who entered before a reset write nothing after it", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const { epoch } = await store.resetWorld(testWorld.key);
    const world = { key: testWorld.key, epoch };
    const claims = [claim(seat, 1, 9)];
    await assert.rejects(store.openBooking(opening("ABC234", { claims })), WorldResetError);
    await assert.rejects(store.changeBooking(changing("ABC234", 1, { claims })), WorldResetError);
    await assert.rejects(store.takeLocatorNumber(testWorld), WorldResetError);
    const late = { world: testWorld, id: "late", client: testClient, initialize: "{}", ...testExpiry };
    await assert.rejects(store.openSession(late), WorldResetError);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.equal(await store.readBooking(world, "ABC234"), undefined);
    assert.equal(await store.takeLocatorNumber(world), 0);
    assert.equal(await store.findSession(testWorld.key, "late", testExpiry), undefined);
    assert.deepEqual(
      (await store.readEvents(testWorld.key, 0, 10)).map((event) => event.epoch),
      [1],
    );
  });

  test("a reset touches no other world", async (t) => {
    const store = await openFresh(t);
    // Names that a careless key would mix up with those of the epochs of `a`.
    for (const key of ["a", "a 2", "a:2", "a/2", "a2"]) {
      const world = await enterWorld(store, key);
      await store.openBooking(opening("ABC234", { world, document: key, claims: [claim(seat, 1, 9)] }));
    }
    await store.resetWorld("a");
    const world = await enterWorld(store, "a");
    await store.openBooking(opening("ABC234", { world, document: "after", claims: [claim(seat, 5, 9)] }));
    for (const key of ["a 2", "a:2", "a/2", "a2"]) {
      const other = { key, epoch: 1 };
      assert.equal((await store.readBooking(other, "ABC234"))?.document, key);
      assert.equal(await soldCount(store, seat, other), 1);
      assert.equal((await enterWorld(store, key)).epoch, 1);
    }
  });

  test("resets at once are one epoch each, and writers meet either side whole", async (t) => {
    const store = await openFresh(t);
    const writes = Array.from({ length: 40 }, (_, index) =>
      store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 99)] })).then(
        ({ kind }) => ({ kind }),
        (error: unknown) => {
          assert.ok(error instanceof WorldResetError, String(error));
          return { kind: "refused" };
        },
      ),
    );
    const resets = await Promise.all(Array.from({ length: 5 }, () => store.resetWorld(testWorld.key)));
    assert.deepEqual(resets.map(({ epoch }) => epoch).sort(), [2, 3, 4, 5, 6]);
    const { done = 0, refused = 0 } = tally(await Promise.all(writes));
    assert.equal(done + refused, 40);
    const world = await enterWorld(store, testWorld.key);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.deepEqual(await listAll(store, "session-1", 50, world), []);
  });

  test("a full world takes no more bookings, and a reset makes room", async (t) => {
    const store = await openFresh(t);
    const world = await enterWorld(store, "small", otherWorld);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.openBooking(opening(`L${index}`, { world, claims: [claim(seat, 1, 99)] })),
      ),
    );
    assert.deepEqual(tally(outcomes), { done: 3, worldFull: 7 });
    assert.ok(outcomes.every((outcome) => outcome.kind !== "worldFull" || outcome.limit === 3));
    assert.equal(await soldCount(store, seat, world), 3);
    const [taken] = await listAll(store, "session-1", 5, world);
    assert.ok(taken !== undefined, "no booking is listed");
    const cancel = changing(taken, 1, { world, status: "cancelled" });
    assert.deepEqual(await store.changeBooking(cancel), { kind: "done", version: 2 });
    const next = opening("NEW234", { world, idempotency: attempt("key", "f") });
    assert.deepEqual(await store.openBooking(next), { kind: "worldFull", limit: 3 });
    assert.equal(await store.recall(world, "key", testNowMs), undefined);
    assert.deepEqual(await store.openBooking(opening(taken, { world })), { kind: "locatorTaken" });
    await store.resetWorld("small");
    const after = await enterWorld(store, "small");
    assert.deepEqual(await store.openBooking({ ...next, world: after }), { kind: "done", version: 1 });
  });

  test("a cursor from before a reset is refused", async (t) => {
    const store = await openFresh(t);
    for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator));
    const query = { world: testWorld, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor = "" } = await store.listBookings(query);
    await store.resetWorld(testWorld.key);
    const world = await enterWorld(store, testWorld.key);
    await assert.rejects(store.listBookings({ ...query, world, cursor: nextCursor }), /cursor/);
  });
};
