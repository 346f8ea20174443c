// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Search for available flights, cheapest first
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchFlights(connection, { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", adults: 1, cabin_class: "business" });
 * ```
 * @throws {ToolError} ORIGIN_AND_DESTINATION_REQUIRED: Send both as IATA codes of three capital letters, for example SFO and CDG.
 * @throws {ToolError} INVALID_ORIGIN: Send the code of an airport or a city as three capital letters, for example SFO.
 * @throws {ToolError} INVALID_DESTINATION: Send the code of an airport or a city as three capital letters, for example CDG.
 * @throws {ToolError} INVALID_DEPARTURE_DATE: Send a day of the calendar as YYYY-MM-DD.
 * @throws {ToolError} SAME_PLACE: Choose a destination in another city and call searchFlights again.
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on and call searchFlights again.
 * @throws {ToolError} RETURN_BEFORE_DEPARTURE: Use a return_date from `data.departure` on, or leave it out for one way.
 * @throws {ToolError} AIRPORT_NOT_FOUND: Correct `field` and call searchFlights again.
 * @throws {ToolError} RATE_LIMITED: Wait a minute and call searchFlights again.
 */
export declare const searchFlights: ToolFunction<typeof descriptors.searchFlightsTool>;

/**
 * Forget a search whose results were rejected, so that the next one is new
 *
 * Idempotent: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const first = await searchFlights(connection, { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", adults: 1, cabin_class: "business" });
 * const output = await discardSearch(connection, { search_id: first.search_id });
 * ```
 * @throws {ToolError} SEARCH_NOT_FOUND: Use the search_id as searchFlights gave it.
 */
export declare const discardSearch: ToolFunction<typeof descriptors.discardSearchTool>;
