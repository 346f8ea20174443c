/** Finds a seat that the same passenger already holds: a sign of a repeated booking. */
import type { FlightSegment } from "../world/index.js";
import type { Desk } from "./desk.js";
import { nameIdentity } from "./names.js";
import type { Objections } from "./objections.js";
import type { Traveller } from "./party.js";
import type { BookingRecord } from "./types.js";

/** How many of the newest live bookings are searched. A booking is usually repeated soon, and each one costs time. */
const bookingsSearched = 10;

/** Identifies a flight under any of its numbers, by operator, origin and departure. */
const flightOf = ({ operatingCarrier, origin, departureUtc }: FlightSegment): string =>
  `${operatingCarrier} ${origin} ${departureUtc}`;

const liveBookings = async (desk: Desk, sessionId: string | undefined): Promise<readonly BookingRecord[]> => {
  if (sessionId === undefined) return [];
  const query = {
    world: desk.worldRef,
    scopeId: sessionId,
    status: "confirmed",
    limit: bookingsSearched,
  } as const;
  const { bookings } = await desk.store.listBookings(query);
  return bookings.map(({ document }) => document);
};

/** Objects (DUPLICATE_BOOKING) if a passenger of this name holds a seat on one of these flights in another PNR of the session. */
export const checkDuplicateBookings = async (
  desk: Desk,
  sessionId: string | undefined,
  travellers: readonly Traveller[],
  segments: readonly FlightSegment[],
  objections: Objections<"DUPLICATE_BOOKING">,
): Promise<void> => {
  const wanted = new Set(segments.map(flightOf));
  for (const { pnr, passengers, flightSegments } of await liveBookings(desk, sessionId)) {
    const shared = flightSegments.find((segment) => wanted.has(flightOf(segment)));
    if (shared === undefined) continue;
    const names = new Set(passengers.map(nameIdentity));
    for (const { path, name } of travellers) {
      if (!names.has(nameIdentity(name))) continue;
      const value = `${name.firstName} ${name.lastName}`;
      const flight = shared.segmentId;
      const message = `${value} already holds a seat on ${flight} in ${pnr}.`;
      objections.raise("DUPLICATE_BOOKING", { field: path, value, flight, pnr }, message);
    }
  }
};
