// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes a `ToolError` of what a server says of a refusal, whichever revision of the protocol it says it in. */
import type { Subject } from "./connection.types.js";
import type { ToolError as RefusedError, RuntimeReason } from "./error.types.js";

/** Code, message and data of a JSON-RPC error. */
export interface SaidError {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

/** A reason that this client's contract does not list becomes `UNLISTED`, and stands in `data.reason`. */
export declare const refusalOf: (subject: Subject, said: SaidError) => RefusedError;
