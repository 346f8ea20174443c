/** Part of the store suite: groups, of whose dossiers only the first is ever due or leased. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { claimedIds, claiming, commit, committed, leaseMs, queue, waiting, writing } from "./dossierFixtures.js";
import { type OpenFreshStore, runStartMs, testNowMs, testWorld } from "./fixtures.js";
import { listen } from "./listening.js";

const group = "TEST-ABC234";

export const testDueGroups = (openFresh: OpenFreshStore): void => {
  test("the others of a group wait for the first, however late it is due and whether it is leased", async (t) => {
    const store = await openFresh(t);
    await committed(store, [
      waiting("a", { atMs: testNowMs + 50, group }),
      waiting("b", { atMs: testNowMs, group }),
      waiting("c", { atMs: testNowMs - 50, group }),
    ]);
    assert.deepEqual(await claimedIds(store), []);
    assert.equal((await store.nextDue(testWorld, queue)).atMs, testNowMs + 50);
    const nowMs = testNowMs + 50;
    assert.deepEqual(await claimedIds(store, { nowMs }), ["a"]);
    assert.deepEqual(await claimedIds(store, { nowMs }), []);
    assert.equal((await store.nextDue(testWorld, queue)).atMs, undefined);
    await committed(store, [writing("a", { expected: 2 })]);
    assert.deepEqual(await claimedIds(store, { nowMs }), ["b"]);
    await committed(store, [writing("b", { expected: 2, document: undefined })]);
    assert.equal((await store.nextDue(testWorld, queue)).atMs, testNowMs - 50);
    assert.deepEqual(await claimedIds(store, { nowMs }), ["c"]);
  });

  test("one that is put off with its group keeps its place, and those behind it wait", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group })]);
    await claiming(store);
    await committed(store, [waiting("a", { atMs: testNowMs + 60_000, group }, { expected: 2 })]);
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs + 59_999 }), []);
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs + 60_000 }), ["a"]);
    await committed(store, [writing("a")]);
    assert.deepEqual(await claimedIds(store), ["b"]);
  });

  test("one that waits behind the first may be written again, and keeps its place too", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group }), waiting("c", { group })]);
    await committed(store, [waiting("b", { atMs: testNowMs - 5, group })]);
    assert.deepEqual(await claimedIds(store), ["a"]);
    await committed(store, [writing("a")]);
    assert.deepEqual(await claimedIds(store), ["b"]);
  });

  test("one that is put off without its group steps aside, and the next one's turn has come", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group })]);
    await claiming(store);
    await committed(store, [waiting("a", { atMs: testNowMs + 1 }, { expected: 2 })]);
    assert.deepEqual(await claimedIds(store, { nowMs: testNowMs + 1 }), ["b", "a"]);
  });

  test("one that comes back to its group, or enters another, stands behind those that are in it", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group }), waiting("c", { group: "other" })]);
    await committed(store, [writing("a")]);
    await committed(store, [waiting("a", { group })]);
    await committed(store, [waiting("b", { group: "other" })]);
    assert.deepEqual(await claimedIds(store), ["a", "c"]);
    await committed(store, [writing("a"), writing("c")]);
    assert.deepEqual(await claimedIds(store), ["b"]);
  });

  test("one that leaves from the middle moves nobody", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group }), waiting("c", { group })]);
    await committed(store, [writing("b", { document: undefined })]);
    assert.deepEqual(await claimedIds(store), ["a"]);
    await committed(store, [writing("a")]);
    assert.deepEqual(await claimedIds(store), ["c"]);
  });

  test("when a lease has ended the first is handed out again, and not the next", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group })]);
    await claiming(store);
    assert.deepEqual(await claimedIds(store, { realNowMs: runStartMs + leaseMs }), ["a"]);
    assert.equal((await commit(store, [writing("a", { expected: 2 })])).kind, "conflict");
    assert.deepEqual(await claimedIds(store, { realNowMs: runStartMs + leaseMs }), []);
  });

  test("groups of a name in two queues, and of two names in one, do not wait for each other", async (t) => {
    const store = await openFresh(t);
    const due = { queue: "other", atMs: testNowMs, group };
    const others = ["", "g ", " g", `${group}x`, "é"].map((name) => waiting(`of ${name}`, { group: name }));
    await committed(store, [waiting("a", { group }), writing("b", { due }), waiting("c"), ...others]);
    await committed(store, [waiting("behind", { group: "" })]);
    assert.deepEqual(await claimedIds(store), ["a", "c", ...others.map(({ id }) => id)]);
    assert.deepEqual(await claimedIds(store, { queue: "other" }), ["b"]);
  });

  test("a whole group may come, go and change its order in one commit", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group }), waiting("c", { group })]);
    await committed(store, [
      waiting("d", { group }),
      writing("a", { document: undefined }),
      waiting("b"),
      waiting("e", { group: "other" }),
      waiting("c", { group: "other" }),
    ]);
    assert.deepEqual(await claimedIds(store), ["b", "d", "e"]);
    await committed(store, [writing("e"), writing("d")]);
    assert.deepEqual(await claimedIds(store), ["c"]);
  });

  test("listeners hear that work may be done when one leaves its group", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group }), waiting("b", { group })]);
    const { until } = listen(t, store);
    await committed(store, [writing("a")]);
    await until((event) => event.kind === "workQueued" && event.queue === queue);
  });
};
