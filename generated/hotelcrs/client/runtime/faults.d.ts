// @generated: the runtime of every client. It is written by npm run codegen.
/** Converts what an official client throws into one of this client's errors. Checks properties, because classes may exist twice. */
import type { Subject } from "./connection.types.js";

/** This client's error for a call or a resource read whose request was rejected with `error`. */
export declare const faultOf: (subject: Subject, error: unknown) => Error;
