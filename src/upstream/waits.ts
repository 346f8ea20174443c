/** Waits that end early when nobody waits any more. */
import type { Timers } from "../timers.js";

/** Resolves after so many milliseconds; rejects with the signal's reason as soon as that is aborted. */
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

/** The promise's end, or the signal's reason as soon as that is aborted, whether or not what is awaited heeds the signal. */
export const unlessAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const ended = (): void => signal.removeEventListener("abort", abort);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(ended);
  });

/** The longest time that Node's timers can count. */
const longestMs = 2_147_483_647;

/** Runs it when the time is up, never for a time without an end. */
const afterAtMost = (ms: number, run: () => void, timers: Timers): (() => void) =>
  ms > longestMs ? () => undefined : timers.after(ms, run);

/** The time that was given is over. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/**
 * What `run` comes to within so many milliseconds, whether or not it heeds its signal: else rejects with OutOfTime, or with the
 * reason of the signal.
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
    // Ends what is still under way, such as a body that is read no further.
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
