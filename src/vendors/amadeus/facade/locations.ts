/** Airports and cities by the beginning of a word in their name, or by code. The most relevant come first. */
import type { FacadeHandler } from "../../../facade/port.js";
import { type Airport, type City, cityOf, localIso } from "../../../travel/world/index.js";
import { airportsMeant, shortAirportName } from "../../../travel/world/reference/airportNames.js";
import { type LocationSubType, locationSubTypes } from "../wire.js";
import { answered, metaOfPage, refuse } from "./answers.js";
import { integer, list, required } from "./parameters.js";

const longestKeyword = 100;
const usualPage = 10;
const largestPage = 100;
const scoreOfSize = 10;

interface Entry {
  readonly subType: LocationSubType;
  readonly code: string;
  readonly name: string;
  readonly city: City;
  readonly place: Pick<Airport, "latitude" | "longitude" | "timeZone">;
  readonly size: number;
}

/** The airports with their cities. A city comes before the first of its airports. */
const entriesOf = (airports: readonly Airport[]): readonly Entry[] => {
  const cities = new Set<City>();
  return airports.flatMap((airport): readonly Entry[] => {
    const city = cityOf(airport.code);
    if (city === undefined) return [];
    const { code, size } = airport;
    const ofAirport: Entry = {
      subType: "AIRPORT",
      code,
      name: shortAirportName(airport.name),
      city,
      place: airport,
      size,
    };
    if (cities.has(city)) return [ofAirport];
    cities.add(city);
    return [{ subType: "CITY", code: city.code, name: city.name, city, place: city, size }, ofAirport];
  });
};

const locationOf = ({ subType, code, name, city, place, size }: Entry, airports: readonly Airport[], nowMs: number) => {
  const id = `${subType[0]}${code}`;
  const cityName = (subType === "AIRPORT" && airports.find((each) => each.code === code)?.city) || city.name;
  return {
    type: "location",
    subType,
    name,
    detailedName: `${cityName}/${city.country}:${name}`,
    id,
    self: { href: `/v1/reference-data/locations/${id}`, methods: ["GET"] },
    timeZoneOffset: localIso(place.timeZone, nowMs).slice(19),
    iataCode: code,
    geoCode: { latitude: place.latitude, longitude: place.longitude },
    address: { cityName, cityCode: city.code, countryCode: city.country },
    analytics: { travelers: { score: size * scoreOfSize } },
  };
};

export const locations: FacadeHandler = (request, { nowMs }) => {
  const { query } = request;
  const keyword = required(query, "keyword");
  if (keyword.length > longestKeyword)
    refuse(2781, "INVALID LENGTH", `at most ${longestKeyword} characters`, "keyword");
  required(query, "subType");
  const subTypes = list(query, "subType", /^(AIRPORT|CITY)$/, locationSubTypes.length);
  const [countryCode] = list(query, "countryCode", /^[A-Z]{2}$/, 1);
  const limit = integer(query, "page[limit]", { least: 1, most: largestPage }) ?? usualPage;
  const offset = integer(query, "page[offset]", { least: 0, most: 100_000 }) ?? 0;
  const airports = airportsMeant(keyword);
  const found = entriesOf(airports).filter(
    ({ subType, city }) => subTypes.includes(subType) && (countryCode === undefined || city.country === countryCode),
  );
  const data = found.slice(offset, offset + limit).map((entry) => locationOf(entry, airports, nowMs));
  return answered({ meta: metaOfPage(request, found.length, { offset, limit }), data });
};
