/** Part of the store suite: a write repeated under its key is answered, not done again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  attempt,
  changing,
  claim,
  dayMs,
  type OpenFreshStore,
  opening,
  seat,
  soldCount,
  tally,
  testNowMs,
  testWorld,
} from "./fixtures.js";

export const testIdempotency = (openFresh: OpenFreshStore): void => {
  test("the same call under the same key is answered with the first booking", async (t) => {
    const store = await openFresh(t);
    const first = { claims: [claim(seat, 1, 1)], idempotency: attempt("key", "same") };
    assert.equal((await store.openBooking(opening("FIRST2", first))).kind, "done");
    assert.deepEqual(await store.openBooking(opening("SECND2", first)), { kind: "replayed", locator: "FIRST2" });
    assert.deepEqual(await store.openBooking(opening("FIRST2", first)), { kind: "replayed", locator: "FIRST2" });
    assert.equal(await store.readBooking(testWorld, "SECND2"), undefined);
    assert.equal(await soldCount(store, seat), 1);
  });

  test("another call under the same key is a conflict and changes nothing", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("FIRST2", { idempotency: attempt("key", "one") }));
    const other = { claims: [claim(seat, 1, 9)], idempotency: attempt("key", "two") };
    assert.deepEqual(await store.openBooking(opening("SECND2", other)), { kind: "idempotencyConflict" });
    assert.deepEqual(await store.changeBooking(changing("FIRST2", 1, other)), { kind: "idempotencyConflict" });
    assert.equal(await soldCount(store, seat), 0);
    assert.equal((await store.readBooking(testWorld, "FIRST2"))?.version, 1);
  });

  test("a repeated change is answered before its version is looked at", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const cancel = changing("ABC234", 1, { status: "cancelled", idempotency: attempt("key", "cancel") });
    assert.deepEqual(await store.changeBooking(cancel), { kind: "done", version: 2 });
    assert.deepEqual(await store.changeBooking(cancel), { kind: "replayed", locator: "ABC234" });
    assert.equal((await store.readBooking(testWorld, "ABC234"))?.version, 2);
  });

  test("a refused write leaves its key free", async (t) => {
    const store = await openFresh(t);
    const refused = opening("ABC234", { claims: [claim(seat, 2, 1)], idempotency: attempt("key", "two seats") });
    assert.equal((await store.openBooking(refused)).kind, "soldOut");
    assert.equal(await store.recall(testWorld, "key", testNowMs), undefined);
    const smaller = opening("ABC234", { claims: [claim(seat, 1, 1)], idempotency: attempt("key", "one seat") });
    assert.equal((await store.openBooking(smaller)).kind, "done");
  });

  test("a key is remembered up to its expiry, in the time of the command, and then free again", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("FIRST2", { idempotency: attempt("key", "one") }));
    const lastMs = testNowMs + dayMs - 1;
    assert.deepEqual(await store.recall(testWorld, "key", lastMs), { fingerprint: "one", locator: "FIRST2" });
    const justInTime = opening("SECND2", { idempotency: attempt("key", "two", lastMs) });
    assert.deepEqual(await store.openBooking(justInTime), { kind: "idempotencyConflict" });
    assert.equal(await store.recall(testWorld, "key", lastMs + 1), undefined);
    const afterwards = opening("SECND2", { idempotency: attempt("key", "two", lastMs + 1) });
    assert.deepEqual(await store.openBooking(afterwards), { kind: "done", version: 1 });
    assert.deepEqual(await store.recall(testWorld, "key", lastMs + 1), { fingerprint: "two", locator: "SECND2" });
  });

  test("what expires is forgotten while what is live stays, over many keys and a moving clock", async (t) => {
    const store = await openFresh(t);
    const stepMs = dayMs / 10;
    for (let index = 0; index < 60; index += 1) {
      const idempotency = attempt(`key-${index}`, `f-${index}`, testNowMs + index * stepMs);
      await store.openBooking(opening(`L${index}`, { idempotency }));
    }
    const endMs = testNowMs + 59 * stepMs;
    for (let index = 0; index < 60; index += 1) {
      const isLive = testNowMs + index * stepMs + dayMs > endMs;
      const expected = isLive ? { fingerprint: `f-${index}`, locator: `L${index}` } : undefined;
      assert.deepEqual(await store.recall(testWorld, `key-${index}`, endMs), expected);
    }
  });

  test("fifty callers with one key make one booking", async (t) => {
    const store = await openFresh(t);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 9)], idempotency: attempt("key", "same") })),
      ),
    );
    assert.deepEqual(tally(outcomes), { done: 1, replayed: 49 });
    assert.equal(await soldCount(store, seat), 1);
  });
};
