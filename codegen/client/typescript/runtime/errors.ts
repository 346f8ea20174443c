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
export const ToolError: ToolErrorClass = class<Reason extends string, Data extends object> extends Error {
  override readonly name = "ToolError";
  readonly kind = "refused";
  readonly reason: Reason;
  readonly code: number;
  readonly retryable: boolean;
  readonly tool: string;
  readonly field: string | undefined;
  readonly value: unknown;
  readonly hint: string | undefined;
  readonly data: Data;

  constructor(refusal: Refusal<Reason, Data>) {
    super(`[${refusal.reason}] ${refusal.message}`);
    this.reason = refusal.reason;
    this.code = refusal.code;
    this.retryable = refusal.retryable;
    this.tool = refusal.tool;
    this.field = refusal.field;
    this.value = refusal.value;
    this.hint = refusal.hint;
    this.data = refusal.data;
  }
};

const failureClass = <Kind extends FailureKind>(kind: Kind, name: string): FailureClass<Kind> =>
  class extends Error implements Failure<Kind> {
    override readonly name = name;
    readonly kind = kind;
    readonly tool: string;
    readonly isTransient: boolean;
    readonly retryAfterMs: number | undefined;

    constructor(message: string, { tool, cause, isTransient = false, retryAfterMs }: FailureDetail) {
      super(message, { cause });
      this.tool = tool;
      this.isTransient = isTransient;
      this.retryAfterMs = retryAfterMs;
    }
  };

/** No answer came before the timeout, which covers all attempts. */
export const TimeoutError: FailureClass<"timeout"> = /* @__PURE__ */ failureClass("timeout", "TimeoutError");

/** The caller's signal was aborted. */
export const CancelledError: FailureClass<"cancelled"> = /* @__PURE__ */ failureClass("cancelled", "CancelledError");

/** The request could not be sent, or the connection broke. */
export const TransportError: FailureClass<"transport"> = /* @__PURE__ */ failureClass("transport", "TransportError");

/** The answer does not match the contract, or a mock has no handler for the call. */
export const AnswerError: FailureClass<"answer"> = /* @__PURE__ */ failureClass("answer", "AnswerError");

const kinds: readonly unknown[] = ["refused", "timeout", "cancelled", "transport", "answer"];

/** Whether it is an error of a client. Checks properties, because two clients in one program have classes of their own. */
export const isCallError: (error: unknown) => error is RefusedError | Failure = (
  error,
): error is RefusedError | Failure =>
  error instanceof Error && "kind" in error && "tool" in error && kinds.includes(error.kind);

/** Whether it is a refusal by a server, from any client. */
export const isRefusal: (error: unknown) => error is RefusedError = (error): error is RefusedError =>
  isCallError(error) && error.kind === "refused";

/**
 * Whether the error is a refusal: of any tool, of the given tool, or of the given tool for one of the given reasons.
 *
 * @example
 * ```ts
 * if (isToolError(error, gds.bookFlight, "SOLD_OUT")) console.log(error.data.left);
 * ```
 */
export const isToolError: IsToolError = (
  error: unknown,
  tool?: { readonly name: string },
  ...reasons: readonly string[]
): error is never =>
  isRefusal(error) &&
  (tool === undefined || error.tool === tool.name) &&
  (reasons.length === 0 || reasons.includes(error.reason));
