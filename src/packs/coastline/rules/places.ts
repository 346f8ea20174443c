/** Finds the place that a code names, and suggests places for an unknown code or city. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import { cities, cityOf, nearestToAbsent } from "../../../travel/world/index.js";
import { airportsMeant } from "../../../travel/world/reference/airportNames.js";

/** The parts of a place that the date rules need. */
export interface TravelPlace {
  readonly name: string;
  readonly cityCode: string;
  readonly timeZone: string;
}

/** The place of an airport or city code; undefined for a code that only the service may know. */
export const placeOf = (code: string): TravelPlace | undefined => {
  const city = cityOf(code);
  return city && { name: city.name, cityCode: city.code, timeZone: city.timeZone };
};

const cityNames = cities.map(({ name }) => name);
const shortestName = 4;
const longestName = 60;
const mostNames = 3;

/** Names of cities contained in a longer text, such as `New York City` or `London, UK`. */
const citiesWithin = (text: string): readonly string[] => {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return cityNames.filter((name) => name.length >= shortestName && words.includes(` ${name.toLowerCase()} `));
};

/** Up to three city names that a text may mean. */
const namesNear = (text: string): readonly string[] => {
  const wanted = text.slice(0, longestName);
  const within = citiesWithin(wanted);
  const near = within.length > 0 ? within : [nearest(wanted, cityNames)];
  return [...new Set(near)].filter((name) => name !== undefined).slice(0, mostNames);
};

/** One sentence of advice on a city name for which no airport is known. */
export const adviceForName = (name: string): string => {
  const near = namesNear(name);
  return near.length === 0
    ? "Send the name of a city with an airport, in English, and nothing else."
    : `Similar names: ${near.join(", ")}. Call get_airport_code with the one that is meant.`;
};

/** One sentence of advice on an unknown code. */
export const adviceForCode = (code: string): string => {
  const served = nearestToAbsent(code);
  return served === undefined
    ? "Call get_airport_code with the name of the city."
    : `The nearest airport that is known is ${served.code} (${served.city}).`;
};

/** The code for a place that was given by name. */
export const codeMeant = (name: string): string | undefined => airportsMeant(name.slice(0, longestName))[0]?.code;
