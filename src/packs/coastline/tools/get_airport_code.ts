/** Get airport code (contract: get_airport_code). */
import type { coastline } from "../../../../generated/coastline/contract.js";
import type { GetAirportCodeOutput } from "../../../../generated/coastline/types.js";
import type { Handler } from "../../../contract/handler.js";
import type { AmadeusLocation } from "../../../vendors/amadeus/wire.js";
import { amadeusRefusal } from "../amadeusRefusal.js";
import { adviceForName } from "../rules/places.js";
import { callsOf, type Services } from "../services.js";

export { getAirportCodeText } from "../texts/airportCode.js";

const folded = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The first airport whose own city has the given name, else the first airport. Example: Newark's airport also belongs to New York, but is
 * the airport of its own city.
 */
const airportOf = (locations: readonly AmadeusLocation[], cityName: string): AmadeusLocation | undefined => {
  const airports = locations.filter(({ subType }) => subType === "AIRPORT");
  const wanted = folded(cityName);
  return airports.find(({ address }) => folded(address.cityName) === wanted) ?? airports[0];
};

/** Finds the largest airport of a city by its name. */
export const getAirportCode: Handler<(typeof coastline)["get_airport_code"], Services> = async (
  input,
  context,
): Promise<GetAirportCodeOutput> => {
  const { city_name } = input;
  const query = { keyword: city_name, subTypes: ["AIRPORT"] } as const;
  const locations = await context.amadeus.locations(query, callsOf(context).amadeus).catch((error: unknown) => {
    throw amadeusRefusal(error, input, context.upstreams.secrets);
  });
  const airport = airportOf(locations, city_name);
  return airport === undefined
    ? context.fail("CITY_NOT_FOUND", { field: "city_name", value: city_name, suggestion: adviceForName(city_name) })
    : { code: airport.iataCode, name: airport.name };
};
