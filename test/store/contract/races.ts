/** Part of the store suite: many callers at once, and nothing sold twice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changing,
  claim,
  giveBack,
  type OpenFreshStore,
  opening,
  room,
  seat,
  seededChoice,
  soldCount,
  tally,
  testWorld,
} from "./fixtures.js";

export const testRaces = (openFresh: OpenFreshStore, seed: number): void => {
  test("the last seat is sold once", async (t) => {
    const store = await openFresh(t);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 1)] })),
      ),
    );
    assert.deepEqual(tally(outcomes), { done: 1, soldOut: 49 });
    assert.ok(outcomes.every((outcome) => outcome.kind !== "soldOut" || outcome.left === 0));
    assert.equal(await soldCount(store, seat), 1);
  });

  test("fifty clients and twenty seats: never oversold, and every seat comes back when they cancel", async (t) => {
    t.diagnostic(`seed ${seed}`);
    const store = await openFresh(t);
    const choose = seededChoice(seed);
    const parties = Array.from({ length: 50 }, (_, index) => ({ locator: `L${index}`, seats: choose(1, 3) }));
    const outcomes = await Promise.all(
      parties.map(({ locator, seats }) => store.openBooking(opening(locator, { claims: [claim(seat, seats, 20)] }))),
    );
    const seated = parties.filter((_, index) => outcomes[index]?.kind === "done");
    const sold = seated.reduce((sum, { seats }) => sum + seats, 0);
    assert.ok(sold <= 20, `${sold} seats sold`);
    assert.ok(sold >= 18, `only ${sold} seats sold`);
    assert.equal(await soldCount(store, seat), sold);
    await Promise.all(
      seated.map(({ locator, seats }) =>
        store.changeBooking(changing(locator, 1, { status: "cancelled", returns: [giveBack(seat, seats)] })),
      ),
    );
    assert.equal(await soldCount(store, seat), 0);
  });

  test("of two cancellations at once one wins, and the seats come back once", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 2, 9)] }));
    const cancel = changing("ABC234", 1, { status: "cancelled", returns: [giveBack(seat, 2)] });
    const outcomes = await Promise.all([store.changeBooking(cancel), store.changeBooking(cancel)]);
    assert.deepEqual(outcomes, [
      { kind: "done", version: 2 },
      { kind: "versionConflict", actualVersion: 2 },
    ]);
    assert.equal(await soldCount(store, seat), 0);
    assert.equal((await store.readBooking(testWorld, "ABC234"))?.status, "cancelled");
  });

  test("two additions to one booking at once are both there after the second tries again", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { document: [] }));
    const add = async (key: string): Promise<void> => {
      for (;;) {
        const booking = await store.readBooking(testWorld, "ABC234");
        assert.ok(booking && Array.isArray(booking.document));
        const document = [...booking.document, key];
        const command = changing("ABC234", booking.version, { document, claims: [claim(key, 1, 1)] });
        const outcome = await store.changeBooking(command);
        if (outcome.kind === "done") return;
        assert.equal(outcome.kind, "versionConflict");
      }
    };
    await Promise.all([add(seat), add(room)]);
    const booking = await store.readBooking(testWorld, "ABC234");
    assert.equal(booking?.version, 3);
    assert.deepEqual(booking?.document, [seat, room]);
    assert.deepEqual(await store.soldCounts(testWorld, [seat, room]), [1, 1]);
  });

  test("a caller's bug in the middle of a crowd spoils only its own write", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const outcomes = await Promise.allSettled([
      store.openBooking(opening("L1", { claims: [claim(seat, 1, 9)] })),
      store.changeBooking(changing("ABC234", 1, { claims: [claim(room, 1, 9)], returns: [giveBack(seat, 5)] })),
      store.openBooking(opening("L2", { claims: [claim(seat, 1, 9)] })),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ["fulfilled", "rejected", "fulfilled"],
    );
    assert.deepEqual(await store.soldCounts(testWorld, [seat, room]), [2, 0]);
    assert.equal((await store.readBooking(testWorld, "ABC234"))?.version, 1);
  });
};
