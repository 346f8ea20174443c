/** Where a PNR's flights put its travellers at an instant: before, between and after the flights. It knows no hotels and no cars. */
import { airport, city, cityOf, distanceKm, parseInstant } from "../world/index.js";
import type { BookedFlightSegment } from "./types.js";

/** The longest distance that a traveller is expected to cover by land, in kilometres. */
const longestWayKm = 300;

/** A time on the ground, between two flights or at an end of the trip. */
export interface Visit {
  /** Codes of the cities where it begins and ends; two if the traveller continues by land. */
  readonly cityCodes: readonly string[];
  /** The flight that begins it; undefined before the first. */
  readonly arriving: BookedFlightSegment | undefined;
  /** The flight that ends it; undefined after the last. */
  readonly departing: BookedFlightSegment | undefined;
}

const cityCodeOf = (code: string): string => cityOf(code)?.code ?? code;

/** The visits of a trip, one more than its flights; none without flights. */
export const visitsOf = (flights: readonly BookedFlightSegment[]): readonly Visit[] => {
  const inOrder = flights.toSorted((left, right) => parseInstant(left.departureUtc) - parseInstant(right.departureUtc));
  if (inOrder.length === 0) return [];
  return Array.from({ length: inOrder.length + 1 }, (_, index): Visit => {
    const [arriving, departing] = [inOrder[index - 1], inOrder[index]];
    const codes = [arriving?.destination, departing?.origin].flatMap((code) =>
      code === undefined ? [] : cityCodeOf(code),
    );
    return { cityCodes: [...new Set(codes)], arriving, departing };
  });
};

/** Whether a traveller in one of the cities can be expected to reach the place by land. */
const isNear = (place: string, { cityCodes }: Visit): boolean => {
  const there = airport(place) ?? cityOf(place);
  return cityCodes.some((code) => {
    const here = city(code);
    return here !== undefined && there !== undefined && distanceKm(here, there) <= longestWayKm;
  });
};

/** The visits during which a place (an airport or a city) is within reach. */
export const visitsNear = (place: string, visits: readonly Visit[]): readonly Visit[] =>
  visits.filter((visit) => isNear(place, visit));

/** The visit with the smallest `excess`, which is what would have to change; undefined for an empty list. */
export const bestVisit = (visits: readonly Visit[], excess: (visit: Visit) => number): Visit | undefined =>
  visits.toSorted((left, right) => excess(left) - excess(right))[0];

/** Names of the trip's cities, each once, separated by commas. */
export const placesOf = (visits: readonly Visit[]): string =>
  [...new Set(visits.flatMap(({ cityCodes }) => cityCodes))].map((code) => city(code)?.name ?? code).join(", ");

/** The name of a place's city, or the place's code. */
export const cityNameOf = (place: string): string => cityOf(place)?.name ?? place;
