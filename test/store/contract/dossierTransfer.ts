/** Part of the store suite: dossiers, their turns and the numbers of series go out as lines and come back, without leases. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import { type Store, WorldExistsError } from "../../../src/store/index.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import {
  claimedIds,
  claiming,
  collection,
  commit,
  committed,
  listedIds,
  queue,
  waiting,
  writing,
} from "./dossierFixtures.js";
import {
  arriving,
  attempt,
  enterWorld,
  exported,
  type OpenFreshStore,
  testFacts,
  testNowMs,
  testWorld,
} from "./fixtures.js";

const group = "g";
const idempotency = { ...attempt("k", "f"), answer: "{}" };

/** Dossiers in all places: leased, behind it, behind who came back to the group, put off, free, in lists. */
const filled = async (store: Store<JsonValue>): Promise<void> => {
  await committed(store, [
    waiting("late", { group: "other" }),
    waiting("first", { group }, { lists: ["x", "y"] }),
    waiting("second", { group: "other" }, { lists: ["x"] }),
  ]);
  await committed(store, [writing("late")]);
  await committed(store, [waiting("late", { group: "other" }), waiting("later", { atMs: testNowMs + 9, group })]);
  await committed(store, [writing("free"), { ...writing("first"), collection: "other" }], { idempotency });
  assert.deepEqual(await claimedIds(store, { limit: 1 }), ["first"]);
  for (const _once of [1, 2]) await store.takeNumber(testWorld, "series");
};

const requireFilled = async (store: Store<JsonValue>, world: typeof testWorld): Promise<void> => {
  assert.deepEqual(await listedIds(store, { world }), ["late", "first", "second", "later", "free"]);
  assert.deepEqual(await listedIds(store, { world, list: "x", order: "newest" }), ["second", "first"]);
  assert.equal(await store.countDossiers(world, "other"), 1);
  assert.deepEqual(await store.nextDue(world, queue), { atMs: testNowMs, leasedUntilMs: undefined });
  assert.ok((await store.worldsWithDue()).includes(world.key), "the world is not said to have work");
  assert.deepEqual(await store.recallAnswer(world, "k", testNowMs), { fingerprint: "f", answer: "{}" });
  assert.equal((await commit(store, [writing("new")], { world, idempotency })).kind, "replayed");
  assert.equal(await store.takeNumber(world, "series"), 3);
  const [first, second, ...rest] = await claiming(store, { world, nowMs: testNowMs + 9 });
  assert.deepEqual([first?.id, first?.version, first?.claims, second?.id, rest], ["first", 3, 1, "second", []]);
  await committed(store, [writing("first"), writing("second", { document: undefined })], { world });
  assert.deepEqual(await claimedIds(store, { world, nowMs: testNowMs + 9 }), ["late", "later"]);
  await committed(store, [writing("newest")], { world });
  assert.deepEqual((await listedIds(store, { world })).at(-1), "newest");
};

export const testDossierTransfer = (openFresh: OpenFreshStore): void => {
  test("what an export holds comes back with its turns, and nothing of it is leased", async (t) => {
    const store = await openFresh(t);
    await filled(store);
    const lines = await exported(store, testWorld.key);
    const copy = await store.importWorld("copy", arriving(lines));
    assert.deepEqual(await exported(store, "copy"), lines);
    await requireFilled(store, copy);
    // Whose lease it was goes on with it.
    assert.deepEqual(await committed(store, [writing("first", { expected: 2 })]), [3]);
  });

  test("it comes back in another store, byte for byte", async (t) => {
    const store = await openFresh(t);
    const memory = openMemoryStore<JsonValue>({ mostWorlds: 9, warn: () => undefined });
    await filled(store);
    const lines = await exported(store, testWorld.key);
    const there = await memory.importWorld("there", arriving(lines));
    assert.deepEqual(await exported(memory, "there"), lines);
    await requireFilled(memory, there);
    const back = await store.importWorld("back", arriving(lines));
    await requireFilled(store, back);
  });

  test("a world with dossiers is filled only where they may be replaced, and then by all of the lines", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "empty", { ...testFacts, seed: "other" });
    const lines = await exported(store, "empty");
    await committed(store, [waiting("a")]);
    await assert.rejects(store.importWorld(testWorld.key, arriving(lines)), WorldExistsError);
    assert.deepEqual(await listedIds(store), ["a"]);
    const world = await store.importWorld(testWorld.key, arriving(lines), { replace: true });
    assert.deepEqual(await listedIds(store, { world }), []);
    assert.equal(await store.readDossier(world, collection, "a"), undefined);
    assert.deepEqual(await claiming(store, { world }), []);
    assert.equal(await store.takeNumber(world, "series"), 1);
  });
};
