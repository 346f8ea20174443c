/** Airports and metropolitan cities by code, from the frozen list. It knows no flights, hotels or cars. */
import type { Airport, City } from "../types.js";
import places from "./airports.json" with { type: "json" };

export { distanceKm, type Position } from "./distance.js";

/** All airports, by code. */
export const airports: readonly Airport[] = places.airports as readonly Airport[];

/** All cities, by metropolitan code. The only airport of a city gives the city its code. */
export const cities: readonly City[] = places.cities;

const airportOfCode: ReadonlyMap<string, Airport> = new Map(airports.map((place) => [place.code, place]));
const cityOfCode: ReadonlyMap<string, City> = new Map(cities.map((place) => [place.code, place]));

/** The airport with an IATA airport code. */
export const airport = (code: string): Airport | undefined => airportOfCode.get(code);

/** The city with a metropolitan code such as `LON`; `cityOf` accepts airport codes too. */
export const city = (code: string): City | undefined => cityOfCode.get(code);

/**
 * The airports of a place code: one for an airport code, all of a city for a metropolitan code, none for an unknown code. A code that is
 * both (`SHA` is Hongqiao and Shanghai) means the airport, which is more exact.
 */
export const placeAirports = (code: string): readonly Airport[] => {
  const single = airportOfCode.get(code);
  if (single !== undefined) return [single];
  return (cityOfCode.get(code)?.airports ?? []).flatMap((member) => airportOfCode.get(member) ?? []);
};

/** The city with a metropolitan code, or the city of an airport. */
export const cityOf = (code: string): City | undefined =>
  cityOfCode.get(code) ?? cityOfCode.get(airportOfCode.get(code)?.cityCode ?? "");
