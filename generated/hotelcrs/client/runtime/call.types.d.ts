// @generated: the runtime of every client. It is written by npm run codegen.
/** What a caller may ask for beside the input, and what it is told. */
import type { InputOf, OutputOf, Tool } from "./descriptor.types.js";
import type { CallErrorOf } from "./error.types.js";

/** How far a call has come, as the server tells it. */
export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

export interface ReadOptions {
  /** Cancels the call; the server is told. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline over all attempts and the waits between them. */
  readonly timeoutMs?: number | undefined;
  /** How often the call may be repeated after a failure that may pass. */
  readonly retries?: number | undefined;
}

export interface CallOptions extends ReadOptions {
  /** Told of the progress that the server reports, if it does. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Names this call, so that the server does nothing twice: 1 to 128 printable ASCII characters, for example a UUID. A call that is
   * neither read-only nor idempotent is repeated only if it has one.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The result of `.safe()`: never thrown, told apart by `ok`. */
export type SafeResult<T> =
  | { readonly ok: true; readonly value: OutputOf<T> }
  | { readonly ok: false; readonly error: CallErrorOf<T> };

/** The input may be left out where nothing in it is required. */
export type CallParameters<T> =
  Record<never, never> extends InputOf<T>
    ? [input?: InputOf<T>, options?: CallOptions]
    : [input: InputOf<T>, options?: CallOptions];

/** Calls a tool. Rejects with a `ToolError` if the server refuses, and with another error of `CallErrorOf` if no answer came. */
export interface ToolMethod<T extends Tool> {
  (...parameters: CallParameters<T>): Promise<OutputOf<T>>;
  /** The same call, with the error as a value. What is thrown here is a mistake of the program. */
  readonly safe: (...parameters: CallParameters<T>) => Promise<SafeResult<T>>;
}
