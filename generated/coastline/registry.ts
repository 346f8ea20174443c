// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/coastline/services.js";
import { getAirportCode, getAirportCodeText } from "../../src/packs/coastline/tools/get_airport_code.js";
import { searchFlights, searchFlightsText } from "../../src/packs/coastline/tools/search_flights.js";
import { searchHotels, searchHotelsText } from "../../src/packs/coastline/tools/search_hotels.js";
import type { coastline as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  get_airport_code: getAirportCode,
  search_flights: searchFlights,
  search_hotels: searchHotels,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  get_airport_code: getAirportCodeText,
  search_flights: searchFlightsText,
  search_hotels: searchHotelsText,
} satisfies Texts<typeof tools>;
