/** A clock that a test moves by hand: nothing waits unless it is told to, and every wait is on record. */
import type { Clock } from "../../../generated/gds/client/index.js";

export interface HandClock extends Clock {
  /** Lets this much time pass; what waited for less goes on. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Waits that were begun, in their order. */
  readonly waits: () => readonly number[];
}

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

/** Lets everything that can go on now do so. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createHandClock = (): HandClock => {
  let nowMs = 0;
  const waits: number[] = [];
  const sleepers = new Set<Sleeper>();
  return {
    now: () => nowMs,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        waits.push(milliseconds);
        if (signal.aborted) return resolve();
        const sleeper: Sleeper = {
          atMs: nowMs + milliseconds,
          wake: () => {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener("abort", sleeper.wake, { once: true });
      }),
    pass: async (milliseconds) => {
      await settle();
      nowMs += milliseconds;
      for (const sleeper of [...sleepers]) if (sleeper.atMs <= nowMs) sleeper.wake();
      await settle();
    },
    waits: () => waits,
  };
};

/** The real time for what a test is not about: retries go on at once, and deadlines never come. */
export const impatientClock = (): Clock & { readonly waits: readonly number[] } => {
  const waits: number[] = [];
  return {
    now: () => 0,
    waits,
    wait: (milliseconds, signal) => {
      if (milliseconds >= 60_000) return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
};
