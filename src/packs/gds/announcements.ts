/**
 * Tells subscribers which resources a committed change affects. It listens to the store's events, so each change is announced once,
 * whichever code made it.
 */
import type { Settings } from "../../../generated/gds/settings.js";
import type { Host, ResourceChange } from "../../runtime/pack.js";
import type { BookingEvent, EventStore } from "../../store/index.js";

/** The resources that show all bookings of a session. */
const sessionResources = ["gds://session/bookings", "gds://session/current"] as const;

/**
 * The resources that show a booking. A session's lists are announced to that session only; the booking's own resources, to everyone who may
 * read it.
 */
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

/** Announces changes in all worlds, and reports missed changes, until the returned function is called. */
export const announceBookings = (
  store: EventStore,
  isolation: Settings["isolation"],
  { announce, announceMissed }: Pick<Host, "announce" | "announceMissed">,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "booking") changesOf(event, isolation).forEach(announce);
    else if (event.kind === "changesUnknown") announceMissed(sessionResources);
  });
