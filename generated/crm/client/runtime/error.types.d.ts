// @generated: the runtime of every client. It is written by npm run codegen.
/** The errors of a client: refusals of the server, by reason, and failures that left a call without a valid answer. */
import type { Tool } from "./descriptor.types.js";

/** Reasons of the server's runtime, the same for all contracts. `UNLISTED`: a reason that this client does not know, or none. */
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

/** Data that any refusal may have, besides the fields of its reason. */
export interface CommonErrorData {
  /** The reason as the server sent it. */
  readonly reason?: string;
  /** URI of the explanation of the reason. */
  readonly docs?: string;
  /** The id of the call in the server's log. */
  readonly correlationId?: string;
}

/** Every reason for which a call of the tool may be refused. */
export type ReasonOf<T> = (T extends Tool<never, infer _O, infer Reason, infer _D> ? Reason : never) | RuntimeReason;

type ReasonDataOf<T> = T extends Tool<never, infer _O, infer _R, infer Data> ? Data : never;

/** The data of an error of the tool with this reason. */
export type DataOf<T, Reason> = CommonErrorData &
  (Reason extends keyof ReasonDataOf<T> ? ReasonDataOf<T>[Reason] : Readonly<Record<string, unknown>>);

/** The properties of a refusal. */
export interface Refusal<Reason extends string = string, Data = object> {
  readonly reason: Reason;
  /** The JSON-RPC error code. */
  readonly code: number;
  /** The server's message, for people. */
  readonly message: string;
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean;
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  /** The refused argument, as a dotted path. */
  readonly field?: string | undefined;
  /** The value of that argument. */
  readonly value?: unknown;
  /** What to do next. */
  readonly hint?: string | undefined;
  readonly data: Data;
}

/** The server refused the call. `reason` says why. */
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

/** Narrows a caught error to a refusal: of any tool, of the given tool, or of the given tool for one of the given reasons. */
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
 * Why there is no valid answer: the timeout passed, the caller cancelled, the connection failed, or the answer was invalid.
 * After the first three, the server may or may not have executed the call.
 */
export type FailureKind = "timeout" | "cancelled" | "transport" | "answer";

export interface FailureDetail {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly cause?: unknown;
  /** Whether a retry may succeed. */
  readonly isTransient?: boolean;
  /** Milliseconds that the server asked to wait before a retry. */
  readonly retryAfterMs?: number | undefined;
}

/** The call has no valid answer. `kind` says why. */
export interface Failure<Kind extends FailureKind = FailureKind> extends Error {
  readonly kind: Kind;
  readonly tool: string;
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;
}

export type FailureClass<Kind extends FailureKind> = new (message: string, detail: FailureDetail) => Failure<Kind>;

/** No answer came before the timeout. */
export type TimeoutError = Failure<"timeout">;
/** The caller's signal was aborted; `cause` is its reason. A request that was sent is cancelled on the server. */
export type CancelledError = Failure<"cancelled">;
/** The request could not be sent, or the connection broke. */
export type TransportError = Failure<"transport">;
/** The answer does not match the contract, or a mock has no handler for the call. */
export type AnswerError = Failure<"answer">;

/** Every error with which a call of the tool may reject. `kind` tells them apart. */
export type CallErrorOf<T> = ToolErrorOf<T> | TimeoutError | CancelledError | TransportError | AnswerError;
