/** Finds the airports for a city's name, and shortens airport names. Pure. */
import type { Airport } from "../types.js";
import { airports, city } from "./places.js";

/** Upper-case letters, digits and single spaces only, so that `sao paulo` finds São Paulo and `st louis` finds St. Louis. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[.'’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

interface Findable {
  readonly airport: Airport;
  readonly city: string;
  readonly metropolis: string;
  readonly name: string;
}

const findable: readonly Findable[] = airports.map((airport) => ({
  airport,
  city: folded(airport.city),
  metropolis: folded(city(airport.cityCode)?.name ?? ""),
  name: folded(airport.name),
}));

const beginsAWord = (text: string, beginning: string): boolean => ` ${text}`.includes(` ${beginning}`);

/** Ways to match a place, the most likely meaning first. */
const ways: readonly ((place: Findable, wanted: string) => boolean)[] = [
  ({ airport }, wanted) => airport.code === wanted,
  (place, wanted) => place.city === wanted,
  (place, wanted) => place.city.startsWith(wanted),
  (place, wanted) => place.metropolis === wanted || place.airport.cityCode === wanted,
  (place, wanted) => place.metropolis.startsWith(wanted),
  (place, wanted) => beginsAWord(place.city, wanted) || beginsAWord(place.name, wanted),
];

const likeliestFirst = (left: Airport, right: Airport): number =>
  right.size - left.size || (left.code < right.code ? -1 : 1);

/**
 * The airports that a text may mean, in this order: the one with that code, those of the city with that name, those of cities whose name
 * begins with it, the others of the metropolis, those with a word in their name that begins with it; within each, the largest first. None
 * for a text without letters or digits.
 */
export const airportsMeant = (text: string): readonly Airport[] => {
  const wanted = folded(text);
  if (wanted === "") return [];
  const found = new Set<Airport>();
  for (const isMeant of ways) {
    const also = findable.filter((place) => isMeant(place, wanted)).map(({ airport }) => airport);
    for (const airport of also.sort(likeliestFirst)) found.add(airport);
  }
  return [...found];
};

/** An airport's name as timetables shorten it: `John F Kennedy Intl`, `London Heathrow`. */
export const shortAirportName = (name: string): string =>
  name
    .replaceAll(/\bAirport\b/g, "")
    .replaceAll(/\bInternational\b/g, "Intl")
    .replaceAll(/\.(?=\w)/g, " ")
    .replaceAll(".", "")
    .replaceAll(/ +/g, " ")
    .trim();
