/** Part of the store suite: no string from outside reaches from one world, scope or key into another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  attempt,
  changing,
  claim,
  giveBack,
  HOSTILE_STRINGS,
  listAll,
  NOW_MS,
  type OpenFreshStore,
  opening,
  soldCount,
} from "./fixtures.js";

const identifier = fc.oneof(fc.constantFrom(...HOSTILE_STRINGS), fc.string({ unit: "binary", maxLength: 12 }));

export const testIsolation = (openFresh: OpenFreshStore, seed: number): void => {
  test("hostile worlds are worlds of their own", async (t) => {
    const store = await openFresh(t);
    for (const [index, world] of HOSTILE_STRINGS.entries()) {
      assert.equal(await store.takeLocatorNumber(world), 0, JSON.stringify(world));
      const command = opening("ABC234", {
        world,
        document: index,
        claims: [claim("seat", index + 1, 99)],
        idempotency: attempt("key", `f-${index}`),
      });
      assert.deepEqual(await store.openBooking(command), { kind: "done", version: 1 }, JSON.stringify(world));
    }
    for (const [index, world] of HOSTILE_STRINGS.entries()) {
      assert.equal((await store.readBooking(world, "ABC234"))?.document, index);
      assert.equal(await soldCount(store, "seat", world), index + 1);
      assert.deepEqual(await listAll(store, "session-1", 5, world), ["ABC234"]);
      assert.equal((await store.recall(world, "key", NOW_MS))?.fingerprint, `f-${index}`);
    }
  });

  test("hostile locators, scopes, stock keys and idempotency keys do not collide", async (t) => {
    const store = await openFresh(t);
    for (const [index, text] of HOSTILE_STRINGS.entries()) {
      const command = opening(text, {
        scopeId: text,
        document: text,
        claims: [claim(text, index + 1, 99)],
        idempotency: attempt(text, `f-${index}`),
      });
      assert.deepEqual(await store.openBooking(command), { kind: "done", version: 1 }, JSON.stringify(text));
    }
    const expected = HOSTILE_STRINGS.map((_, index) => index + 1);
    assert.deepEqual(await store.soldCounts("default", HOSTILE_STRINGS), expected);
    for (const [index, text] of HOSTILE_STRINGS.entries()) {
      const booking = await store.readBooking("default", text);
      assert.deepEqual([booking?.locator, booking?.scopeId, booking?.document], [text, text, text]);
      assert.deepEqual(await listAll(store, text), [text]);
      assert.deepEqual(await store.recall("default", text, NOW_MS), { fingerprint: `f-${index}`, locator: text });
      const cancel = changing(text, 1, { status: "cancelled", returns: [giveBack(text, index + 1)] });
      assert.deepEqual(await store.changeBooking(cancel), { kind: "done", version: 2 });
    }
    assert.ok((await store.soldCounts("default", HOSTILE_STRINGS)).every((count) => count === 0));
  });

  test("hostile idempotency keys expire like any other", async (t) => {
    const store = await openFresh(t);
    for (const round of [1, 2, 3]) {
      const nowMs = NOW_MS * round;
      for (const [index, key] of HOSTILE_STRINGS.entries()) {
        const command = opening(`L${round}-${index}`, { idempotency: attempt(key, `f-${round}`, nowMs) });
        assert.equal((await store.openBooking(command)).kind, "done");
        assert.equal((await store.recall("default", key, nowMs))?.locator, `L${round}-${index}`);
      }
    }
  });

  test("what happens in one world cannot be seen in another", async (t) => {
    t.diagnostic(`seed ${seed}`);
    const store = await openFresh(t);
    const used = new Set<string>();
    const property = fc.asyncProperty(
      fc.tuple(identifier, identifier),
      fc.array(identifier, { maxLength: 4 }),
      async (worlds, texts) => {
        const [here, there] = worlds.map((world) => `${used.size}|${world}`);
        if (here === undefined || there === undefined || here === there) return;
        used.add(here);
        for (const text of new Set(texts)) {
          const command = opening(text, {
            world: here,
            scopeId: text,
            claims: [claim(text, 1, 1)],
            idempotency: attempt(text, "f"),
          });
          assert.equal((await store.openBooking(command)).kind, "done");
          assert.equal(await store.readBooking(there, text), undefined);
          assert.equal(await store.recall(there, text, NOW_MS), undefined);
          assert.deepEqual(await store.soldCounts(there, [text]), [0]);
          assert.deepEqual(await listAll(store, text, 3, there), []);
          assert.deepEqual(await store.changeBooking(changing(text, 1, { world: there })), { kind: "notFound" });
        }
      },
    );
    await fc.assert(property, { seed, numRuns: 60 });
  });
};
