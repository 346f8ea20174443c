// @generated: the runtime of every client. It is written by npm run codegen.
/** Creates the client of a whole contract. */
import type { Client, CreateClient } from "./client.types.js";
import type { Connection, ConnectionOptions, OfficialClient } from "./connection.types.js";
import type { Pack } from "./descriptor.types.js";

/**
 * Creates the client of a contract. It has a method for each tool, such as `client.searchFlights(input, options)`, each with
 * `.safe()`, and a reader for each JSON resource in `client.readResource`.
 *
 * @example
 * ```ts
 * const client = createClient(gds, await connect({ url: "http://127.0.0.1:3001/mcp" }));
 * ```
 */
export declare const createClient: CreateClient;
