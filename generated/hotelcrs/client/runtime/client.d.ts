// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes the client of a whole contract. */
import type { Client, CreateClient } from "./client.types.js";
import type { Connection, ConnectionOptions, OfficialClient } from "./connection.types.js";
import type { Pack } from "./descriptor.types.js";

/**
 * The client of a contract: `client.searchFlights(input, options)` for each tool, with `.safe()` beside it, and
 * `client.readResource` for its JSON resources.
 *
 * @example
 * ```ts
 * const client = createClient(gds, await connect({ url: "http://127.0.0.1:3001/mcp" }));
 * ```
 */
export declare const createClient: CreateClient;
