/** Minimum connection times. It knows airports and terminals, but no timetable. */
import type { Airport } from "../types.js";
import { isDomestic } from "./sovereignty.js";

/** Minimum minutes, by whether the arriving and the departing flight cross a border. */
const minimumMinutes = {
  domestic: { domestic: 45, international: 60 },
  international: { domestic: 60, international: 75 },
};
const terminalChangeMinutes = 30;
const airportChangeMinutes = 180;

/** The circumstances of a connection: where the first flight comes from, where the second goes to, and the terminals between. */
export interface Change {
  readonly arrivesFrom: Airport;
  readonly departsTo: Airport;
  readonly arrivalTerminal: string | null;
  readonly departureTerminal: string | null;
}

/**
 * Minimum connection time in minutes between a flight that lands at `arrival` and one that leaves from `departure`: 45 domestic, 60 mixed,
 * 75 international, 30 more between terminals, 180 more between airports of one city. Undefined if the airports are in different cities, so
 * that there is no connection.
 */
export const minimumConnectionMinutes = (arrival: Airport, departure: Airport, change: Change): number | undefined => {
  if (arrival.cityCode !== departure.cityCode) return undefined;
  const first = isDomestic(change.arrivesFrom, arrival) ? "domestic" : "international";
  const second = isDomestic(departure, change.departsTo) ? "domestic" : "international";
  const minutes = minimumMinutes[first][second];
  if (arrival.code !== departure.code) return minutes + airportChangeMinutes;
  return change.arrivalTerminal === change.departureTerminal ? minutes : minutes + terminalChangeMinutes;
};
