// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes one of this client's errors of whatever an official client throws. They are told apart by their shape, not their class. */
import type { Subject } from "./connection.types.js";

/** The error of a call, or of a reading, whose request was rejected with `error`. */
export declare const faultOf: (subject: Subject, error: unknown) => Error;
