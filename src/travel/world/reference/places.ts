/** Airports and metropolitan cities by code, from the frozen list. Knows no flights, hotels or cars. */
import type { Airport, City } from "../types.js";
import places from "./airports.json" with { type: "json" };

export { distanceKm, type Position } from "./distance.js";

/** All airports, by code. */
export const airports: readonly Airport[] = places.airports as readonly Airport[];

/** All cities, by metropolitan code; an airport that is alone in its city gives the city its code. */
export const cities: readonly City[] = places.cities;

const airportOfCode: ReadonlyMap<string, Airport> = new Map(airports.map((place) => [place.code, place]));
const cityOfCode: ReadonlyMap<string, City> = new Map(cities.map((place) => [place.code, place]));

/** The airport of an IATA airport code. */
export const airport = (code: string): Airport | undefined => airportOfCode.get(code);

/** The city of a metropolitan code such as `LON`; see `cityOf` to accept airport codes too. */
export const city = (code: string): City | undefined => cityOfCode.get(code);

/**
 * The airports that a place code stands for: one for an airport code, all of a city for a metropolitan code, none if unknown.
 * A code that is both (`SHA` is Hongqiao and Shanghai) is the airport, since that is the more exact meaning.
 */
export const placeAirports = (code: string): readonly Airport[] => {
  const single = airportOfCode.get(code);
  if (single !== undefined) return [single];
  return (cityOfCode.get(code)?.airports ?? []).flatMap((member) => airportOfCode.get(member) ?? []);
};

/** The city of a metropolitan code, or the city that an airport belongs to. */
export const cityOf = (code: string): City | undefined =>
  cityOfCode.get(code) ?? cityOfCode.get(airportOfCode.get(code)?.cityCode ?? "");
