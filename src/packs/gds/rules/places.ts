/** Which place a code means, and which places begin as a text does. Pure. */
import { airport, airports, cities, city, cityOf } from "../../../travel/world/index.js";
import { folded } from "./placeNames.js";

/** A place as far as the rules on dates and distances need it. */
export interface TravelPlace {
  readonly name: string;
  readonly cityCode: string;
  readonly timeZone: string;
}

/** The place of an airport code or a metropolitan code; undefined if there is neither. */
export const placeOf = (code: string): TravelPlace | undefined => {
  const single = airport(code);
  if (single !== undefined) return { name: single.city, cityCode: single.cityCode, timeZone: single.timeZone };
  const metropolis = city(code);
  return metropolis && { name: metropolis.name, cityCode: metropolis.code, timeZone: metropolis.timeZone };
};

/** Metropolitan codes first, then airports from large to small. */
const findable: readonly { readonly code: string; readonly city: string }[] = [
  ...cities.filter(({ code }) => airport(code) === undefined),
  ...airports.toSorted((left, right) => right.size - left.size),
].map(({ code }) => ({ code, city: folded(cityOf(code)?.name ?? "") }));

/** The codes that begin as a text does, then those whose city does. All of them for an empty text. */
export const placesThatBegin = (text: string): readonly string[] => {
  const beginning = folded(text);
  const byCode = findable.filter(({ code }) => code.startsWith(beginning));
  const byCity = findable.filter(({ code, city }) => city.startsWith(beginning) && !code.startsWith(beginning));
  return [...byCode, ...byCity].map(({ code }) => code);
};
