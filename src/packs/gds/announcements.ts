/** Tells subscribers which resources a committed change touches. Driven by the store, so that every path announces once. */
import type { Settings } from "../../../generated/gds/settings.js";
import type { Host, ResourceChange } from "../../runtime/pack.js";
import type { BookingEvent, EventStore } from "../../store/index.js";

/** What shows all bookings of a session. */
const sessionResources = ["gds://session/bookings", "gds://session/current"] as const;

/** The resources that show a booking: its session's only to that session, its own to whoever may read it. */
const changesOf = (
  { world, locator, scopeId }: BookingEvent,
  isolation: Settings["isolation"],
): readonly ResourceChange[] => {
  const readers = isolation === "session" ? { scopeId } : {};
  return [
    ...sessionResources.map((uri) => ({ world, uri, scopeId })),
    { world, uri: `gds://bookings/${locator}`, ...readers },
    { world, uri: `gds://bookings/${locator}/history`, ...readers },
  ];
};

/** Announces the changes of every world, and that some were missed, until the returned function is called. */
export const announceBookings = (
  store: EventStore,
  isolation: Settings["isolation"],
  { announce, announceMissed }: Pick<Host, "announce" | "announceMissed">,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "booking") changesOf(event, isolation).forEach(announce);
    else if (event.kind === "changesUnknown") announceMissed(sessionResources);
  });
