/** Whether a booking is in use or over, so that it can no longer be cancelled. Pure: derived from the instant, never written. */
import { city, localDateAt, parseInstant } from "../world/index.js";
import type { BookingRecord } from "./types.js";

/**
 * Why a booking cannot be cancelled any more; undefined if it can. A flight that has left is decisive, because the tickets of a
 * PNR are cancelled together. A stay or a rental that has begun is not: its policy returns nothing from then on, and flights
 * still ahead must stay cancellable; only when nothing lies ahead at all there is nothing left to cancel.
 */
export const usedUp = (
  { flightSegments, hotelReservations, carReservations }: BookingRecord,
  nowMs: number,
): string | undefined => {
  const flown = flightSegments.find(({ departureUtc }) => parseInstant(departureUtc) <= nowMs);
  if (flown !== undefined) return `${flown.flightNumber} left ${flown.origin} at ${flown.departureLocal}`;
  const stays = hotelReservations.some(({ cityCode, checkOutDate }) => {
    const zone = city(cityCode)?.timeZone;
    return zone === undefined || localDateAt(zone, nowMs) < checkOutDate;
  });
  const drives = carReservations.some(({ dropoffDate }) => nowMs < parseInstant(dropoffDate));
  return flightSegments.length > 0 || stays || drives ? undefined : "all of it lies in the past";
};
