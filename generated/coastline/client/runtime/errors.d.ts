// @generated: the runtime of every client. It is written by npm run codegen.
/** The error classes of a client: one for refusals of the server, and one for each kind of failure. */
import type {
  Failure,
  FailureClass,
  FailureDetail,
  FailureKind,
  IsToolError,
  Refusal,
  ToolError as RefusedError,
  ToolErrorClass,
} from "./error.types.js";

/** The server refused the call. `reason` says why: narrow it with `isToolError` or a `switch`. */
export declare const ToolError: ToolErrorClass;

/** No answer came before the timeout, which covers all attempts. */
export declare const TimeoutError: FailureClass<"timeout">;

/** The caller's signal was aborted. */
export declare const CancelledError: FailureClass<"cancelled">;

/** The request could not be sent, or the connection broke. */
export declare const TransportError: FailureClass<"transport">;

/** The answer does not match the contract, or a mock has no handler for the call. */
export declare const AnswerError: FailureClass<"answer">;

/** Whether it is an error of a client. Checks properties, because two clients in one program have classes of their own. */
export declare const isCallError: (error: unknown) => error is RefusedError | Failure;

/** Whether it is a refusal by a server, from any client. */
export declare const isRefusal: (error: unknown) => error is RefusedError;

/**
 * Whether the error is a refusal: of any tool, of the given tool, or of the given tool for one of the given reasons.
 *
 * @example
 * ```ts
 * if (isToolError(error, gds.bookFlight, "SOLD_OUT")) console.log(error.data.left);
 * ```
 */
export declare const isToolError: IsToolError;
