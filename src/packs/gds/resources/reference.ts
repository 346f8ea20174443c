/** The resources that never change during a world's life: places, companies, vehicles and the catalogue of reasons. */
import { contract } from "../../../../generated/gds/contract.js";
import type {
  AircraftResource,
  AirlinesResource,
  AirportsResource,
  CarVendorsResource,
  ErrorsResource,
  HotelChainsResource,
  SippResource,
} from "../../../../generated/gds/types.js";
import {
  aircraft,
  airlines,
  airports,
  carVendors,
  cities,
  hotelChains,
  sippMatrix,
} from "../../../travel/world/index.js";

const licence =
  "Positions, countries, time zones and most airport names: airport-data-ts 4.0.3 (https://github.com/ashleyjackson/airport-data-ts), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed: a selection, positions rounded, some names and zones replaced. Terminals and sizes are plausible, not authoritative. For simulation only, not for navigation.";

/** All airports and metropolitan cities, with the notice that the data's licence requires. */
export const airportsResource = (): AirportsResource => ({
  count: airports.length,
  airports: airports.map(({ code, name, city, cityCode, country, latitude, longitude, timeZone, terminals, size }) => ({
    code,
    name,
    city,
    cityCode,
    country,
    latitude,
    longitude,
    timeZone,
    terminals,
    size,
  })),
  cities: cities.map(({ code, name, country, airports: members, timeZone, latitude, longitude }) => ({
    code,
    name,
    country,
    airports: members,
    timeZone,
    latitude,
    longitude,
  })),
  licence,
});

/** All airlines, which are invented. */
export const airlinesResource = (): AirlinesResource => ({
  count: airlines.length,
  airlines: airlines.map(({ code, icaoLike, name, country, hubs, alliance, lowCost, brands, fictional }) => ({
    code,
    icaoLike,
    name,
    country,
    hubs,
    alliance,
    lowCost,
    brands,
    fictional,
  })),
});

/** The aircraft types in use, with their seats by cabin. */
export const aircraftResource = (): AircraftResource => ({
  count: aircraft.length,
  aircraft: aircraft.map(({ code, name, rangeKm, seats }) => ({ code, name, rangeKm, seats })),
});

/** All hotel chains with their brands, which are invented. */
export const hotelChainsResource = (): HotelChainsResource => ({
  count: hotelChains.length,
  chains: hotelChains.map(({ code, name, brands, fictional }) => ({
    code,
    name,
    brands: brands.map((brand) => ({ name: brand.name, stars: brand.stars, resort: brand.resort })),
    fictional,
  })),
});

/** All car rental companies, which are invented. */
export const carVendorsResource = (): CarVendorsResource => ({
  count: carVendors.length,
  vendors: carVendors.map(({ code, name, group, brandTier, payment, fuelPolicy, fictional }) => ({
    code,
    name,
    group,
    brandTier,
    payment,
    fuelPolicy,
    fictional,
  })),
});

/** The meaning of each letter of a car's class code. */
export const sippResource = (): SippResource => {
  const { category, type, transmission, fuelAir } = sippMatrix;
  return { category, type, transmission: { ...transmission }, fuelAir: { ...fuelAir } };
};

/** The catalogue of reasons for refusals. */
export const errorsResource = (): ErrorsResource => ({
  reasons: Object.values(contract.errors).map(({ reason, code, message, hint, retryable }) => ({
    reason,
    code,
    message,
    hint,
    retryable,
  })),
});
