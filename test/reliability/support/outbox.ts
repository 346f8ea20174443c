/** Compares the events of a world with its bookings: each change has one, written in the step that made the change. */
import assert from "node:assert/strict";
import { keptEvents, type Store } from "../../../src/store/index.js";
import type { BookingRecord } from "../../../src/travel/reservations/types.js";
import type { WorldContents } from "./soldCounts.js";

/** Fails unless the outbox has each version of each booking once, a booking's own in order, under ids without gaps. */
export const outboxEqualsChanges = async (
  store: Store<BookingRecord>,
  world: string,
  { bookings }: WorldContents,
): Promise<void> => {
  const events = await store.readEvents(world, 0, keptEvents);
  assert.deepEqual(
    events.map(({ id }) => id),
    events.map((_event, index) => index + 1),
    "an event id is missing or out of order",
  );
  const told = new Map<string, number[]>();
  for (const event of events) {
    if (event.kind !== "booking") continue;
    const { locator, version } = event;
    told.set(locator, [...(told.get(locator) ?? []), version]);
  }
  const made = bookings.map(({ locator, version }): [string, number[]] => [
    locator,
    Array.from({ length: version }, (_item, index) => index + 1),
  ]);
  const inOrder = (versions: Iterable<[string, number[]]>) => [...versions].toSorted(([a], [b]) => (a < b ? -1 : 1));
  assert.deepEqual(inOrder(told), inOrder(made), "the outbox differs from the changes of the bookings");
};
