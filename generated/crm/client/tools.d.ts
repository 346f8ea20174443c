// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Retrieve client profile by email or ID
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await getClient(connection, { identifier: "john.doe@example.com" });
 * ```
 * @throws {ToolError} CLIENT_NOT_FOUND: Look with search_clients for a part of the name, the e-mail address or the company.
 * @throws {ToolError} SHEET_LAYOUT: Whoever keeps the spreadsheet has to correct it.
 * @throws {ToolError} SHEET_NOT_FOUND: Whoever runs the server has to correct `data.environment`, and share the spreadsheet with the service account.
 */
export declare const getClient: ToolFunction<typeof descriptors.getClientTool>;

/**
 * Update client preferences or information
 *
 * Idempotent: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await updateClient(connection, { client_id: "CL-001", updates: { vip_status: "platinum" } });
 * ```
 * @throws {ToolError} CLIENT_NOT_FOUND: Look with search_clients for a part of the name, the e-mail address or the company.
 * @throws {ToolError} FIELD_FIXED: Leave `field` out. It can be: `data.allowed`. add_flight_history counts flights.
 * @throws {ToolError} UNKNOWN_FIELD: Use one of: `data.allowed`.
 * @throws {ToolError} INVALID_VALUE: Correct `field` and call again.
 * @throws {ToolError} SHEET_LAYOUT: Whoever keeps the spreadsheet has to correct it.
 * @throws {ToolError} SHEET_NOT_FOUND: Whoever runs the server has to correct `data.environment`, and share the spreadsheet with the service account.
 * @throws {ToolError} CLIENT_BUSY: Call again in a moment.
 * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 */
export declare const updateClient: ToolFunction<typeof descriptors.updateClientTool>;

/**
 * Record completed flight for client
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const output = await addFlightHistory(connection, {
 *   client_id: "CL-001",
 *   flight_details: { date: "2026-05-31", route: "KTEB-KVNY", aircraft: "Citation X", operator: "OP-001", price: 45000 },
 * });
 * ```
 * @throws {ToolError} CLIENT_NOT_FOUND: Look with search_clients for a part of the name, the e-mail address or the company.
 * @throws {ToolError} INVALID_VALUE: Correct `field` and call again.
 * @throws {ToolError} SHEET_LAYOUT: Whoever keeps the spreadsheet has to correct it.
 * @throws {ToolError} SHEET_NOT_FOUND: Whoever runs the server has to correct `data.environment`, and share the spreadsheet with the service account.
 * @throws {ToolError} CLIENT_BUSY: Call again in a moment.
 * @throws {ToolError} WORLD_FULL: Use another world, or have this one reset by whoever runs it.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 */
export declare const addFlightHistory: ToolFunction<typeof descriptors.addFlightHistoryTool>;

/**
 * Search clients by criteria
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchClients(connection, { query: "doe" });
 * ```
 * @throws {ToolError} INVALID_VALUE: Correct `field` and call again.
 * @throws {ToolError} SHEET_LAYOUT: Whoever keeps the spreadsheet has to correct it.
 * @throws {ToolError} SHEET_NOT_FOUND: Whoever runs the server has to correct `data.environment`, and share the spreadsheet with the service account.
 */
export declare const searchClients: ToolFunction<typeof descriptors.searchClientsTool>;
