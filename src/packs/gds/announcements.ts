/** Tells subscribers which resources a committed change touches. Driven by the store, so that every path announces once. */
import type { PackSettings } from "../../config/settings.js";
import type { ResourceChange } from "../../runtime/handler.js";
import type { BookingEvent, EventStore } from "../../store/index.js";

/** The resources that show a booking: its session's only to that session, its own to whoever may read it. */
const changesOf = (
  { world, locator, scopeId }: BookingEvent,
  isolation: PackSettings["isolation"],
): readonly ResourceChange[] => {
  const readers = isolation === "session" ? { scopeId } : {};
  return [
    { world, uri: "gds://session/bookings", scopeId },
    { world, uri: "gds://session/current", scopeId },
    { world, uri: `gds://bookings/${locator}`, ...readers },
    { world, uri: `gds://bookings/${locator}/history`, ...readers },
  ];
};

/** Announces the changes of every world until the returned function is called. */
export const announceBookings = (
  store: EventStore,
  isolation: PackSettings["isolation"],
  announce: (change: ResourceChange) => void,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "booking") changesOf(event, isolation).forEach(announce);
  });
