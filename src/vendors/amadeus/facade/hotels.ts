/** The hotels of a city, whether or not they have a room. */
import type { FacadeHandler } from "../../../facade/port.js";
import { type Property, propertiesOf } from "../../../travel/world/hotels/property.js";
import { type City, cityOf, distanceKm } from "../../../travel/world/index.js";
import { answered, metaOf, refuse } from "./answers.js";
import { chainCodeOf, dupeIdOf, hotelIdOf } from "./hotelIds.js";
import { choice, integer, list, placeCode } from "./parameters.js";

const usualRadius = 5;
const largestRadius = 300;
const kmPerMile = 1.609344;
const mostChains = 99;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const addressOf = ({ address, city }: Property) => {
  const ending = `, ${city.name}`;
  const street = address.endsWith(ending) ? address.slice(0, -ending.length) : address;
  return { countryCode: city.country, cityName: city.name, lines: [street] };
};

const hotelOf = (property: Property, distance: number, unit: "KM" | "MILE") => ({
  chainCode: chainCodeOf(property),
  iataCode: property.city.code,
  dupeId: Number(dupeIdOf(property)),
  name: property.name,
  hotelId: hotelIdOf(property),
  geoCode: { latitude: property.latitude, longitude: property.longitude },
  address: addressOf(property),
  rating: property.starRating,
  distance: { value: distance, unit },
});

const knownCity = (code: string): City =>
  cityOf(code) ?? refuse(895, "NOTHING FOUND", "Nothing found for the requested criteria", "cityCode");

/** Takes the code of a city or of one of its airports. */
export const hotelsByCity: FacadeHandler = (request, { world }) => {
  const { query } = request;
  const city = knownCity(placeCode(query, "cityCode"));
  const unit = choice(query, "radiusUnit", ["KM", "MILE"]) ?? "KM";
  const kmPerUnit = unit === "MILE" ? kmPerMile : 1;
  const radius = integer(query, "radius", { least: 1, most: largestRadius }) ?? usualRadius;
  const chains = list(query, "chainCodes", /^[A-Z]{2}$/, mostChains);
  const ratings = list(query, "ratings", /^[1-5]$/, 4);
  const data = propertiesOf(world, city)
    .map((property) => ({ property, distance: hundredths(distanceKm(city, property) / kmPerUnit) }))
    .filter(
      ({ property, distance }) =>
        distance <= radius &&
        (chains.length === 0 || chains.includes(chainCodeOf(property))) &&
        (ratings.length === 0 || ratings.includes(String(property.starRating))),
    )
    .map(({ property, distance }) => hotelOf(property, distance, unit));
  if (data.length === 0) refuse(895, "NOTHING FOUND", "Nothing found for the requested criteria");
  return answered({ data, meta: metaOf(request, data.length) });
};
