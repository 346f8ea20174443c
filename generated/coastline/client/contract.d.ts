// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { facts } from "./runtime/facts.js";

/** The contract Coastline Travel. Pass it to `createClient` or `createMockClient`, and one of its tools to `isToolError`. */
export declare const coastline: {
  /**
   * Get IATA airport code for a city
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.getAirportCode({ city_name: "New York" });
   * ```
   * @throws {ToolError} CITY_NOT_FOUND: `data.suggestion`
   */
  readonly getAirportCode: typeof descriptors.getAirportCodeTool;
  /**
   * Search for flights between two airports, prices in USD
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.searchFlights({ origin: "JFK", destination: "LHR", departure_date: "2026-07-01" });
   * ```
   * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion`
   * @throws {ToolError} SAME_PLACE: Choose a destination in another city and call search_flights again.
   * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on and call again.
   * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
   */
  readonly searchFlights: typeof descriptors.searchFlightsTool;
  /**
   * Search for hotels in a city, prices in USD for the whole stay
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.searchHotels({ city_code: "LON", check_in_date: "2026-07-01", check_out_date: "2026-07-04" });
   * ```
   * @throws {ToolError} UNKNOWN_CITY: `data.suggestion`
   * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on and call again.
   * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
   */
  readonly searchHotels: typeof descriptors.searchHotelsTool;
  readonly [facts]: {
    readonly name: string;
    readonly version: string;
    readonly resources: {
      /** Whom the tools ask, how often, how long it took, and where exchange rates came from */
      readonly status: typeof descriptors.statusResource;
      /** Every reason for which a call can be refused, with its code and what to do next */
      readonly errors: typeof descriptors.errorsResource;
    };
  };
};
