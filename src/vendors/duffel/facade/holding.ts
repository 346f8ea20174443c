/** Decides which offers can be held without a payment, and until when. It knows no store. */
import { utcIso } from "../../../travel/world/index.js";
import type { PricedSlice } from "./pricedOffers.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Hours after the search in which a hold has to be paid, as for the tickets of the world's offers. */
const hoursToPay = 24;
/** The least number of hours between the end of a hold and the departure. */
const leastHoursAhead = 48;

/** The brand letter of the test routes' shuttle, which can never be held. */
export const shuttleLetter = "T";

/**
 * The instant until which an offer can be held, ISO 8601 in UTC; undefined if it has to be paid at once. `minute`: that
 * of the search.
 */
export const heldUntilOf = (slices: readonly PricedSlice[], minute: number): string | undefined => {
  if (slices.some(({ brand }) => brand.letter === shuttleLetter)) return undefined;
  const departures = slices.map(({ flown }) => Date.parse(flown.segments[0]?.departureLocal ?? ""));
  const untilMs = minute * minuteMs + hoursToPay * hourMs;
  return Math.min(...departures) - untilMs >= leastHoursAhead * hourMs ? utcIso(untilMs) : undefined;
};
