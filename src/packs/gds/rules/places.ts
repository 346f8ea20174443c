/** Which place a code means, and which codes a wrong one may have been meant for. Pure. */
import { airport, airports, cities, city, cityOf } from "../../../travel/world/index.js";

/** A place as far as the rules on dates and distances need it. */
export interface Place {
  readonly name: string;
  readonly cityCode: string;
  readonly timeZone: string;
}

const mostSuggestions = 3;

/** The place of an airport code or a metropolitan code; undefined if there is neither. */
export const placeOf = (code: string): Place | undefined => {
  const single = airport(code);
  if (single !== undefined) return { name: single.city, cityCode: single.cityCode, timeZone: single.timeZone };
  const metropolis = city(code);
  return metropolis && { name: metropolis.name, cityCode: metropolis.code, timeZone: metropolis.timeZone };
};

const isSwapOf = (left: string, right: string): boolean =>
  left !== right && [...left].sort().join("") === [...right].sort().join("");

const differsByOne = (left: string, right: string): boolean =>
  [...left].filter((letter, index) => letter !== right[index]).length === 1;

const knownCodes: readonly { readonly code: string; readonly size: number }[] = [
  ...airports.map(({ code, size }) => ({ code, size })),
  ...cities.filter(({ code }) => airport(code) === undefined).map(({ code }) => ({ code, size: 4 })),
];

const named = (code: string): string => `${code} (${cityOf(code)?.name ?? "unknown"})`;

/** Codes that a wrong one may stand for, with their cities: letters swapped first, then large places one letter away. */
export const similarCodes = (code: string): string => {
  const bySize = (left: { readonly size: number }, right: { readonly size: number }): number => right.size - left.size;
  const swapped = knownCodes.filter((known) => isSwapOf(known.code, code));
  const near = knownCodes.filter((known) => differsByOne(known.code, code) && known.size >= 3);
  const found = [...swapped.toSorted(bySize), ...near.toSorted(bySize)].slice(0, mostSuggestions);
  return found.length === 0 ? "none" : found.map((known) => named(known.code)).join(", ");
};

/** Letters alone, so that `sao` finds São Paulo and `st ` St. Louis. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .toUpperCase();

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
