/** Part of the store suite: memos, how long they live, how many are kept, and what they go with. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import { longestMemo, mostMemos, type Store, StoreInvariantError, type WorldRef } from "../../../src/store/index.js";
import {
  arriving,
  enterWorld,
  exported,
  hostileStrings,
  type OpenFreshStore,
  type OpenPair,
  runStartMs,
  testFacts,
  testWorld,
} from "./fixtures.js";

const hourMs = 3_600_000;

interface Kept {
  readonly keepMs?: number;
  readonly atMs?: number;
  readonly world?: WorldRef;
}

const keep = (
  store: Store<JsonValue>,
  key: string,
  text: string,
  { keepMs = hourMs, atMs = runStartMs, world = testWorld }: Kept = {},
): Promise<void> => store.keepMemo(world, key, text, keepMs, atMs);

const read = (
  store: Store<JsonValue>,
  key: string,
  { atMs = runStartMs, world = testWorld }: Kept = {},
): Promise<string | undefined> => store.readMemo(world, key, atMs);

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `memo-${index}`);

export const testMemos = (openFresh: OpenFreshStore): void => {
  test("a memo is read until it ends, and not at that instant", async (t) => {
    const store = await openFresh(t);
    assert.equal(await read(store, "rate"), undefined);
    await keep(store, "rate", "1.0942");
    assert.equal(await read(store, "rate"), "1.0942");
    assert.equal(await read(store, "rate", { atMs: runStartMs + hourMs - 1 }), "1.0942");
    assert.equal(await read(store, "rate", { atMs: runStartMs + hourMs }), undefined);
  });

  test("a memo that is kept again has the later text and the later end", async (t) => {
    const store = await openFresh(t);
    await keep(store, "rate", "1.0942");
    await keep(store, "rate", "1.0951", { atMs: runStartMs + 10 });
    assert.equal(await read(store, "rate", { atMs: runStartMs + hourMs + 9 }), "1.0951");
    assert.equal(await read(store, "rate", { atMs: runStartMs + hourMs + 10 }), undefined);
  });

  test("a dropped memo is gone, and whether there was one is told", async (t) => {
    const store = await openFresh(t);
    await keep(store, "rate", "1.0942");
    await keep(store, "other", "1");
    assert.equal(await store.dropMemo(testWorld, "rate", runStartMs), true);
    assert.equal(await read(store, "rate"), undefined);
    assert.equal(await store.dropMemo(testWorld, "rate", runStartMs), false);
    assert.equal(await store.dropMemo(testWorld, "other", runStartMs + hourMs), false);
    assert.equal(await store.dropMemo(testWorld, "never", runStartMs), false);
  });

  test("any text is a key, and any text is kept as it is", async (t) => {
    const store = await openFresh(t);
    await Promise.all(hostileStrings.map((text) => keep(store, text, `of ${text}`)));
    for (const text of hostileStrings) assert.equal(await read(store, text), `of ${text}`);
    await keep(store, "empty", "");
    assert.equal(await read(store, "empty"), "");
  });

  test("worlds have memos of their own", async (t) => {
    const store = await openFresh(t);
    const other = await enterWorld(store, "other");
    await keep(store, "rate", "1.0942");
    assert.equal(await read(store, "rate", { world: other }), undefined);
    await keep(store, "rate", "2", { world: other });
    assert.equal(await store.dropMemo(other, "rate", runStartMs), true);
    assert.equal(await read(store, "rate"), "1.0942");
  });

  test("a reset world has none, and who entered it before keeps none", async (t) => {
    const store = await openFresh(t);
    await keep(store, "rate", "1.0942");
    const { key, epoch } = await store.resetWorld(testWorld.key);
    const after = { key, epoch };
    for (const world of [testWorld, after]) assert.equal(await read(store, "rate", { world }), undefined);
    await keep(store, "rate", "late");
    for (const world of [testWorld, after]) assert.equal(await read(store, "rate", { world }), undefined);
    assert.equal(await store.dropMemo(testWorld, "rate", runStartMs), false);
    await keep(store, "rate", "new", { world: after });
    assert.equal(await read(store, "rate", { world: after }), "new");
  });

  test("a deleted world has none, and one that is made under its name has none of its", async (t) => {
    const store = await openFresh(t);
    await keep(store, "rate", "1.0942");
    await store.deleteWorld(testWorld.key);
    await keep(store, "rate", "late");
    assert.equal(await read(store, "rate"), undefined);
    assert.equal(await store.dropMemo(testWorld, "rate", runStartMs), false);
    const { key, epoch } = await store.createWorld(testWorld.key, testFacts, runStartMs);
    assert.equal(await read(store, "rate", { world: { key, epoch } }), undefined);
  });

  test("an export has none, and an import leaves none", async (t) => {
    const store = await openFresh(t);
    const before = await exported(store, testWorld.key);
    await keep(store, "rate", "1.0942");
    assert.deepEqual(await exported(store, testWorld.key), before);
    const world = await store.importWorld(testWorld.key, arriving(before), { replace: true });
    assert.equal(await read(store, "rate", { world }), undefined);
    assert.equal(await read(store, "rate"), undefined);
  });

  test("above the limit of a world, those go that were kept longest ago", async (t) => {
    const store = await openFresh(t);
    const keys = numbered(mostMemos);
    await Promise.all(keys.map((key) => keep(store, key, key)));
    await keep(store, "memo-0", "again");
    await keep(store, "one more", "new");
    const left = await Promise.all([...keys, "one more"].map((key) => read(store, key)));
    assert.deepEqual(left, ["again", undefined, ...keys.slice(2), "new"]);
  });

  test("a memo that was dropped or replaced takes no room", async (t) => {
    const store = await openFresh(t);
    for (let round = 0; round < 5; round += 1) await keep(store, "same", String(round));
    await keep(store, "dropped", "text");
    await store.dropMemo(testWorld, "dropped", runStartMs);
    const keys = numbered(mostMemos - 1);
    await Promise.all(keys.map((key) => keep(store, key, key)));
    assert.equal(await read(store, "same"), "4");
  });

  test("a text that is too long is not kept, and leaves none of its key", async (t) => {
    const store = await openFresh(t);
    const longest = "x".repeat(longestMemo - "key".length);
    await keep(store, "key", longest);
    assert.equal(await read(store, "key"), longest);
    await keep(store, "key", `${longest}x`);
    assert.equal(await read(store, "key"), undefined);
  });

  test("numbers that are no instants and no times are refused", async (t) => {
    const store = await openFresh(t);
    for (const keepMs of [0, -1, 1.5, Number.NaN]) {
      await assert.rejects(keep(store, "rate", "1", { keepMs }), StoreInvariantError, String(keepMs));
    }
    await assert.rejects(keep(store, "rate", "1", { atMs: Number.NaN }), StoreInvariantError);
    assert.equal(await read(store, "rate"), undefined);
  });
};

export const testSharedMemos = (openPair: OpenPair): void => {
  test("what one process keeps the other reads, replaces and drops", async (t) => {
    const [first, second] = await openPair(t);
    await enterWorld(first, testWorld.key);
    await keep(first, "rate", "1.0942");
    assert.equal(await read(second, "rate"), "1.0942");
    await keep(second, "rate", "1.0951");
    assert.equal(await read(first, "rate"), "1.0951");
    assert.equal(await second.dropMemo(testWorld, "rate", runStartMs), true);
    assert.equal(await read(first, "rate"), undefined);
    await keep(first, "rate", "1.0942");
    await second.resetWorld(testWorld.key);
    assert.equal(await read(first, "rate"), undefined);
  });
};
