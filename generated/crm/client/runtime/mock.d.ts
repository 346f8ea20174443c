// @generated: the runtime of every client. It is written by npm run codegen.
/** A client without a server: handlers of a test answer, and everything before them is the real thing. */
import type { OutgoingRequest, SendRequest } from "./connection.types.js";
import type { Pack, Resource, Tool } from "./descriptor.types.js";
import type { CreateMockClient, CreateToolErrors, MockCall } from "./mock.types.js";

/**
 * A client whose tools are answered by handlers, in the types of the contract. Retries, deadlines, progress and `.safe()` work as
 * they do before a server.
 *
 * @example
 * ```ts
 * const client = createMockClient(gds, { retrieveBooking: () => { throw toolError("PNR_NOT_FOUND"); } });
 * ```
 */
export declare const createMockClient: CreateMockClient;

/** `toolError` for the reasons of a contract. */
export declare const toolErrors: CreateToolErrors;
