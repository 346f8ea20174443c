// @generated: the runtime of every client. It is written by npm run codegen.
/** The state that the calls of one connection share: session, limits, clock. */
import type { CreateConnection } from "./connection.types.js";

/** Timeout of a call in milliseconds, where neither the call nor the connection sets one. */
export declare const usualTimeoutMs: number;

export declare const createConnection: CreateConnection;
