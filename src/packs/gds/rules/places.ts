/** Finds the place of a code, and the places that begin with a text. Pure. */
import { airport, airports, cities, city, cityOf } from "../../../travel/world/index.js";
import { folded } from "./placeNames.js";

/** The parts of a place that the rules on dates and distances need. */
export interface TravelPlace {
  readonly name: string;
  readonly cityCode: string;
  readonly timeZone: string;
}

/** The place of an airport code or a metropolitan code; undefined for any other code. */
export const placeOf = (code: string): TravelPlace | undefined => {
  const single = airport(code);
  if (single !== undefined) return { name: single.city, cityCode: single.cityCode, timeZone: single.timeZone };
  const metropolis = city(code);
  return metropolis && { name: metropolis.name, cityCode: metropolis.code, timeZone: metropolis.timeZone };
};

/** All codes with their cities: metropolitan codes first, then airports, largest first. */
const findable: readonly { readonly code: string; readonly city: string }[] = [
  ...cities.filter(({ code }) => airport(code) === undefined),
  ...airports.toSorted((left, right) => right.size - left.size),
].map(({ code }) => ({ code, city: folded(cityOf(code)?.name ?? "") }));

/** The codes that begin with the text, then those whose city does. An empty text gives all codes. */
export const placesThatBegin = (text: string): readonly string[] => {
  const beginning = folded(text);
  const byCode = findable.filter(({ code }) => code.startsWith(beginning));
  const byCity = findable.filter(({ code, city }) => city.startsWith(beginning) && !code.startsWith(beginning));
  return [...byCode, ...byCity].map(({ code }) => code);
};
