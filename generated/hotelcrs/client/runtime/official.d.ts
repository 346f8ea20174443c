// @generated: the runtime of every client. It is written by npm run codegen.
/** Sends requests through a connected client of either official package, over any transport and in either era. */
import type { ConnectionOver, OfficialClient, OutgoingRequest } from "./connection.types.js";

/**
 * Creates a connection over a connected client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk`. The client keeps
 * its handlers for the server's requests. Throws a `TypeError` for anything that is no such client.
 */
export declare const connectionOver: ConnectionOver;
