/**
 * Compares what a world's stock says was sold with what its live bookings hold, both read from the store itself. It knows
 * no process and no caller.
 */
import assert from "node:assert/strict";
import type { Store, WorldLine } from "../../../src/store/index.js";
import type { BookingRecord } from "../../../src/travel/reservations/types.js";

type BookingLine = Extract<WorldLine, { readonly kind: "booking" }>;

export interface WorldContents {
  readonly bookings: readonly { readonly locator: string; readonly version: number; readonly record: BookingRecord }[];
  readonly sold: ReadonlyMap<string, number>;
}

const bookingOfLine = ({ locator, version, documentText }: BookingLine) => ({
  locator,
  version,
  record: JSON.parse(documentText) as BookingRecord,
});

/** Everything in a world. */
export const readContents = async (store: Store<BookingRecord>, world: string): Promise<WorldContents> => {
  const bookings: ReturnType<typeof bookingOfLine>[] = [];
  const sold = new Map<string, number>();
  for await (const line of store.exportWorld(world)) {
    if (line.kind === "booking") bookings.push(bookingOfLine(line));
    if (line.kind === "sold" && line.sold !== 0) sold.set(line.key, line.sold);
  }
  return { bookings, sold };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Seats, room nights and rental days that a live booking is made of, counted from its itinerary. */
const unitsOf = ({ flightSegments, fares, passengers, hotelReservations, carReservations }: BookingRecord): number => {
  const seats = passengers.filter(({ type, ticketNumber }) => type !== "infant" && ticketNumber !== null).length;
  assert.ok(fares.length === 0 || seats > 0, "a fare without a ticketed passenger");
  return (
    seats * flightSegments.length +
    sum(hotelReservations.map(({ nights, rooms }) => nights * rooms)) +
    sum(carReservations.map(({ rentalDays }) => rentalDays))
  );
};

/** Fails unless each sold count is the sum of what live bookings hold of it, and nothing is sold beyond its capacity. */
export const soldEqualsLive = async (store: Store<BookingRecord>, world: string): Promise<WorldContents> => {
  const contents = await readContents(store, world);
  const live = new Map<string, number>();
  for (const { locator, version, record } of contents.bookings) {
    assert.equal(record.pnr, locator, "a booking is kept under another's name");
    assert.equal(record.version, version, `${locator}: its versions differ`);
    const units = record.status === "cancelled" ? 0 : unitsOf(record);
    assert.equal(sum(record.stock.map(({ quantity }) => quantity)), units, `${locator} holds what it does not show`);
    for (const { key, quantity, capacity } of record.stock) {
      const held = (live.get(key) ?? 0) + quantity;
      live.set(key, held);
      assert.ok(held <= capacity, `${held} of ${capacity} are sold of ${key}`);
    }
  }
  const inOrder = (counts: ReadonlyMap<string, number>) => [...counts].toSorted();
  assert.deepEqual(inOrder(contents.sold), inOrder(live), "sold counts differ from the live segments");
  return contents;
};

/** What each call sells, by the person it is for. */
const peopleOf = ({ fares, passengers, hotelReservations, carReservations }: BookingRecord): readonly string[] =>
  [
    ...(fares.length > 0 ? passengers : []),
    ...hotelReservations.flatMap(({ guests }) => guests),
    ...carReservations.map(({ driver }) => driver),
  ].map(({ firstName, lastName }) => `${lastName}/${firstName}`);

/** Fails if two sales are for the same person: each call of a load names somebody else, so such a call was carried out twice. */
export const nothingSoldTwice = ({ bookings }: WorldContents): void => {
  const people = bookings.flatMap(({ record }) => peopleOf(record));
  const twice = people.filter((person, index) => people.indexOf(person) !== index);
  assert.deepEqual(twice, [], "a call was carried out twice");
};
