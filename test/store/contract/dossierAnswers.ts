/** Part of the store suite: callers' keys on commits of dossiers, of one family with those of bookings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CommitDossiers } from "../../../src/store/index.js";
import { commit, committed, listedIds, writing } from "./dossierFixtures.js";
import {
  attempt,
  dayMs,
  hostileStrings,
  type OpenFreshStore,
  opening,
  tally,
  testNowMs,
  testWorld,
} from "./fixtures.js";

const answer = `{"rfp_id":"RFP-1","note":"é \u{1f6eb} \\ud800"}`;

const keyed = (key: string, fingerprint = "f", nowMs = testNowMs): Pick<Required<CommitDossiers>, "idempotency"> => ({
  idempotency: { ...attempt(key, fingerprint, nowMs), answer },
});

export const testDossierAnswers = (openFresh: OpenFreshStore): void => {
  test("the same call again is answered as the first was, and does nothing", async (t) => {
    const store = await openFresh(t);
    await committed(store, [writing("a", { expected: "new" })], keyed("k"));
    assert.deepEqual(await commit(store, [writing("b")], keyed("k")), { kind: "replayed", answer });
    assert.deepEqual(await commit(store, [writing("b")], keyed("k", "g")), { kind: "idempotencyConflict" });
    assert.deepEqual(await listedIds(store), ["a"]);
    assert.deepEqual(await store.recallAnswer(testWorld, "k", testNowMs), { fingerprint: "f", answer });
    assert.equal(await store.recallAnswer(testWorld, "other", testNowMs), undefined);
  });

  test("a key counts until it expires in world time, and not at that instant", async (t) => {
    const store = await openFresh(t);
    await committed(store, [writing("a")], keyed("k"));
    const endMs = testNowMs + dayMs;
    assert.equal((await commit(store, [writing("b")], keyed("k", "f", endMs - 1))).kind, "replayed");
    assert.notEqual(await store.recallAnswer(testWorld, "k", endMs - 1), undefined);
    assert.equal(await store.recallAnswer(testWorld, "k", endMs), undefined);
    assert.equal((await commit(store, [writing("b")], keyed("k", "f", endMs))).kind, "done");
  });

  test("a commit that was refused leaves its key free", async (t) => {
    const store = await openFresh(t);
    assert.equal((await commit(store, [writing("a", { expected: 3 })], keyed("k"))).kind, "conflict");
    assert.equal(await store.recallAnswer(testWorld, "k", testNowMs), undefined);
    await committed(store, [writing("a")], keyed("k"));
  });

  test("a key that a booking has is no other commit's, and the other way round", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { idempotency: attempt("booking", "f") }));
    await committed(store, [writing("a")], keyed("dossier"));
    for (const fingerprint of ["f", "g"]) {
      const outcome = await commit(store, [writing("b")], keyed("booking", fingerprint));
      assert.deepEqual(outcome, { kind: "idempotencyConflict" });
      const opened = await store.openBooking(opening("NEW234", { idempotency: attempt("dossier", fingerprint) }));
      assert.deepEqual(opened, { kind: "idempotencyConflict" });
    }
    assert.equal(await store.recall(testWorld, "dossier", testNowMs), undefined);
    assert.equal(await store.recallAnswer(testWorld, "booking", testNowMs), undefined);
  });

  test("any text is a key and an answer", async (t) => {
    const store = await openFresh(t);
    for (const [index, key] of hostileStrings.entries()) {
      await committed(store, [writing("a")], { idempotency: { ...attempt(key, "f"), answer: JSON.stringify(key) } });
      if (index % 2 === 0) continue;
      const replayed = { kind: "replayed", answer: JSON.stringify(key) };
      assert.deepEqual(await commit(store, [writing("a")], keyed(key)), replayed);
    }
    await committed(store, [writing("a")], { idempotency: { ...attempt("no answer", "f"), answer: "" } });
    assert.deepEqual(await commit(store, [writing("a")], keyed("no answer")), { kind: "replayed", answer: "" });
  });

  test("of many same calls at once one is done, and the others are answered as it was", async (t) => {
    const store = await openFresh(t);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => commit(store, [writing(`a${index}`)], keyed("k"))),
    );
    assert.deepEqual(tally(outcomes), { done: 1, replayed: 19 });
    assert.equal((await listedIds(store)).length, 1);
  });
};
