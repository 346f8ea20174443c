/** The notes of an answer: its age, what was left out, and what to do next. Pure. */
import type { FlightOption } from "../../../generated/flights/types.js";
import { counted } from "../words.js";
import type { FoundFlights } from "./client.js";

const agoOf = (ageMs: number): string => `${Math.floor(ageMs / 60_000)} min`;

const ageNote = ({ isCached, isStale, ageMs }: FoundFlights): readonly string[] => {
  if (isStale) {
    return [`The flight service failed: this answer is ${agoOf(ageMs)} old, and its prices and offers may be gone.`];
  }
  return isCached ? [`Kept for ${agoOf(ageMs)}; new_search true asks again.`] : [];
};

const flownAs = ({ airline, flight_number, departure, arrival, return: back }: FlightOption): string =>
  `${airline}${flight_number} ${departure.datetime} ${arrival.datetime} ${back?.flight_number} ${back?.departure.datetime}`;

const isFlownTwice = (shown: readonly FlightOption[]): boolean => {
  const flown = new Set<string>();
  for (const option of shown) {
    const text = flownAs(option);
    if (flown.has(text)) return true;
    flown.add(text);
  }
  return false;
};

/** A note on flights that appear at several fares. The options show only the price of each. */
const fareNote = (shown: readonly FlightOption[]): readonly string[] =>
  isFlownTwice(shown)
    ? ["The same flights at two prices are two fares: flights://offers/{offer_id} tells what a change or refund costs."]
    : [];

const nextNote = ({ options, isStale }: FoundFlights): string => {
  if (options.length === 0) {
    return "Next: searchFlights with another date, airport or cabin, more max_connections or no times of day.";
  }
  return isStale
    ? "Next: searchFlights again in a moment."
    : "Next: read flights://offers/{offer_id} for the fare conditions, or discardSearch if none will do.";
};

/** The notes of an answer that shows the first `shown` options. */
export const notesOf = (found: FoundFlights, shown: number): readonly string[] => {
  const left = found.options.length - shown;
  const more = left > 0 ? [`${counted(left, "more option")}: max_results ${found.options.length}.`] : [];
  return [...ageNote(found), ...more, ...fareNote(found.options.slice(0, shown)), nextNote(found)];
};
