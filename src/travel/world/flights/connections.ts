/** How long a change of flights takes at least. Knows airports and terminals, no timetable. */
import type { Airport } from "../types.js";
import { isDomestic } from "./sovereignty.js";

/** Minimum minutes by whether the arriving and the departing flight cross a border. */
const minimumMinutes = {
  domestic: { domestic: 45, international: 60 },
  international: { domestic: 60, international: 75 },
};
const terminalChangeMinutes = 30;
const airportChangeMinutes = 180;

/** What lies around a change of flights: where the first comes from, where the second goes to, and the terminals between. */
export interface Change {
  readonly arrivesFrom: Airport;
  readonly departsTo: Airport;
  readonly arrivalTerminal: string | null;
  readonly departureTerminal: string | null;
}

/**
 * Minimum connection time in minutes between a flight that lands at `arrival` and one that leaves from `departure`: 45
 * domestic, 60 mixed, 75 international, 30 more between terminals, 180 more between airports of one city. Undefined
 * where the airports are not of one city, so that there is no connection at all.
 */
export const minimumConnectionMinutes = (arrival: Airport, departure: Airport, change: Change): number | undefined => {
  if (arrival.cityCode !== departure.cityCode) return undefined;
  const first = isDomestic(change.arrivesFrom, arrival) ? "domestic" : "international";
  const second = isDomestic(departure, change.departsTo) ? "domestic" : "international";
  const minutes = minimumMinutes[first][second];
  if (arrival.code !== departure.code) return minutes + airportChangeMinutes;
  return change.arrivalTerminal === change.departureTerminal ? minutes : minutes + terminalChangeMinutes;
};
