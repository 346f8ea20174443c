// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Get IATA airport code for a city
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await getAirportCode(connection, { city_name: "New York" });
 * ```
 * @throws {ToolError} CITY_NOT_FOUND: `data.suggestion`
 */
export declare const getAirportCode: ToolFunction<typeof descriptors.getAirportCodeTool>;

/**
 * Search for flights between two airports, prices in USD
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchFlights(connection, { origin: "JFK", destination: "LHR", departure_date: "2026-07-01" });
 * ```
 * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion`
 * @throws {ToolError} SAME_PLACE: Choose a destination in another city and call search_flights again.
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on and call again.
 * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
 */
export declare const searchFlights: ToolFunction<typeof descriptors.searchFlightsTool>;

/**
 * Search for hotels in a city, prices in USD for the whole stay
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchHotels(connection, { city_code: "LON", check_in_date: "2026-07-01", check_out_date: "2026-07-04" });
 * ```
 * @throws {ToolError} UNKNOWN_CITY: `data.suggestion`
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on and call again.
 * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
 */
export declare const searchHotels: ToolFunction<typeof descriptors.searchHotelsTool>;
