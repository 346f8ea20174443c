/** Which codes somebody meant who wrote a city, an airport's name, an ICAO code or a code that is not there. Pure. */
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

/** Letters alone, so that `sao` finds São Paulo and `st ` St. Louis. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .toUpperCase();

const cityNames = new Map(cities.map((place) => [place.code, folded(place.name)]));

const bySize = (left: { readonly size: number }, right: { readonly size: number }): number => right.size - left.size;

/** The code of a city, if it has one of its own, and those of its airports from large to small. */
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

/** Of several cities one code each; of one city also its airports. */
const codesOfCities = (codes: readonly string[]): readonly string[] => {
  const [only, ...others] = largestFirst(codes);
  if (only === undefined) return [];
  return others.length === 0 ? codesOfCity(only).slice(0, 2) : [only, ...others];
};

const citiesNamed = (matches: (name: string) => boolean): readonly string[] =>
  cities.filter(({ code }) => matches(cityNames.get(code) ?? "")).map(({ code }) => code);

/** The name of a city within a longer text: `New York City`, `London, UK`. */
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

/** Codes that a text holds among other words: `JFK - New York`, `Kennedy (JFK)`. */
const codesWithin = (text: string): readonly string[] => (text.match(/\b[A-Z]{3}\b/g) ?? []).filter(isKnown);

/** A code with a letter too many: `JFKK`. */
const withoutOneLetter = (code: string): readonly string[] =>
  code.length === 4 ? [...code].map((_, index) => code.slice(0, index) + code.slice(index + 1)).filter(isKnown) : [];

/** The codes that a name stands for, at most three, the likeliest first. */
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

/** A code with its city, and the country where two cities have one name: `SJC (San Jose, US)`. */
export const namedCode = (code: string): string => {
  const place = cityOf(code);
  if (place === undefined) return code;
  const isAmbiguous = cities.some(({ name, code: other }) => name === place.name && other !== place.code);
  return `${code} (${place.name}${isAmbiguous ? `, ${place.country}` : ""})`;
};

/** Codes as a choice in words. */
export const choiceOf = (codes: readonly string[]): string => codes.map(namedCode).join(" or ");

const isSwapOf = (left: string, right: string): boolean =>
  left !== right && [...left].sort().join("") === [...right].sort().join("");

const differsByOne = (left: string, right: string): boolean =>
  [...left].filter((letter, index) => letter !== right[index]).length === 1;

const largePlace = 3;

/** Codes with the same letters in another order, then large places one letter away, of which the first letter is right. */
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

/** One sentence about a code of three letters that nothing here has: the nearest airport of a real one, or what it may be a slip of. */
export const adviceForCode = (code: string): string => {
  const served = nearestToAbsent(code);
  if (served !== undefined)
    return `No flights, hotels or cars are sold at ${code}; the nearest airport here is ${namedCode(served.code)}.`;
  const similar = similarCodes(code);
  return similar.length === 0
    ? `No code here is like ${code}.`
    : `Similar codes: ${similar.map(namedCode).join(", ")}.`;
};
