/** Tells subscribers which resources a committed change touches. Driven by the store, so that every path announces once. */
import type { PackSettings } from "../../config/settings.js";
import type { ResourceChange } from "../../runtime/handler.js";
import type { BookingEvent, Store } from "../../store/index.js";

/** The resources that show a booking: its session's only to that session, its own to whoever may read it. */
const changesOf = (
  { locator, scopeId }: BookingEvent,
  isolation: PackSettings["isolation"],
): readonly ResourceChange[] => {
  const readers = isolation === "session" ? { scopeId } : {};
  return [
    { uri: "gds://session/bookings", scopeId },
    { uri: "gds://session/current", scopeId },
    { uri: `gds://bookings/${locator}`, ...readers },
    { uri: `gds://bookings/${locator}/history`, ...readers },
  ];
};

/** Announces the changes of one world until the returned function is called. */
export const announceBookings = (
  store: Pick<Store<unknown>, "subscribe">,
  storeKey: string,
  isolation: PackSettings["isolation"],
  announce: (change: ResourceChange) => void,
): (() => void) =>
  store.subscribe((event) => {
    if (event.world === storeKey) changesOf(event, isolation).forEach(announce);
  });
