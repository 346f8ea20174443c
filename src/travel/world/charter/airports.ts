/** Airports that charter flights use, by ICAO code: those of the scheduled world, and some used only by business aviation. */
import { icaoCodes } from "../reference/otherCodes.js";
import { airport } from "../reference/places.js";
import business from "./airports.json" with { type: "json" };

export interface CharterAirport {
  readonly icao: string;
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** ICAO codes of airports for which the source has none. */
const otherIcaoCodes: readonly (readonly [iata: string, icao: string])[] = [["LDH", "YLHI"]];

const scheduled = (): readonly CharterAirport[] =>
  [...icaoCodes(), ...otherIcaoCodes].flatMap(([iata, icao]) => {
    const place = airport(iata);
    if (place === undefined) return [];
    const { name, city, country, latitude, longitude, timeZone } = place;
    return [{ icao, iata, name, city, country, latitude, longitude, timeZone }];
  });

/** All charter airports, sorted by ICAO code. */
export const charterAirports: readonly CharterAirport[] = [...scheduled(), ...business.airports].sort((left, right) =>
  left.icao < right.icao ? -1 : 1,
);

const airportsByIcao: ReadonlyMap<string, CharterAirport> = new Map(
  charterAirports.map((place) => [place.icao, place]),
);

/** The airport with an ICAO code such as `KTEB`. */
export const charterAirport = (icao: string): CharterAirport | undefined => airportsByIcao.get(icao);
