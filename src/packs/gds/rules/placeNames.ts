/** Finds the codes for a city's name, an airport's name, an ICAO code or a mistyped code. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import {
  airport,
  airportOfIcao,
  airports,
  cities,
  city,
  cityOf,
  nearestToAbsent,
} from "../../../travel/world/index.js";

const mostCodes = 3;
const longestName = 60;
const shortestName = 4;

/** Upper case without accents and punctuation, so that `sao` finds São Paulo and `st ` finds St. Louis. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .toUpperCase();

const cityNames = new Map(cities.map((place) => [place.code, folded(place.name)]));

const bySize = (left: { readonly size: number }, right: { readonly size: number }): number => right.size - left.size;

/** The city's own code, then those of its airports, largest first. */
const codesOfCity = (code: string): readonly string[] => {
  const name = city(code)?.name;
  const rank = (each: (typeof airports)[number]): number => each.size + (each.city === name ? 1 : 0);
  const own = airports.filter(({ cityCode }) => cityCode === code).toSorted((left, right) => rank(right) - rank(left));
  return [...new Set([code, ...own.map((each) => each.code)])];
};

const largestFirst = (codes: readonly string[]): readonly string[] => {
  const sizeOf = (code: string): number =>
    Math.max(...(city(code)?.airports ?? []).map((each) => airport(each)?.size ?? 0));
  return codes.toSorted((left, right) => sizeOf(right) - sizeOf(left));
};

/** For several cities, one code each; for one city, its code and that of one airport. */
const codesOfCities = (codes: readonly string[]): readonly string[] => {
  const [only, ...others] = largestFirst(codes);
  if (only === undefined) return [];
  return others.length === 0 ? codesOfCity(only).slice(0, 2) : [only, ...others];
};

const citiesNamed = (matches: (name: string) => boolean): readonly string[] =>
  cities.filter(({ code }) => matches(cityNames.get(code) ?? "")).map(({ code }) => code);

/** Cities whose name is contained in a longer text, such as `New York City` or `London, UK`. */
const citiesWithin = (wanted: string): readonly string[] =>
  citiesNamed((name) => name.length >= shortestName && ` ${wanted} `.includes(` ${name} `));

const airportsNamed = (wanted: string): readonly string[] =>
  airports
    .filter(({ name }) => folded(name).includes(wanted))
    .toSorted(bySize)
    .map(({ code }) => code);

const misspelt = (wanted: string): readonly string[] => {
  const name = nearest(wanted, [...cityNames.values()]);
  return name === undefined ? [] : citiesNamed((each) => each === name);
};

const isKnown = (code: string): boolean => airport(code) !== undefined || city(code) !== undefined;

/** Known codes contained in a text, such as `JFK - New York` or `Kennedy (JFK)`. */
const codesWithin = (text: string): readonly string[] => (text.match(/\b[A-Z]{3}\b/g) ?? []).filter(isKnown);

/** Known codes that result from dropping one letter, such as `JFKK`. */
const withoutOneLetter = (code: string): readonly string[] =>
  code.length === 4 ? [...code].map((_, index) => code.slice(0, index) + code.slice(index + 1)).filter(isKnown) : [];

/** Up to three codes that a name may stand for, most likely first. */
export const codesFor = (text: string): readonly string[] => {
  const wanted = folded(text.slice(0, longestName)).replaceAll(/\s+/g, " ").trim();
  if (wanted.length < 2) return [];
  const ways: readonly (() => readonly string[])[] = [
    () => (isKnown(wanted) ? [wanted] : []),
    () => airportOfIcao(wanted)?.code ?? [],
    () => codesWithin(text.slice(0, longestName)),
    () => codesOfCities(citiesNamed((name) => name === wanted)),
    () => withoutOneLetter(wanted).slice(0, 1),
    () => (wanted.length < shortestName ? [] : airportsNamed(wanted)),
    () => codesOfCities(citiesWithin(wanted)),
    () => (wanted.length < shortestName ? [] : codesOfCities(citiesNamed((name) => name.startsWith(wanted)))),
    () => (wanted.length < shortestName ? [] : codesOfCities(misspelt(wanted))),
  ].map((way) => () => [way()].flat());
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return [...new Set(found)].slice(0, mostCodes);
  }
  return [];
};

/** A code with its city, and with its country if two cities share the name: `SJC (San Jose, US)`. */
export const namedCode = (code: string): string => {
  const place = cityOf(code);
  if (place === undefined) return code;
  const isAmbiguous = cities.some(({ name, code: other }) => name === place.name && other !== place.code);
  return `${code} (${place.name}${isAmbiguous ? `, ${place.country}` : ""})`;
};

/** Codes joined by "or". */
export const choiceOf = (codes: readonly string[]): string => codes.map(namedCode).join(" or ");

const isSwapOf = (left: string, right: string): boolean =>
  left !== right && [...left].sort().join("") === [...right].sort().join("");

const differsByOne = (left: string, right: string): boolean =>
  [...left].filter((letter, index) => letter !== right[index]).length === 1;

const largePlace = 3;

/** Known codes with the same letters in another order; then large places whose code differs in one letter, but not in the first. */
const similarCodes = (code: string): readonly string[] => {
  const sized = [
    ...airports.map((each) => ({ code: each.code, size: each.size })),
    ...cities.filter((each) => airport(each.code) === undefined).map((each) => ({ code: each.code, size: 4 })),
  ].toSorted(bySize);
  const swapped = sized.filter((known) => isSwapOf(known.code, code));
  const near = sized.filter(
    (known) => known.size >= largePlace && known.code[0] === code[0] && differsByOne(known.code, code),
  );
  return [...swapped, ...near].slice(0, mostCodes).map((known) => known.code);
};

/** One sentence about an unknown code of three letters: the nearest airport if the code is a real one, else similar codes. */
export const adviceForCode = (code: string): string => {
  const served = nearestToAbsent(code);
  if (served !== undefined)
    return `No flights, hotels or cars are sold at ${code}; the nearest airport here is ${namedCode(served.code)}.`;
  const similar = similarCodes(code);
  return similar.length === 0
    ? `No code here is like ${code}.`
    : `Similar codes: ${similar.map(namedCode).join(", ")}.`;
};
