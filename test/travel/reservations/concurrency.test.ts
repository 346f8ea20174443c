import assert from "node:assert/strict";
import { test } from "node:test";
import { createReservations } from "../../../src/travel/reservations/index.js";
import { bookerOf, first, openDesk, refuse, refused, requestOf, testNow } from "./desk.js";

const guest = { firstName: "Ada", lastName: "Lovelace" };
const testDriver = { ...guest, dateOfBirth: "1996-01-02" };
const rental = ["LAX", "2026-06-15T14:00:00-07:00", "2026-06-18T14:00:00-07:00"] as const;

test("a stay and a rental that are added at the same time are both there, in version 3", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const existingPnr = record.pnr;
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-18"));
  const { carId } = first(await desk.cars(...rental));
  await Promise.all([
    desk.reservations.bookHotel({ hotelId, existingPnr, guests: [guest] }, bookerOf(), refuse),
    desk.reservations.bookCar({ carId, existingPnr, driver: testDriver, insurance: "none" }, bookerOf(), refuse),
  ]);
  const after = await desk.reservations.find(existingPnr, bookerOf());
  assert.deepEqual(
    [after?.version, after?.flightSegments.length, after?.hotelReservations.length, after?.carReservations.length],
    [3, 1, 1, 1],
  );
  const { totalCents = 0, flightCents = 0, hotelCents = 0, carCents = 0 } = after?.price ?? {};
  assert.equal(totalCents, flightCents + hotelCents + carCents);
  assert.deepEqual(
    after?.history.map(({ version }) => version),
    [1, 1, 1, 2, 3],
  );
});

test("ten additions at the same time are all served, with ten references", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const rooms = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
  const properties = new Map(rooms.map((room) => [room.propertyId, room]));
  const chosen = [...properties.values()].slice(0, 10);
  await Promise.all(
    chosen.map(({ hotelId }) =>
      desk.reservations.bookHotel({ hotelId, existingPnr: record.pnr, guests: [guest] }, bookerOf(), refuse),
    ),
  );
  const after = await desk.reservations.find(record.pnr, bookerOf());
  assert.equal(new Set(after?.hotelReservations.map(({ segmentRef }) => segmentRef)).size, chosen.length);
});

test("who never gets through is told so", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-18"));
  const alwaysLate = createReservations({
    world: desk.world,
    worldRef: desk.worldRef,
    store: { ...desk.store, changeBooking: async () => ({ kind: "versionConflict", actualVersion: 9 }) },
    clock: { now: () => testNow },
    realism: "contract",
    isolation: "world",
  });
  const adding = alwaysLate.bookHotel({ hotelId, existingPnr: record.pnr, guests: [guest] }, bookerOf(), refuse);
  await refused(adding, "VERSION_CONFLICT", { field: "existingPnr", value: record.pnr });
  await refused(alwaysLate.cancel({ pnr: record.pnr }, bookerOf(), refuse), "VERSION_CONFLICT", { field: "pnr" });
});

test("a locator that is taken is passed over", async () => {
  const desk = await openDesk();
  const offer = await desk.flight("JFK-LAX", "2026-06-15");
  const { record } = await desk.book(requestOf([offer]));
  let number = -1;
  const restarted = createReservations({
    world: desk.world,
    worldRef: desk.worldRef,
    store: { ...desk.store, takeLocatorNumber: async () => (number += 1) },
    clock: { now: () => testNow },
    realism: "contract",
    isolation: "world",
  });
  const { record: next } = await restarted.bookFlights(requestOf([offer]), bookerOf(), refuse);
  assert.notEqual(next.pnr, record.pnr);
  assert.equal(number, 1);
});

test("equal calls in equal worlds make equal bookings", async () => {
  const [one, other] = await Promise.all(
    [openDesk(), openDesk()].map(async (opening) => {
      const desk = await opening;
      return (await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]))).record;
    }),
  );
  assert.deepEqual(one, other);
});
