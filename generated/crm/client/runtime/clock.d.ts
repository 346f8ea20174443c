// @generated: the runtime of every client. It is written by npm run codegen.
/** The real clock. */
import type { Clock } from "./connection.types.js";

/** Further away than 24 days a timer cannot be: it would go off at once. */
export declare const longestWaitMs: number;

export declare const systemClock: Clock;
