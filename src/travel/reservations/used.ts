/** Whether a booking is in use or over, so that it can no longer be cancelled. Pure: computed for an instant, never stored. */
import { city, localDateAt, parseInstant } from "../world/index.js";
import type { BookingRecord } from "./types.js";

/**
 * Why a booking can no longer be cancelled; undefined if it can. After the first flight has left it cannot, because the tickets of a PNR
 * are cancelled together. A stay or rental that has begun does not prevent it: its policy refunds nothing from then on, and flights still
 * ahead must stay cancellable. If everything lies in the past, nothing is left to cancel.
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
