// @generated: the runtime of every client. It is written by npm run codegen.
/** The real clock. */
import type { Clock } from "./connection.types.js";

export declare const systemClock: Clock;
