/** A monotonic clock and timers, injected so that tests control time. */

export interface Timers {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Calls `run` once, after `ms` milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
