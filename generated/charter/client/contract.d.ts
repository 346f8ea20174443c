// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { facts } from "./runtime/facts.js";

/** The contract Charter. Pass it to `createClient` or `createMockClient`, and one of its tools to `isToolError`. */
export declare const charter: {
  /**
   * Search for available aircraft matching flight criteria
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const output = await client.searchFlights({ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6, departure_date: "2026-06-15" });
   * ```
   * @throws {ToolError} INVALID_ICAO: Send four capital letters, for example KTEB; charter://airports lists those that are known.
   * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion` charter://airports lists those that are known.
   * @throws {ToolError} SAME_AIRPORT: Send another arrival airport and call again.
   * @throws {ToolError} DATE_IN_PAST: Use a later `field` and call again.
   * @throws {ToolError} NOT_OFFERED_LIVE: Call create_trip with the same airports, passengers and date: a person then searches in the marketplace.
   */
  readonly searchFlights: typeof descriptors.searchFlightsTool;
  /**
   * Create RFP and distribute to operators
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @example
   * ```ts
   * const created = await client.createRfp({
   *   flight_details: {
   *     departure_airport: "KTEB",
   *     arrival_airport: "KVNY",
   *     passengers: 6,
   *     departure_date: "2026-06-15T14:00:00Z",
   *   },
   *   operator_ids: ["OP-001", "OP-002", "OP-003"],
   * });
   * const output = await client.createRfp({
   *   flight_details: {
   *     departure_airport: "KTEB",
   *     arrival_airport: "KVNY",
   *     passengers: 6,
   *     departure_date: "2026-06-15T14:00:00Z",
   *   },
   *   operator_ids: ["OP-001", "OP-002", "OP-003"],
   * });
   * ```
   * @throws {ToolError} INVALID_ICAO: Send four capital letters, for example KTEB; charter://airports lists those that are known.
   * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion` charter://airports lists those that are known.
   * @throws {ToolError} SAME_AIRPORT: Send another arrival airport and call again.
   * @throws {ToolError} INVALID_PASSENGERS: Correct `field` and call create_rfp again.
   * @throws {ToolError} INSUFFICIENT_CAPACITY: Call search_flights with `value` passengers and ask the operators that it names, or divide the party.
   * @throws {ToolError} UNKNOWN_OPERATOR: Use the operator ids of search_flights or charter://operators.
   * @throws {ToolError} DATE_IN_PAST: Use a later `field` and call again.
   * @throws {ToolError} DEADLINE_PASSED: Use another deadline, or leave it out: operators then have until `data.usual`.
   * @throws {ToolError} TEXT_LENGTH: Change `field` and call again.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   * @throws {ToolError} AVINODE_API_ERROR: Call again in a moment; if it persists, tell whoever runs the server.
   */
  readonly createRfp: typeof descriptors.createRfpTool;
  /**
   * Check status of RFP responses
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const created = await client.createRfp({
   *   flight_details: {
   *     departure_airport: "KTEB",
   *     arrival_airport: "KVNY",
   *     passengers: 6,
   *     departure_date: "2026-06-15T14:00:00Z",
   *   },
   *   operator_ids: ["OP-001", "OP-002", "OP-003"],
   * });
   * const output = await client.getQuoteStatus({ rfp_id: created.rfp_id });
   * ```
   * @throws {ToolError} RFP_NOT_FOUND: Use the rfp_id as create_rfp gave it; the resource of a trip names its RFPs.
   * @throws {ToolError} AVINODE_API_ERROR: Call again in a moment; if it persists, tell whoever runs the server.
   */
  readonly getQuoteStatus: typeof descriptors.getQuoteStatusTool;
  /**
   * Retrieve all operator quotes for an RFP
   *
   * Read-only: it is retried after a temporary failure.
   *
   * @example
   * ```ts
   * const created = await client.createRfp({
   *   flight_details: {
   *     departure_airport: "KTEB",
   *     arrival_airport: "KVNY",
   *     passengers: 6,
   *     departure_date: "2026-06-15T14:00:00Z",
   *   },
   *   operator_ids: ["OP-001", "OP-002", "OP-003"],
   * });
   * const output = await client.getQuotes({ rfp_id: created.rfp_id });
   * ```
   * @throws {ToolError} RFP_NOT_FOUND: Use the rfp_id as create_rfp gave it; the resource of a trip names its RFPs.
   * @throws {ToolError} AVINODE_API_ERROR: Call again in a moment; if it persists, tell whoever runs the server.
   */
  readonly getQuotes: typeof descriptors.getQuotesTool;
  /**
   * Create a trip in Avinode and get a deep link for marketplace browsing
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @example
   * ```ts
   * const output = await client.createTrip({ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6, departure_date: "2026-06-15T14:00:00Z" });
   * ```
   * @throws {ToolError} INVALID_ICAO: Send four capital letters, for example KTEB; charter://airports lists those that are known.
   * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion` charter://airports lists those that are known.
   * @throws {ToolError} SAME_AIRPORT: Send another arrival airport and call again.
   * @throws {ToolError} DATE_IN_PAST: Use a later `field` and call again.
   * @throws {ToolError} RETURN_BEFORE_DEPARTURE: Use a later return_date, or leave it out for one way.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   * @throws {ToolError} AVINODE_API_ERROR: Call again in a moment; if it persists, tell whoever runs the server.
   */
  readonly createTrip: typeof descriptors.createTripTool;
  /**
   * Send a message to an operator in an existing Avinode thread
   *
   * It is retried after a temporary failure only with an `idempotencyKey`.
   *
   * @throws {ToolError} THREAD_NOT_FOUND: Use the thread_id of a quote from get_quotes.
   * @throws {ToolError} TEXT_LENGTH: Change `field` and call again.
   * @throws {ToolError} RFP_CLOSED: Call create_rfp for another request.
   * @throws {ToolError} QUOTE_EXPIRED: Call create_rfp again for new quotes.
   * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
   * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
   * @throws {ToolError} AVINODE_API_ERROR: Call again in a moment; if it persists, tell whoever runs the server.
   */
  readonly sendMessage: typeof descriptors.sendMessageTool;
  readonly [facts]: {
    readonly name: string;
    readonly version: string;
    readonly resources: {
      /** Operators of private aircraft, with ratings and the aircraft of each */
      readonly operators: typeof descriptors.operatorsResource;
      /** Airports by ICAO code */
      readonly airports: typeof descriptors.airportsResource;
      /** One RFP with its operators, quotes and threads */
      readonly rfp: typeof descriptors.rfpResource;
      /** One trip with the RFPs that were sent for it */
      readonly trip: typeof descriptors.tripResource;
      /** One conversation with an operator: what was written and which quotes were shared, oldest first */
      readonly thread: typeof descriptors.threadResource;
      /** Events that came in and are not done yet, in the order in which they came */
      readonly webhooksPending: typeof descriptors.webhooksPendingResource;
      /** Events that were given up after the last retry, newest first */
      readonly webhooksDeadLetters: typeof descriptors.webhooksDeadLettersResource;
      /** One event that came in: what it said, and what became of it */
      readonly webhookEvent: typeof descriptors.webhookEventResource;
      /** Whom requests are sent to, how many were and how they ended, and whether events are taken */
      readonly status: typeof descriptors.statusResource;
      /** Every reason for which a call can be refused, with its code and what to do next */
      readonly errors: typeof descriptors.errorsResource;
    };
  };
};
