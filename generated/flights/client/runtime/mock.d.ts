// @generated: the runtime of every client. It is written by npm run codegen.
/** A mock client for tests: handlers answer in place of a server, and the rest is the real client. */
import type { OutgoingRequest, SendRequest } from "./connection.types.js";
import type { Pack, Resource, Tool } from "./descriptor.types.js";
import type { CreateMockClient, CreateToolErrors, MockCall } from "./mock.types.js";

/**
 * Creates a client whose calls are answered by handlers, typed by the contract. Retries, timeouts, progress and `.safe()` work as
 * they do with a server.
 *
 * @example
 * ```ts
 * const client = createMockClient(gds, { retrieveBooking: () => { throw toolError("PNR_NOT_FOUND"); } });
 * ```
 */
export declare const createMockClient: CreateMockClient;

/** Makes the `toolError` function for the reasons of a contract. */
export declare const toolErrors: CreateToolErrors;
