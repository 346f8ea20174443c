/** Tells subscribers which resources a committed change touches. Driven by the store, so that every path announces once. */
import type { ResourceChange } from "../../runtime/handler.js";
import type { BookingEvent, Store } from "../../store/index.js";

/** The resources that show a booking: its session's only to that session, its own to whoever follows it. */
export const changesOf = ({ locator, scopeId }: BookingEvent): readonly ResourceChange[] => [
  { uri: "gds://session/bookings", scopeId },
  { uri: "gds://session/current", scopeId },
  { uri: `gds://bookings/${locator}` },
  { uri: `gds://bookings/${locator}/history` },
];

/** Announces the changes of one world until the returned function is called. */
export const announceBookings = (
  store: Pick<Store<unknown>, "subscribe">,
  worldId: string,
  announce: (change: ResourceChange) => void,
): (() => void) =>
  store.subscribe((event) => {
    if (event.world === worldId) changesOf(event).forEach(announce);
  });
