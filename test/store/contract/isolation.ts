/** Part of the store suite: no string from outside reaches from one world, scope or key into another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  giveBack,
  hostileStrings,
  listAll,
  type OpenFreshStore,
  opening,
  soldCount,
  testNowMs,
  testWorld,
} from "./fixtures.js";

export const testIsolation = (openFresh: OpenFreshStore): void => {
  test("hostile worlds are worlds of their own", async (t) => {
    const store = await openFresh(t);
    for (const [index, key] of hostileStrings.entries()) {
      const world = await enterWorld(store, key);
      assert.equal(await store.takeLocatorNumber(world), 0, JSON.stringify(key));
      const command = opening("ABC234", {
        world,
        document: index,
        claims: [claim("seat", index + 1, 99)],
        idempotency: attempt("key", `f-${index}`),
      });
      assert.deepEqual(await store.openBooking(command), { kind: "done", version: 1 }, JSON.stringify(key));
    }
    for (const [index, key] of hostileStrings.entries()) {
      const world = await enterWorld(store, key);
      assert.equal((await store.readBooking(world, "ABC234"))?.document, index);
      assert.equal(await soldCount(store, "seat", world), index + 1);
      assert.deepEqual(await listAll(store, "session-1", 5, world), ["ABC234"]);
      assert.equal((await store.recall(world, "key", testNowMs))?.fingerprint, `f-${index}`);
    }
  });

  test("hostile locators, scopes, stock keys and idempotency keys do not collide", async (t) => {
    const store = await openFresh(t);
    for (const [index, text] of hostileStrings.entries()) {
      const command = opening(text, {
        scopeId: text,
        document: text,
        claims: [claim(text, index + 1, 99)],
        idempotency: attempt(text, `f-${index}`),
      });
      assert.deepEqual(await store.openBooking(command), { kind: "done", version: 1 }, JSON.stringify(text));
    }
    const expected = hostileStrings.map((_, index) => index + 1);
    assert.deepEqual(await store.soldCounts(testWorld, hostileStrings), expected);
    for (const [index, text] of hostileStrings.entries()) {
      const booking = await store.readBooking(testWorld, text);
      assert.deepEqual([booking?.locator, booking?.scopeId, booking?.document], [text, text, text]);
      assert.deepEqual(await listAll(store, text), [text]);
      assert.deepEqual(await store.recall(testWorld, text, testNowMs), { fingerprint: `f-${index}`, locator: text });
      const cancel = changing(text, 1, { status: "cancelled", returns: [giveBack(text, index + 1)] });
      assert.deepEqual(await store.changeBooking(cancel), { kind: "done", version: 2 });
    }
    assert.ok((await store.soldCounts(testWorld, hostileStrings)).every((count) => count === 0));
  });

  test("hostile idempotency keys expire like any other", async (t) => {
    const store = await openFresh(t);
    for (const round of [1, 2, 3]) {
      const nowMs = testNowMs * round;
      for (const [index, key] of hostileStrings.entries()) {
        const command = opening(`L${round}-${index}`, { idempotency: attempt(key, `f-${round}`, nowMs) });
        assert.equal((await store.openBooking(command)).kind, "done");
        assert.equal((await store.recall(testWorld, key, nowMs))?.locator, `L${round}-${index}`);
      }
    }
  });
};
