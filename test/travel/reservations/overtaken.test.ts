/** A call that its own repetition overtakes, at the instant that hurts: after its key was looked for, and before its rules are checked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "../../../src/store/index.js";
import { type BookingRecord, createReservations, type Reservations } from "../../../src/travel/reservations/index.js";
import { adult, bookerOf, first, openDesk, refuse, refused, requestOf, type TestDesk, testNow } from "./desk.js";

/** The same desk, where something happens once, right after a key was looked for in vain. */
const deskWithRival = ({ world, worldRef, store }: TestDesk, rival: () => Promise<unknown>): Reservations => {
  let isLate = false;
  const slow: Store<BookingRecord> = {
    ...store,
    recall: async (...question) => {
      const remembered = await store.recall(...question);
      if (!isLate) {
        isLate = true;
        await rival();
      }
      return remembered;
    },
  };
  const clock = { now: () => testNow };
  return createReservations({ world, worldRef, store: slow, clock, realism: "contract", isolation: "world" });
};

test("a repetition that takes the last seat does not make the first attempt sold out", async () => {
  const desk = await openDesk();
  const request = requestOf([await desk.flight("BTS-ABV", "2026-06-15")]);
  const booker = bookerOf("a", "key");
  const slow = deskWithRival(desk, () => desk.book(request, booker));
  const answered = await slow.bookFlights(request, booker, refuse);
  assert.equal(answered.idempotentReplay, true);
  assert.equal((await desk.reservations.list("a", "all")).records.length, 1);
});

test("a repetition that cancels does not make the first attempt come too late", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const cancelling = { pnr: record.pnr };
  const booker = bookerOf("a", "key");
  const slow = deskWithRival(desk, () => desk.reservations.cancel(cancelling, booker, refuse));
  const answered = await slow.cancel(cancelling, booker, refuse);
  assert.equal(answered.idempotentReplay, true);
  assert.equal(answered.record.version, 2);
});

test("another call that takes the last seat leaves the first attempt sold out", async () => {
  const desk = await openDesk();
  const offer = await desk.flight("BTS-ABV", "2026-06-15");
  const slow = deskWithRival(desk, () => desk.book(requestOf([offer], [adult("Bea")]), bookerOf("b", "other key")));
  await refused(slow.bookFlights(requestOf([offer]), bookerOf("a", "key"), refuse), "SOLD_OUT");
});

test("a key that is used for something else meanwhile is a conflict", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16"));
  const stay = { hotelId, existingPnr: record.pnr, guests: [{ firstName: "Ada", lastName: "Lovelace" }] };
  const booker = bookerOf("a", "key");
  const slow = deskWithRival(desk, () => desk.reservations.cancel({ pnr: record.pnr }, booker, refuse));
  await refused(slow.bookHotel(stay, booker, refuse), "IDEMPOTENCY_CONFLICT");
});
