// @generated: the runtime of every client. It is written by npm run codegen.
/** Speaks through a connected client of either official package, on any transport and in either era. */
import type { ConnectionOver, OfficialClient, OutgoingRequest } from "./connection.types.js";

/**
 * A connection over a client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk` that is connected already. Its
 * handlers of the server's questions stay its own.
 */
export declare const connectionOver: ConnectionOver;
