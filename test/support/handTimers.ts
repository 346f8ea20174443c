/** Timers for a test: time passes when it says so. */
import type { Timers } from "../../src/timers.js";

export interface HandTimers extends Timers {
  /** How many are waited for. */
  readonly waiting: () => number;
  /** Lets time pass; what becomes due on the way is run, in its order. */
  readonly pass: (ms: number) => void;
}

interface Pending {
  readonly atMs: number;
  readonly run: () => void;
}

export const handTimers = (startMs = 0): HandTimers => {
  let nowMs = startMs;
  let pending: readonly Pending[] = [];
  const drop = (entry: Pending): void => {
    pending = pending.filter((other) => other !== entry);
  };
  return {
    now: () => nowMs,
    after: (ms, run) => {
      const entry = { atMs: nowMs + ms, run };
      pending = [...pending, entry].toSorted((one, other) => one.atMs - other.atMs);
      return () => drop(entry);
    },
    waiting: () => pending.length,
    pass: (ms) => {
      const untilMs = nowMs + ms;
      for (let next = pending[0]; next !== undefined && next.atMs <= untilMs; next = pending[0]) {
        nowMs = next.atMs;
        drop(next);
        next.run();
      }
      nowMs = untilMs;
    },
  };
};
