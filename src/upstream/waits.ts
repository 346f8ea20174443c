/** Waits that end early when a signal is aborted. */
import type { Timers } from "../timers.js";

/** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
export const waited = (ms: number, signal: AbortSignal, timers: Timers): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = (): void => {
      forget();
      reject(signal.reason);
    };
    const forget = timers.after(ms, () => {
      signal.removeEventListener("abort", abort);
      resolve();
    });
    signal.addEventListener("abort", abort, { once: true });
  });

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it is aborted, even if the work ignores
 * the signal.
 */
export const unlessAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const ended = (): void => signal.removeEventListener("abort", abort);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(ended);
  });

/** The longest delay that Node's timers take: 24 days. */
const longestMs = 2_147_483_647;

/** Calls `run` after `ms` milliseconds; never if that is longer than timers take, such as Infinity. */
const afterAtMost = (ms: number, run: () => void, timers: Timers): (() => void) =>
  ms > longestMs ? () => undefined : timers.after(ms, run);

/** The timeout is over. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/**
 * Calls `run` with a timeout of `ms` milliseconds. Rejects with OutOfTime when it is over, or with the reason of
 * `signal`, even if `run` ignores the signal that it is given.
 */
export const withinTime = <Value>(
  ms: number,
  signal: AbortSignal,
  timers: Timers,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const controller = new AbortController();
    const clear = (): void => {
      forget();
      signal.removeEventListener("abort", cancel);
    };
    // Aborts what is still under way, such as the reading of a body.
    const fail = (error: unknown): void => {
      clear();
      controller.abort(error);
      reject(error);
    };
    const cancel = (): void => fail(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    const forget = afterAtMost(ms, () => fail(new OutOfTime("the time is over")), timers);
    run(controller.signal).then((value) => {
      clear();
      resolve(value);
    }, fail);
  });
