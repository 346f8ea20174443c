// @generated: the runtime of every client. It is written by npm run codegen.
/** The errors of a client: a server's refusal, by reason, and the failures that kept an answer from coming. */
import type { Tool } from "./descriptor.types.js";

/** Given by the server's runtime whatever the contract. `UNLISTED`: by a reason that this client does not know, or by none. */
export type RuntimeReason =
  | "SCHEMA"
  | "BAD_REQUEST"
  | "RESOURCE_NOT_FOUND"
  | "CLIENT_CAPABILITY"
  | "CLIENT_SILENT"
  | "CANCELLED"
  | "STORE_UNAVAILABLE"
  | "WORLD_RESET"
  | "TOO_MANY_WORLDS"
  | "INTERNAL"
  | "UNLISTED";

/** What any refusal may carry, beside what its reason adds. */
export interface CommonErrorData {
  readonly reason?: string;
  /** Where the reason is explained. */
  readonly docs?: string;
  /** Under which the server's log has the call. */
  readonly correlationId?: string;
}

/** Every reason for which a call of the tool may be refused. */
export type ReasonOf<T> = (T extends Tool<never, infer _O, infer Reason, infer _D> ? Reason : never) | RuntimeReason;

type ReasonDataOf<T> = T extends Tool<never, infer _O, infer _R, infer Data> ? Data : never;

/** What an error of the tool with this reason carries. */
export type DataOf<T, Reason> = CommonErrorData &
  (Reason extends keyof ReasonDataOf<T> ? ReasonDataOf<T>[Reason] : Readonly<Record<string, unknown>>);

/** What a refusal is made of. */
export interface Refusal<Reason extends string = string, Data = object> {
  readonly reason: Reason;
  /** The contract's code, a JSON-RPC error code. */
  readonly code: number;
  /** What the server said, for people. */
  readonly message: string;
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean;
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  /** The argument that is at fault, dotted. */
  readonly field?: string | undefined;
  /** What was sent there. */
  readonly value?: unknown;
  /** What to do next. */
  readonly hint?: string | undefined;
  readonly data: Data;
}

/** The server refused the call, with a reason of the contract. */
export interface ToolError<Reason extends string = string, Data = object> extends Error, Refusal<Reason, Data> {
  readonly name: "ToolError";
  readonly kind: "refused";
  /** Begins with the reason: `[SOLD_OUT] 'HTL-...' is sold out`. */
  readonly message: string;
  readonly field: string | undefined;
  readonly value: unknown;
  readonly hint: string | undefined;
}

export type ToolErrorClass = new <Reason extends string, Data extends object>(
  refusal: Refusal<Reason, Data>,
) => ToolError<Reason, Data>;

/** The errors of a tool as a union, so that a `switch` over `reason` narrows `data`. */
export type ToolErrorOf<T, Reason extends ReasonOf<T> = ReasonOf<T>> = Reason extends string
  ? ToolError<Reason, DataOf<T, Reason>>
  : never;

/** Narrows what was thrown: to any refusal, to one of a tool, or to one of a tool with one of some reasons. */
export interface IsToolError {
  (error: unknown): error is ToolError;
  <T extends Tool>(error: unknown, tool: T): error is ToolErrorOf<T>;
  <T extends Tool, Reason extends ReasonOf<T>>(
    error: unknown,
    tool: T,
    ...reasons: readonly Reason[]
  ): error is ToolErrorOf<T, Reason>;
}

/**
 * Why no answer came: the deadline passed, the caller cancelled, the way to the server failed, or the answer was not one.
 * After the first three of a call that changes something, whether it was done is not known.
 */
export type FailureKind = "timeout" | "cancelled" | "transport" | "answer";

export interface FailureDetail {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly cause?: unknown;
  /** Whether the same call may come through in a moment. */
  readonly isTransient?: boolean;
  /** How long the server asked to wait. */
  readonly retryAfterMs?: number | undefined;
}

export interface Failure<Kind extends FailureKind = FailureKind> extends Error {
  readonly kind: Kind;
  readonly tool: string;
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
}

export type FailureClass<Kind extends FailureKind> = new (message: string, detail: FailureDetail) => Failure<Kind>;

/** No answer came before the deadline. */
export type TimeoutError = Failure<"timeout">;
/** The caller's signal was aborted; `cause` is its reason. The server was told. */
export type CancelledError = Failure<"cancelled">;
/** The request could not be sent, or the connection broke. */
export type TransportError = Failure<"transport">;
/** What came back is not what the contract promises, or no handler of a mock gave it. */
export type AnswerError = Failure<"answer">;

/** All that a call of the tool may be rejected with, told apart by `kind`. */
export type CallErrorOf<T> = ToolErrorOf<T> | TimeoutError | CancelledError | TransportError | AnswerError;
