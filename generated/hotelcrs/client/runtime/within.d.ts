// @generated: the runtime of every client. It is written by npm run codegen.
/** Limits work by a timeout and the caller's signal. Whichever comes first rejects it, with an error of its own. */
import type { Clock } from "./connection.types.js";

export interface Bounds {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
}

export type Within = <Result>(bounds: Bounds, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/**
 * Runs the work. Rejects with a `TimeoutError` or a `CancelledError` as soon as a bound is reached, even if the work ignores its
 * signal. Does not start the work if a bound is reached already.
 */
export declare const within: Within;
