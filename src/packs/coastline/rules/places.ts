/** Which place a code means, and what somebody may have meant whose code or city is not known. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import { cities, cityOf, nearestToAbsent } from "../../../travel/world/index.js";
import { airportsMeant } from "../../../travel/world/reference/airportNames.js";

/** A place as far as the rules on dates need it. */
export interface TravelPlace {
  readonly name: string;
  readonly cityCode: string;
  readonly timeZone: string;
}

/** The place of an airport's or a city's code; undefined for one that only the service may know. */
export const placeOf = (code: string): TravelPlace | undefined => {
  const city = cityOf(code);
  return city && { name: city.name, cityCode: city.code, timeZone: city.timeZone };
};

const cityNames = cities.map(({ name }) => name);
const shortestName = 4;
const longestName = 60;
const mostNames = 3;

/** The name of a city within a longer text: `New York City`, `London, UK`. */
const citiesWithin = (text: string): readonly string[] => {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return cityNames.filter((name) => name.length >= shortestName && words.includes(` ${name.toLowerCase()} `));
};

/** Names of cities that a text may mean, at most three. */
const namesNear = (text: string): readonly string[] => {
  const wanted = text.slice(0, longestName);
  const within = citiesWithin(wanted);
  const near = within.length > 0 ? within : [nearest(wanted, cityNames)];
  return [...new Set(near)].filter((name) => name !== undefined).slice(0, mostNames);
};

/** One sentence about the name of a city that has no airport. */
export const adviceForName = (name: string): string => {
  const near = namesNear(name);
  return near.length === 0
    ? "Send the name of a city with an airport, in English, and nothing else."
    : `Similar names: ${near.join(", ")}. Call get_airport_code with the one that is meant.`;
};

/** One sentence about a code that is not known. */
export const adviceForCode = (code: string): string => {
  const served = nearestToAbsent(code);
  return served === undefined
    ? "Call get_airport_code with the name of the city."
    : `The nearest airport that is known is ${served.code} (${served.city}).`;
};

/** The code that somebody means who writes a name in its place. */
export const codeMeant = (name: string): string | undefined => airportsMeant(name.slice(0, longestName))[0]?.code;
