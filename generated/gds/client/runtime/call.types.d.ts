// @generated: the runtime of every client. It is written by npm run codegen.
/** The options, progress reports and results of calls. */
import type { InputOf, OutputOf, Tool } from "./descriptor.types.js";
import type { CallErrorOf } from "./error.types.js";

/** A progress report of the server. `total` is absent if it is unknown. */
export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

/** The options of a resource read, and those that calls share with it. */
export interface ReadOptions {
  /** Cancels the call, also on the server. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the call in milliseconds, over all attempts and the waits between them. By default, that of the connection. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries after a temporary failure. By default, that of the connection. */
  readonly retries?: number | undefined;
}

/** The options of a tool call. */
export interface CallOptions extends ReadOptions {
  /** Called with each progress report of the server. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Idempotency key: 1 to 128 printable ASCII characters, for example a UUID. The server executes calls with the same key only
   * once. A call of a tool that is neither read-only nor idempotent is retried only if it has a key.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The result of `.safe()`: the output if `ok` is true, else the error. */
export type SafeResult<T> =
  | { readonly ok: true; readonly value: OutputOf<T> }
  | { readonly ok: false; readonly error: CallErrorOf<T> };

/** The parameters of a tool's method. The input is optional if it has no required property. */
export type CallParameters<T> =
  Record<never, never> extends InputOf<T>
    ? [input?: InputOf<T>, options?: CallOptions]
    : [input: InputOf<T>, options?: CallOptions];

/** Calls a tool. Rejects with a `ToolError` if the server refuses, else with another error of `CallErrorOf` if no answer came. */
export interface ToolMethod<T extends Tool> {
  (...parameters: CallParameters<T>): Promise<OutputOf<T>>;
  /** The same call, but an error of the call is returned, not thrown. It rejects only for a mistake in the program. */
  readonly safe: (...parameters: CallParameters<T>) => Promise<SafeResult<T>>;
}
