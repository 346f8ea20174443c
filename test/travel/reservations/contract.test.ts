import assert from "node:assert/strict";
import { test } from "node:test";
import { validate } from "../../../generated/gds/validators/bookingResource.js";
import type { BookingRecord } from "../../../src/travel/reservations/index.js";
import { adult, bookerOf, first, openDesk, refuse, requestOf, testNow, testSession } from "./desk.js";

test("a record without its stock is the booking of its resource, before and after its cancellation", async () => {
  const desk = await openDesk();
  const offer = await desk.flight("JFK-LAX", "2026-06-15", { adults: 2, infants: 1 });
  const infant = { type: "infant", firstName: "Iris", lastName: "李" } as const;
  const { pnr: existingPnr } = (await desk.book(requestOf([offer], [adult("Dr Ada"), adult("Bea"), infant]))).record;
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-18"));
  await desk.reservations.bookHotel({ hotelId, existingPnr, guests: [adult()] }, bookerOf(), refuse);
  const { carId } = first(await desk.cars("LAX", "2026-06-15T14:00:00-07:00", "2026-06-18T14:00:00-07:00"));
  const driver = { firstName: "Ada", lastName: "Lovelace" };
  const { record } = await desk.reservations.bookCar(
    { carId, existingPnr, driver, insurance: "full" },
    bookerOf(),
    refuse,
  );
  const { record: cancelled } = await desk.reservations.cancel({ pnr: existingPnr }, bookerOf(), refuse);
  for (const { stock, ...booking } of [record, cancelled] satisfies BookingRecord[]) {
    assert.equal(validate({ booking }), true, JSON.stringify(validate.errors));
  }
  assert.deepEqual(cancelled.stock, []);
});

test("a long list says how many there are altogether, of each status", async () => {
  const desk = await openDesk();
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16"));
  const { record } = await desk.reservations.bookHotel({ hotelId, guests: [adult()] }, bookerOf(), refuse);
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
  const counts = async (status: "all" | "confirmed" | "cancelled") => {
    const { records, total } = await desk.reservations.list(testSession, status);
    return [records.length, total];
  };
  assert.deepEqual(await counts("all"), [200, 201]);
  assert.deepEqual(await counts("confirmed"), [200, 201]);
  assert.deepEqual(await counts("cancelled"), [0, 0]);
});
