/** Notes on a search: what the codes meant, why nothing was found, and what to do about it. It knows no prices. */
import { airports, cityOf, distanceKm, placeAirports } from "../reference/places.js";
import { dateOfDay } from "../time/calendar.js";
import type { Airport, FlightQuery } from "../types.js";
import { type AirportPair, findItineraries } from "./itineraries.js";
import type { FlightNetwork } from "./network.js";
import { isReachable } from "./routings.js";

const nearbyKm = 500;
const mostAlternatives = 3;
const mostPairs = 4;
const otherDays = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7] as const;

const list = (codes: readonly string[]): string => codes.join(", ");

/** Every airport of the origin with every airport of the destination. */
export const airportPairs = (query: FlightQuery): readonly AirportPair[] =>
  placeAirports(query.origin).flatMap((origin) =>
    placeAirports(query.destination).map((destination) => ({ origin, destination })),
  );

/** Tells which airports a metropolitan code was replaced by. */
export const metroNotes = ({ origin, destination }: FlightQuery): readonly string[] =>
  [origin, destination].flatMap((code) => {
    const members = placeAirports(code).map((member) => member.code);
    if (members.length === 0 || members.includes(code)) return [];
    return [`${code} is the city ${cityOf(code)?.name}: searched ${list(members)}. Each itinerary names its airports.`];
  });

/** The nonstops of a search by their airports, and how many of them are shown. */
interface Nonstops {
  readonly shown: number;
  readonly ends: readonly AirportPair[];
}

/** The pairs of airports with the most nonstops. */
const busiestPairs = (ends: readonly AirportPair[]): string => {
  const counts = new Map<string, number>();
  for (const pair of ends.map(({ origin, destination }) => `${origin.code}-${destination.code}`))
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const busiest = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostPairs);
  return busiest.map(([pair, count]) => `${pair} has ${count}`).join(", ");
};

/** Tells how many of the found itineraries an answer shows, and how to see the rest. */
export const shownNote = (
  { shown, ends }: Nonstops,
  withStops: { readonly shown: number; readonly all: number },
): string => {
  const all = shown === ends.length;
  const some = all && ends.length === 1 ? "the one nonstop" : `${all ? "all" : `${shown} of`} ${ends.length} nonstops`;
  const nonstops = ends.length === 0 ? "no nonstop" : some;
  const others = withStops.all === 0 ? "" : `, ${withStops.shown} of ${withStops.all} with stops`;
  const narrower = all ? "" : ` Search between two airports for all nonstops: ${busiestPairs(ends)}.`;
  return `Shown: ${nonstops}${others}.${narrower}`;
};

/** Large airports near a place that have a flight to (or from) the other end. */
const alternatives = (near: readonly Airport[], serves: (place: Airport) => boolean): readonly string[] => {
  const [place] = near;
  if (place === undefined) return [];
  const found: string[] = [];
  const nearby = airports
    .map((other) => ({ other, kilometres: distanceKm(place, other) }))
    .filter(({ other, kilometres }) => kilometres <= nearbyKm && !near.includes(other))
    .sort((a, b) => a.kilometres - b.kilometres);
  for (const { other, kilometres } of nearby) {
    if (found.length < mostAlternatives && serves(other))
      found.push(`${other.code} (${Math.round(kilometres)} km away)`);
  }
  return found;
};

/** The note if there is no journey around that date: names connected airports nearby, and says whether the route exists at all. */
export const unservedNote = (network: FlightNetwork, query: FlightQuery): string => {
  const { origin: originCode, destination: destinationCode, departureDate } = query;
  if (airportPairs(query).some(({ origin, destination }) => isReachable(network.routes, origin, destination))) {
    return `No flights from ${originCode} to ${destinationCode} connect with at most a day between them, within a week of ${departureDate}. Search each part of the journey by itself, over a large airport.`;
  }
  const from = placeAirports(query.origin);
  const to = placeAirports(query.destination);
  const near = [
    ...alternatives(to, (other) => from.some((origin) => isReachable(network.routes, origin, other))).map(
      (name) => `to ${name}`,
    ),
    ...alternatives(from, (other) => to.some((destination) => isReachable(network.routes, other, destination))).map(
      (name) => `from ${name}`,
    ),
  ];
  const advice =
    near.length === 0 ? "Search to a larger airport and go on from there." : `Try flying ${near.join(", or ")}.`;
  return `No airline flies from ${originCode} to ${destinationCode}, not even with two stops. ${advice}`;
};

/** The nearest days with an itinerary that departs at or after an instant. Of two equally near days, the earlier comes first. */
export const otherDates = (
  network: FlightNetwork,
  query: FlightQuery,
  day: number,
  notBeforeMs: number,
): readonly string[] => {
  const found: number[] = [];
  const pairs = airportPairs(query);
  for (const shift of otherDays) {
    if (found.length === 2) break;
    if (findItineraries(network, pairs, day + shift, notBeforeMs).length > 0) found.push(day + shift);
  }
  return found.sort((a, b) => a - b).map(dateOfDay);
};
