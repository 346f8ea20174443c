/** Limits work by a timeout and the caller's signal. Whichever comes first rejects it, with an error of its own. */
import type { Clock } from "./connection.types.js";
import { CancelledError, TimeoutError } from "./errors.js";

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
export const within: Within = async ({ tool, timeoutMs, signal, clock }, work) => {
  const cancelled = (): Error => new CancelledError(`${tool} was cancelled`, { tool, cause: signal?.reason });
  const late = (): Error =>
    new TimeoutError(`${tool} gave no answer within ${timeoutMs} ms`, { tool, isTransient: true });
  if (signal?.aborted === true) throw cancelled();
  if (timeoutMs <= 0) throw late();
  const bound = new AbortController();
  const over = new AbortController();
  const cancel = (): void => bound.abort(cancelled());
  signal?.addEventListener("abort", cancel, { once: true });
  const expire = async (): Promise<void> => {
    await clock.wait(timeoutMs, over.signal);
    if (!over.signal.aborted) bound.abort(late());
  };
  void expire();
  try {
    const reached = new Promise<never>((_resolve, reject) => {
      bound.signal.addEventListener("abort", () => reject(bound.signal.reason), { once: true });
    });
    return await Promise.race([work(bound.signal), reached]);
  } finally {
    over.abort();
    signal?.removeEventListener("abort", cancel);
  }
};
