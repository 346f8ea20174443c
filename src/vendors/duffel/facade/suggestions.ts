/** Suggests cities and airports for a few letters or a position. */
import { type Airport, airports, type City, cities, distanceKm } from "../../../travel/world/index.js";
import { airportForm, wholeCityForm } from "./reference.js";

const mostSuggestions = 20;
const longestName = 60;
const usualRadiusMetres = 100_000;

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .toUpperCase();

const cityPlace = (place: City) => ({
  ...wholeCityForm(place),
  city: null,
  city_name: null,
  country_name: null,
  iata_city_code: place.code,
  icao_code: null,
  latitude: null,
  longitude: null,
  time_zone: null,
});

const airportPlace = (place: Airport) => ({ ...airportForm(place), airports: null, country_name: null });

/**
 * How well a place fits the typed text: 3 for its code, 2 for the beginning of a name, 1 for that of a word in a name,
 * 0 if it does not fit.
 */
const fitOf = (typed: string, code: string, names: readonly string[]): number => {
  if (code === typed) return 3;
  const known = names.map(folded);
  if (known.some((name) => name.startsWith(typed))) return 2;
  return known.some((name) => name.includes(` ${typed}`)) ? 1 : 0;
};

interface Ranked {
  readonly fit: number;
  readonly size: number;
  readonly form: object;
}

const largestOf = ({ airports: members }: City): number =>
  Math.max(0, ...airports.filter(({ code }) => members.includes(code)).map(({ size }) => size));

/** By name or code: the best fit first, then the largest, a city before its airports. */
export const placesNamed = (text: string): readonly object[] => {
  const typed = folded(text.slice(0, longestName)).trim();
  if (typed === "") return [];
  const areas = cities.filter((place) => place.airports.length > 1);
  const ranked: Ranked[] = [
    ...areas.map((place) => ({
      fit: fitOf(typed, place.code, [place.name]),
      size: largestOf(place),
      form: cityPlace(place),
    })),
    ...airports.map((place) => ({
      fit: fitOf(typed, place.code, [place.city, place.name]),
      size: place.size,
      form: airportPlace(place),
    })),
  ];
  return ranked
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || b.size - a.size)
    .slice(0, mostSuggestions)
    .map(({ form }) => form);
};

/** Airports around a position in degrees, the nearest first. */
export const placesAround = (
  latitude: number,
  longitude: number,
  radiusMetres: number = usualRadiusMetres,
): readonly object[] =>
  airports
    .map((place) => ({ place, metres: distanceKm(place, { latitude, longitude }) * 1000 }))
    .filter(({ metres }) => metres <= radiusMetres)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, mostSuggestions)
    .map(({ place }) => airportPlace(place));
