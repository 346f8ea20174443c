/** Part of the store suite: each outcome of a write, and that a refused one changes nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import { type Store, StoreInvariantError } from "../../../src/store/index.js";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  exported,
  giveBack,
  type OpenFreshStore,
  opening,
  room,
  seat,
  testExpiry,
  testNowMs,
  testWorld,
} from "./fixtures.js";

/** Everything that a refused write must leave as it was. */
const snapshot = async (store: Store<JsonValue>): Promise<unknown> => ({
  sold: await store.soldCounts(testWorld, [seat, room]),
  listed: await store.listBookings({ world: testWorld, scopeId: "session-1", status: "all", limit: 100 }),
  recalled: await store.recall(testWorld, "key", testNowMs),
});

export const testOutcomes = (openFresh: OpenFreshStore): void => {
  test("an opened booking is read back with its stock sold", async (t) => {
    const store = await openFresh(t);
    const document = { total: 12.5, nested: [null, true, "é\u0000\ud83d\udeeb", { __proto__x: 1 }], empty: {} };
    const outcome = await store.openBooking(opening("ABC234", { document, claims: [claim(seat, 2, 9)] }));
    assert.deepEqual(outcome, { kind: "done", version: 1 });
    assert.deepEqual(await store.readBooking(testWorld, "ABC234"), {
      locator: "ABC234",
      version: 1,
      scopeId: "session-1",
      status: "confirmed",
      createdAtMs: testNowMs,
      document,
    });
    assert.deepEqual(await store.soldCounts(testWorld, [room, seat, seat]), [0, 2, 2]);
  });

  test("a booking that nobody opened is not there", async (t) => {
    const store = await openFresh(t);
    assert.equal(await store.readBooking(testWorld, "ABC234"), undefined);
    assert.deepEqual(await store.changeBooking(changing("ABC234", 1)), { kind: "notFound" });
  });

  test("a taken locator is refused and changes nothing", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 1, 9)] }));
    const before = await snapshot(store);
    const second = opening("ABC234", {
      document: "other",
      claims: [claim(seat, 1, 9)],
      idempotency: attempt("key", "f"),
    });
    assert.deepEqual(await store.openBooking(second), { kind: "locatorTaken" });
    assert.deepEqual(await snapshot(store), before);
  });

  test("a sale that one of its items cannot cover sells none of them and names the item", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("FIRST2", { claims: [claim(room, 3, 4)] }));
    const before = await snapshot(store);
    const command = opening("SECND2", {
      claims: [claim(seat, 1, 9), claim(room, 2, 4)],
      idempotency: attempt("key", "f"),
    });
    assert.deepEqual(await store.openBooking(command), { kind: "soldOut", key: room, left: 1 });
    assert.deepEqual(await snapshot(store), before);
    assert.equal(await store.readBooking(testWorld, "SECND2"), undefined);
  });

  test("claims on the same item count together", async (t) => {
    const store = await openFresh(t);
    const twice = [claim(seat, 2, 3), claim(seat, 2, 3)];
    assert.deepEqual(await store.openBooking(opening("ABC234", { claims: twice })), {
      kind: "soldOut",
      key: seat,
      left: 3,
    });
    const fitting = [claim(seat, 2, 3), claim(seat, 1, 3)];
    assert.deepEqual(await store.openBooking(opening("ABC234", { claims: fitting })), { kind: "done", version: 1 });
    assert.deepEqual(await store.soldCounts(testWorld, [seat]), [3]);
  });

  test("a change replaces the document, counts the version up, and moves stock both ways", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)] }));
    const change = changing("ABC234", 1, {
      document: ["new"],
      claims: [claim(room, 1, 4)],
      returns: [giveBack(seat, 2)],
    });
    assert.deepEqual(await store.changeBooking(change), { kind: "done", version: 2 });
    const booking = await store.readBooking(testWorld, "ABC234");
    assert.deepEqual([booking?.version, booking?.document, booking?.createdAtMs], [2, ["new"], testNowMs]);
    assert.deepEqual(await store.soldCounts(testWorld, [seat, room]), [0, 1]);
  });

  test("a change against an older version is refused and changes nothing", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)] }));
    await store.changeBooking(changing("ABC234", 1));
    const before = await snapshot(store);
    const late = changing("ABC234", 1, {
      status: "cancelled",
      returns: [giveBack(seat, 2)],
      idempotency: attempt("key", "f"),
    });
    assert.deepEqual(await store.changeBooking(late), { kind: "versionConflict", actualVersion: 2 });
    assert.deepEqual(await snapshot(store), before);
  });

  test("a change that is sold out changes nothing, not even its returns", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)] }));
    const before = await snapshot(store);
    const change = changing("ABC234", 1, { claims: [claim(room, 5, 4)], returns: [giveBack(seat, 2)] });
    assert.deepEqual(await store.changeBooking(change), { kind: "soldOut", key: room, left: 4 });
    assert.deepEqual(await snapshot(store), before);
  });

  test("an item that is returned and claimed in one change moves by the difference", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 3, 4)] }));
    const tooMany = changing("ABC234", 1, { claims: [claim(seat, 5, 4)], returns: [giveBack(seat, 3)] });
    assert.deepEqual(await store.changeBooking(tooMany), { kind: "soldOut", key: seat, left: 4 });
    const fitting = changing("ABC234", 1, { claims: [claim(seat, 4, 4)], returns: [giveBack(seat, 3)] });
    assert.deepEqual(await store.changeBooking(fitting), { kind: "done", version: 2 });
    assert.deepEqual(await store.soldCounts(testWorld, [seat]), [4]);
  });

  test("returning more than is sold is a caller's bug and changes nothing", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)] }));
    const before = await snapshot(store);
    for (const returns of [[giveBack(seat, 3)], [giveBack(seat, 2), giveBack(seat, 1)], [giveBack(room, 1)]]) {
      await assert.rejects(store.changeBooking(changing("ABC234", 1, { returns })), StoreInvariantError);
    }
    const coveredByClaim = changing("ABC234", 1, { claims: [claim(seat, 5, 9)], returns: [giveBack(seat, 3)] });
    await assert.rejects(store.changeBooking(coveredByClaim), StoreInvariantError);
    assert.deepEqual(await snapshot(store), before);
  });

  test("numbers that no correct caller gives are refused", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const before = await snapshot(store);
    const list = { world: testWorld, scopeId: "session-1", status: "all" } as const;
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      await assert.rejects(
        store.openBooking(opening("NEW234", { claims: [claim(seat, wrong, 9)] })),
        StoreInvariantError,
      );
      await assert.rejects(
        store.openBooking(opening("NEW234", { claims: [claim(seat, 1, wrong)] })),
        StoreInvariantError,
      );
      await assert.rejects(store.openBooking(opening("NEW234", { createdAtMs: wrong })), StoreInvariantError);
      const returning = changing("ABC234", 1, { returns: [giveBack(seat, wrong)] });
      await assert.rejects(store.changeBooking(returning), StoreInvariantError);
      await assert.rejects(store.changeBooking(changing("ABC234", 1, { changedAtMs: wrong })), StoreInvariantError);
      await assert.rejects(store.listBookings({ ...list, limit: wrong }), StoreInvariantError);
    }
    assert.deepEqual(await snapshot(store), before);
  });

  test("callers cannot reach into the store through what they gave or got", async (t) => {
    const store = await openFresh(t);
    const document: { names: string[] } = { names: ["Ada"] };
    await store.openBooking(opening("ABC234", { document }));
    document.names.push("changed after the call");
    const first = await store.readBooking(testWorld, "ABC234");
    assert.deepEqual(first?.document, { names: ["Ada"] });
    Object.assign(first?.document ?? {}, { names: "changed by a reader" });
    assert.deepEqual((await store.readBooking(testWorld, "ABC234"))?.document, { names: ["Ada"] });
  });

  test("a document of a million characters comes back whole", async (t) => {
    const store = await openFresh(t);
    const document = "é\u0000\ud800\\".repeat(250_000);
    await store.openBooking(opening("ABC234", { document }));
    assert.equal((await store.readBooking(testWorld, "ABC234"))?.document, document);
  });

  test("locator numbers count from 0 in each world and never repeat", async (t) => {
    const store = await openFresh(t);
    assert.equal(await store.takeLocatorNumber(testWorld), 0);
    const taken = await Promise.all(Array.from({ length: 50 }, () => store.takeLocatorNumber(testWorld)));
    assert.equal(new Set(taken).size, 50);
    assert.ok(!taken.includes(0), "0 was taken twice");
    assert.equal(await store.takeLocatorNumber(await enterWorld(store, "elsewhere")), 0);
  });

  test("closing lets the writes under way finish, and then refuses to serve", async (t) => {
    const store = await openFresh(t);
    await store.check();
    const underWay = Array.from({ length: 20 }, (_, index) => store.openBooking(opening(`L${index}`)));
    await store.close();
    assert.ok((await Promise.all(underWay)).every(({ kind }) => kind === "done"));
    await store.close();
    const closed = /closed/;
    await assert.rejects(store.check(), closed);
    await assert.rejects(store.takeLocatorNumber(testWorld), closed);
    await assert.rejects(store.openBooking(opening("ABC234")), closed);
    await assert.rejects(store.changeBooking(changing("L1", 1)), closed);
    await assert.rejects(store.readBooking(testWorld, "L1"), closed);
    await assert.rejects(store.recall(testWorld, "key", testNowMs), closed);
    await assert.rejects(store.soldCounts(testWorld, [seat]), closed);
    await assert.rejects(store.countBookings(testWorld, "session-1"), closed);
    await assert.rejects(store.readEvents(testWorld.key, 0, 1), closed);
    await assert.rejects(enterWorld(store, testWorld.key), closed);
    await assert.rejects(store.resetWorld(testWorld.key), closed);
    await assert.rejects(store.findSession(testWorld.key, "session-1", testExpiry), closed);
    await assert.rejects(store.endSession(testWorld.key, "session-1"), closed);
    await assert.rejects(store.addSubscription(testWorld.key, "session-1", "uri"), closed);
    await assert.rejects(exported(store, testWorld.key), closed);
  });
};
