/** Part of the store suite: queues, whose dossiers are handed out once each as long as the lease lasts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreInvariantError } from "../../../src/store/index.js";
import {
  claimedIds,
  claiming,
  collection,
  commit,
  committed,
  idsOf,
  leaseMs,
  queue,
  readVersion,
  waiting,
  writing,
} from "./dossierFixtures.js";
import { enterWorld, type OpenFreshStore, type OpenPair, runStartMs, testNowMs, testWorld } from "./fixtures.js";
import { listen } from "./listening.js";

const nothing = { atMs: undefined, leasedUntilMs: undefined };

export const testDue = (openFresh: OpenFreshStore): void => {
  test("what is due comes at its instant and not before, those due first and of one instant those made first", async (t) => {
    const store = await openFresh(t);
    const later = testNowMs + 10;
    // Neither names nor numbers of digits tell the order.
    const names = ["z", "y", "x10", "x9", "w", "v", "u", "t", "s", "r", "q"];
    await committed(store, [
      waiting("last", { atMs: later + 1 }),
      waiting("first", { atMs: testNowMs - 1 }),
      ...names.map((name) => waiting(name, { atMs: later })),
      writing("never"),
    ]);
    assert.deepEqual(await claimedIds(store), ["first"]);
    assert.deepEqual(await claimedIds(store, { nowMs: later - 1 }), []);
    assert.deepEqual(await claimedIds(store, { nowMs: later, limit: 4 }), names.slice(0, 4));
    assert.deepEqual(await claimedIds(store, { nowMs: later }), names.slice(4));
    assert.deepEqual(await claimedIds(store, { nowMs: later + 1 }), ["last"]);
  });

  test("queues are apart", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a"), writing("b", { due: { queue: "other", atMs: testNowMs } })]);
    assert.deepEqual(await claimedIds(store, { queue: "other" }), ["b"]);
    assert.deepEqual(await claimedIds(store, { queue: "third" }), []);
    assert.deepEqual(await claimedIds(store), ["a"]);
  });

  test("a claim counts the version up, which a commit then has to expect", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", {}, { lists: ["x"] })]);
    const [claimed] = await claiming(store);
    const dossier = { collection, id: "a", version: 2, sequence: 0, claims: 1, lists: ["x"], document: `{"id":"a"}` };
    assert.deepEqual(claimed, { ...dossier, due: { queue, atMs: testNowMs } });
    assert.deepEqual(await store.readDossier(testWorld, collection, "a"), claimed);
    assert.deepEqual(await commit(store, [writing("a", { expected: 1 })]), {
      kind: "conflict",
      at: 0,
      actualVersion: 2,
    });
    assert.deepEqual(await committed(store, [writing("a", { expected: 2 })]), [3]);
    assert.equal((await store.readDossier(testWorld, collection, "a"))?.claims, 0);
    assert.deepEqual(await store.nextDue(testWorld, queue), nothing);
  });

  test("what is leased is handed out again when the lease has ended, and who had it commits into a conflict", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a"), waiting("b")]);
    const endMs = runStartMs + leaseMs;
    assert.deepEqual(await claimedIds(store, { limit: 1 }), ["a"]);
    assert.deepEqual(await claimedIds(store, { realNowMs: runStartMs + 1 }), ["b"]);
    assert.deepEqual(await claimedIds(store, { realNowMs: endMs - 1 }), []);
    const [again, ...others] = await claiming(store, { realNowMs: endMs });
    assert.deepEqual([again?.id, again?.version, again?.claims, others], ["a", 3, 2, []]);
    const late = await commit(store, [writing("made"), writing("a", { expected: 2 })]);
    assert.deepEqual(late, { kind: "conflict", at: 1, actualVersion: 3 });
    assert.equal(await readVersion(store, "made"), undefined);
    await committed(store, [writing("a", { expected: 3 }), writing("b", { expected: 2 })]);
    assert.deepEqual(await claimedIds(store, { realNowMs: endMs + leaseMs }), []);
  });

  test("who is late commits as long as nobody has taken over", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("early", { atMs: testNowMs - 1 }), waiting("a")]);
    await claiming(store);
    const realNowMs = runStartMs + 2 * leaseMs;
    assert.deepEqual(await claimedIds(store, { realNowMs, limit: 1 }), ["early"]);
    assert.deepEqual(await store.nextDue(testWorld, queue), { atMs: testNowMs, leasedUntilMs: realNowMs + leaseMs });
    await committed(store, [waiting("a", { atMs: testNowMs + 5 }, { expected: 2 })]);
    assert.equal((await store.nextDue(testWorld, queue)).atMs, testNowMs + 5);
  });

  test("a lease that has ended is not handed out while the queue's clock is before what it was due at", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a")]);
    await claiming(store);
    const realNowMs = runStartMs + leaseMs;
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs - 1, realNowMs }), []);
    assert.deepEqual(await store.nextDue(testWorld, queue), { atMs: testNowMs, leasedUntilMs: undefined });
    assert.deepEqual(await claimedIds(store, { realNowMs }), ["a"]);
  });

  test("a write ends the lease, whoever it is of", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a"), waiting("b"), waiting("c")]);
    await claiming(store);
    await committed(store, [
      waiting("a", { atMs: testNowMs + 60_000 }, { expected: 2 }),
      waiting("b"),
      writing("c", { document: undefined }),
    ]);
    assert.deepEqual(await claimedIds(store), ["b"]);
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs + 60_000 }), ["a"]);
    assert.deepEqual(await claimedIds(store, { realNowMs: runStartMs + leaseMs, nowMs: testNowMs + 60_000 }), [
      "b",
      "a",
    ]);
  });

  test("a write moves a dossier to another instant and another queue, and out of all", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a"), waiting("b"), waiting("c")]);
    await committed(store, [
      waiting("a", { atMs: testNowMs + 1 }),
      writing("b", { due: { queue: "other", atMs: testNowMs } }),
      writing("c"),
    ]);
    assert.deepEqual(await claimedIds(store), []);
    assert.deepEqual(await claimedIds(store, { queue: "other" }), ["b"]);
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs + 1 }), ["a"]);
  });

  test("when there is something to do is told", async (t) => {
    const store = await openFresh(t);
    assert.deepEqual(await store.nextDue(testWorld, queue), nothing);
    await committed(store, [waiting("b", { atMs: testNowMs + 9 }), waiting("a")]);
    assert.deepEqual(await store.nextDue(testWorld, queue), { atMs: testNowMs, leasedUntilMs: undefined });
    await claiming(store);
    const leasedUntilMs = runStartMs + leaseMs;
    assert.deepEqual(await store.nextDue(testWorld, queue), { atMs: testNowMs + 9, leasedUntilMs });
    await claiming(store, { nowMs: testNowMs + 9, realNowMs: runStartMs - 5 });
    assert.deepEqual(await store.nextDue(testWorld, queue), { atMs: undefined, leasedUntilMs: leasedUntilMs - 5 });
    await committed(store, [writing("a"), writing("b", { document: undefined })]);
    assert.deepEqual(await store.nextDue(testWorld, queue), nothing);
  });

  test("worlds with something in a queue are told, leased or not, now or later", async (t) => {
    const store = await openFresh(t);
    const [later, leased] = [await enterWorld(store, "é {later}"), await enterWorld(store, "leased")];
    await enterWorld(store, "idle");
    await committed(store, [waiting("a", { atMs: testNowMs + 1_000_000 })], { world: later });
    await committed(store, [waiting("a", { group: "g" })], { world: leased });
    await claiming(store, { world: leased });
    const told = await store.worldsWithDue();
    assert.ok(
      [later.key, leased.key].every((key) => told.includes(key)),
      `only ${told.join(", ")} are told`,
    );
  });

  test("listeners hear what is told, and that work was queued", async (t) => {
    const store = await openFresh(t);
    const { heard, until } = listen(t, store);
    await committed(store, [waiting("a", {}, { tell: { topic: "t", scopeId: "s" } })]);
    await until((event) => event.kind === "workQueued" && event.queue === queue && event.world === testWorld.key);
    await until((event) => event.kind === "dossier");
    assert.deepEqual(
      heard.filter(({ kind }) => kind === "dossier"),
      await store.readEvents(testWorld.key, 0, 9),
    );
  });

  test("claims that make no sense are refused", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a")]);
    const wrong = [
      { nowMs: -1 },
      { realNowMs: Number.NaN },
      { leaseMs: 0 },
      { leaseMs: 1.5 },
      { limit: 0 },
      { limit: -1 },
    ];
    for (const changes of wrong) await assert.rejects(claiming(store, changes), StoreInvariantError);
    assert.deepEqual(await claimedIds(store), ["a"]);
  });
};

export const testSharedDue = (openPair: OpenPair): void => {
  test("what one process queues another hears of and claims, and each dossier once", async (t) => {
    const [here, there] = await openPair(t);
    await enterWorld(here, testWorld.key);
    const { heard, until } = listen(t, there);
    const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
    await committed(
      here,
      names.map((name) => waiting(name, {}, { tell: { topic: name } })),
    );
    await until((event) => event.kind === "workQueued" && event.queue === queue);
    await until((event) => event.kind === "dossier" && event.dossierId === "d39");
    assert.deepEqual(
      heard.flatMap((event) => (event.kind === "dossier" ? [event.dossierId] : [])),
      names,
    );
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claiming(index % 2 === 0 ? here : there, { limit: 7 })),
    );
    assert.deepEqual(idsOf(claims.flat()).toSorted(), names.toSorted());
    assert.ok((await there.worldsWithDue()).includes(testWorld.key), "the world has work");
  });
};
