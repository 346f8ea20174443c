// @generated: the runtime of every client. It is written by npm run codegen.
/** What the calls of one connection have in common: its session, its limits, its clock. */
import type { CreateConnection } from "./connection.types.js";

/** Of a call that names none, on a connection that names none. */
export declare const usualTimeoutMs: number;

export declare const createConnection: CreateConnection;
