// @generated: the runtime of every client. It is written by npm run codegen.
/** The classes of a client's errors: one for what the server refused, and one for each way in which no answer came. */
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

/** The server refused the call. `reason` is one of the contract's: narrow it with `isToolError` or a `switch`. */
export declare const ToolError: ToolErrorClass;

/** No answer came before the deadline, which spans all attempts. */
export declare const TimeoutError: FailureClass<"timeout">;

/** The caller's signal was aborted. */
export declare const CancelledError: FailureClass<"cancelled">;

/** The request could not be sent, or the connection broke. */
export declare const TransportError: FailureClass<"transport">;

/** What came back is not what the contract promises. */
export declare const AnswerError: FailureClass<"answer">;

/** Whether it is one of the errors of a client. Two clients in one program have classes of their own, so it is told by its form. */
export declare const isCallError: (error: unknown) => error is RefusedError | Failure;

/** Whether a server has refused, whichever client says so. */
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
