// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { facts } from "./runtime/facts.js";

/** The contract Hotel reservations. Pass it to `createClient` or `createMockClient`, and one of its tools to `isToolError`. */
export declare const hotelcrs: {
  /**
   * Rooms that a CapCorn hotel has for a stay; at most 10 rooms a call. Totals in EUR. The server adds the credentials.
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.availabilitySearch({ hotelId: "9100", arrivalDate: "2025-12-17", departureDate: "2025-12-20", rooms: [{ adults: 2 }] });
   * ```
   * @throws {ToolError} UNKNOWN_HOTEL: `data.suggestion`
   * @throws {ToolError} BAD_RANGE: `data.change`
   * @throws {ToolError} DATE_IN_PAST: Use an arrivalDate from `data.today` on and call again.
   * @throws {ToolError} NO_ROOMS: Name 1 to 10 rooms, each with its adults, and call again.
   * @throws {ToolError} TOO_MANY_ROOMS: Split the party into calls of at most `data.most` rooms each.
   * @throws {ToolError} ROOM_TOO_SMALL: Spread the guests over more rooms and call again.
   * @throws {ToolError} CRS_REFUSED: `data.change`
   */
  readonly availabilitySearch: typeof descriptors.availabilitySearchTool;
  /**
   * Books options of availability_search, at most 10 rooms, after the user said yes to hotel, dates, rooms and total. Not cancellable here. The server adds the credentials.
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @example
   * ```ts
   * const output = await client.createReservation({
   *   hotelId: "9100",
   *   arrivalDate: "2025-12-17",
   *   departureDate: "2025-12-20",
   *   rooms: [{ categoryCode: "DZ", board: "breakfast", adults: 2 }],
   *   guest: { firstName: "Anna", lastName: "Berger", email: "anna.berger@example.com" },
   *   totalPrice: 675,
   *   userConfirmed: true,
   * });
   * ```
   * @throws {ToolError} UNKNOWN_HOTEL: `data.suggestion`
   * @throws {ToolError} BAD_RANGE: `data.change`
   * @throws {ToolError} DATE_IN_PAST: Use an arrivalDate from `data.today` on and call again.
   * @throws {ToolError} NO_ROOMS: Name 1 to 10 rooms, each with its adults, and call again.
   * @throws {ToolError} TOO_MANY_ROOMS: Split the party into calls of at most `data.most` rooms each.
   * @throws {ToolError} ROOM_TOO_SMALL: Spread the guests over more rooms and call again.
   * @throws {ToolError} NOT_CONFIRMED: Show the user hotel, dates, rooms and total; call again with userConfirmed true after a yes.
   * @throws {ToolError} SOLD_OUT: Call availability_search again and offer the user what it gives.
   * @throws {ToolError} PRICE_CHANGED: Tell the user the new total; after a yes call again with totalPrice `data.new`.
   * @throws {ToolError} CRS_REFUSED: `data.change`
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   */
  readonly createReservation: typeof descriptors.createReservationTool;
  readonly [facts]: {
    readonly name: string;
    readonly version: string;
    readonly resources: {
      /** The hotels that mock mode knows, with their room categories; none in live mode, where a hotel gives its own id */
      readonly hotels: typeof descriptors.hotelsResource;
      /** Whom the tools ask, how often, and how long it took */
      readonly status: typeof descriptors.statusResource;
      /** Every reason for which a call can be refused, with its code and what to do next */
      readonly errors: typeof descriptors.errorsResource;
    };
  };
};
