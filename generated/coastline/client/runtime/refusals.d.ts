// @generated: the runtime of every client. It is written by npm run codegen.
/** Converts a refusal of the server into a `ToolError`, in every revision of the protocol. */
import type { Subject } from "./connection.types.js";
import type { ToolError as RefusedError, RuntimeReason } from "./error.types.js";

/** Code, message and data of a JSON-RPC error, not validated. */
export interface SaidError {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

/** The `ToolError` of a refusal. A reason that this client does not know becomes `UNLISTED`; `data.reason` has the original. */
export declare const refusalOf: (subject: Subject, said: SaidError) => RefusedError;
