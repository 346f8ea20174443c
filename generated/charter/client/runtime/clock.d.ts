// @generated: the runtime of every client. It is written by npm run codegen.
/** The real clock. */
import type { Clock } from "./connection.types.js";

/** The longest delay that `setTimeout` takes, in milliseconds (24 days). A longer one would fire at once. */
export declare const longestWaitMs: number;

export declare const systemClock: Clock;
