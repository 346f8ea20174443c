// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls a tool: puts a request together, sends it as often as is right, and reads the answer. */
import type { CallOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Tool } from "./descriptor.types.js";

export type CallTool = (connection: Connection, tool: Tool, input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Input and output are as the contract types them; the typed surfaces are made of this. The input is copied first, so that every
 * attempt sends the same, and what JSON cannot say is the program's mistake and not the transport's.
 */
export declare const callTool: CallTool;
