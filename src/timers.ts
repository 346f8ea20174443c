/** Time as those who wait see it: injected, so that a test passes it by hand. */

export interface Timers {
  /** Milliseconds that only count up. */
  readonly now: () => number;
  /** Returns the way to have it not done. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
