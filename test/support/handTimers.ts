/** Time that passes when a test tells it to. */
import { setImmediate } from "node:timers/promises";
import type { Timers } from "../../src/timers.js";

export interface HandTimers extends Timers {
  /** How long from now the next timer goes off; undefined if there is none. */
  readonly nextMs: () => number | undefined;
  /** Passes to the next timer and lets go off what is due then. Throws if there is none. */
  readonly passToNext: () => Promise<void>;
  /** Passes so much time, timer by timer. */
  readonly pass: (ms: number) => Promise<void>;
}

/** Lets everything happen that needs no time. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
};

export const handTimers = (startMs = 1000): HandTimers => {
  let nowMs = startMs;
  const pending = new Set<{ readonly atMs: number; readonly run: () => void }>();
  const next = () => [...pending].toSorted((one, other) => one.atMs - other.atMs).at(0);
  const goOff = async (): Promise<void> => {
    const due = next();
    if (due === undefined) throw new Error("nothing is waited for");
    pending.delete(due);
    nowMs = Math.max(nowMs, due.atMs);
    due.run();
    await settled();
  };
  return {
    now: () => nowMs,
    after: (ms, run) => {
      const entry = { atMs: nowMs + ms, run };
      pending.add(entry);
      return () => void pending.delete(entry);
    },
    nextMs: () => {
      const due = next();
      return due === undefined ? undefined : due.atMs - nowMs;
    },
    passToNext: async () => {
      await settled();
      await goOff();
    },
    pass: async (ms) => {
      await settled();
      const endMs = nowMs + ms;
      for (let due = next(); due !== undefined && due.atMs <= endMs; due = next()) await goOff();
      nowMs = endMs;
    },
  };
};
