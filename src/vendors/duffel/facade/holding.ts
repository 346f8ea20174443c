/** Which offers can be held without a payment, and until when. Knows no store. */
import { utcIso } from "../../../travel/world/index.js";
import type { PricedSlice } from "./pricedOffers.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** As the world's offers have it: tickets are due a day after the search. */
const hoursToPay = 24;
/** Nobody holds a seat until shortly before it leaves. */
const leastHoursAhead = 48;

/** The brand of what is on the test routes, which is never held. */
export const shuttleLetter = "T";

/** Until when an offer found in a minute can be held, ISO 8601 in UTC; undefined for one that is to be paid at once. */
export const heldUntilOf = (slices: readonly PricedSlice[], minute: number): string | undefined => {
  if (slices.some(({ brand }) => brand.letter === shuttleLetter)) return undefined;
  const departures = slices.map(({ flown }) => Date.parse(flown.segments[0]?.departureLocal ?? ""));
  const untilMs = minute * minuteMs + hoursToPay * hourMs;
  return Math.min(...departures) - untilMs >= leastHoursAhead * hourMs ? utcIso(untilMs) : undefined;
};
