// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls a tool: builds the request, sends it with retries, and reads the answer. */
import type { CallOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Tool } from "./descriptor.types.js";

export type CallTool = (connection: Connection, tool: Tool, input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Calls a tool with unchecked types; the typed methods are built on it. The input is copied first, so that every attempt sends the
 * same, and so that an input which JSON cannot represent rejects at once, and not as a failure of the transport.
 */
export declare const callTool: CallTool;
