import assert from "node:assert/strict";
import { test } from "node:test";
import { gds } from "../../../generated/gds/contract.js";
import type { BookingRecord } from "../../../src/travel/reservations/index.js";
import { refundOf } from "../../../src/travel/reservations/refund.js";
import { adult, callerOf, first, openDesk, refuse, requestOf, testNow, testSession } from "./desk.js";

test("a record without its stock is the contract's full booking, before and after its cancellation", async () => {
  const desk = await openDesk();
  const validate = await gds.retrieveBooking.loadOutputValidator?.();
  assert.ok(validate, "retrieveBooking returns structure");
  const offer = await desk.flight("JFK-LAX", "2026-06-15", { adults: 2, infants: 1 });
  const infant = { type: "infant", firstName: "Iris", lastName: "李" } as const;
  const { pnr: existingPnr } = (await desk.book(requestOf([offer], [adult("Dr Ada"), adult("Bea"), infant]))).record;
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-18"));
  await desk.reservations.bookHotel({ hotelId, existingPnr, guests: [adult()] }, callerOf(), refuse);
  const { carId } = first(await desk.cars("LAX", "2026-06-15T14:00:00-07:00", "2026-06-18T14:00:00-07:00"));
  const driver = { firstName: "Ada", lastName: "Lovelace" };
  const { record } = await desk.reservations.bookCar(
    { carId, existingPnr, driver, insurance: "full" },
    callerOf(),
    refuse,
  );
  const { record: cancelled } = await desk.reservations.cancel({ pnr: existingPnr }, callerOf(), refuse);
  for (const { stock, ...booking } of [record, cancelled] satisfies BookingRecord[]) {
    assert.equal(validate({ booking }), true, JSON.stringify(validate.errors));
  }
  assert.deepEqual(cancelled.stock, []);
});

test("what the supplier cancels is refunded in full", async () => {
  const desk = await openDesk();
  const hotels = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
  const { hotelId } = first(hotels.filter(({ refundable }) => !refundable));
  const { record } = await desk.reservations.bookHotel({ hotelId, guests: [adult()] }, callerOf(), refuse);
  const hotelReservations = record.hotelReservations.map((hotel) => ({ ...hotel, status: "UN" as const }));
  const { paidCents, refundCents } = refundOf({ ...record, hotelReservations }, testNow);
  assert.equal(refundCents, paidCents);
});

test("a long list says that there is more", async () => {
  const desk = await openDesk();
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16"));
  const { record } = await desk.reservations.bookHotel({ hotelId, guests: [adult()] }, callerOf(), refuse);
  for (let copy = 0; copy < 200; copy += 1) {
    const createdAtMs = testNow + copy;
    const locator = `COPY-${copy}`;
    await desk.store.openBooking({
      world: desk.worldRef,
      locator,
      scopeId: testSession,
      createdAtMs,
      document: record,
      claims: [],
    });
  }
  const { records, more } = await desk.reservations.list(testSession, "all");
  assert.deepEqual([records.length, more], [200, true]);
});
