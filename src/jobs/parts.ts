/** What all of due work is done with in one process. */
import type { Store } from "../store/port.js";
import type { WorldClock } from "../store/ports/worlds.js";
import type { Timers } from "../timers.js";

/** What due work asks of a store. */
export type WorkStore = Pick<
  Store<unknown>,
  "commitDossiers" | "claimDue" | "nextDue" | "worldsWithDue" | "readWorld" | "subscribe"
>;

interface WallClock {
  readonly now: () => number;
}

export interface JobsOptions {
  readonly store: WorkStore;
  /** Real time. Leases are in it. */
  readonly clock: WallClock;
  /** A world's own clock. */
  readonly clockOf: (clock: WorldClock, real: WallClock) => WallClock;
  readonly timers: Timers;
  readonly warn: (message: string) => void;
  /** Whether this process works on what is due by itself, and not only for the calls that wait for it. */
  readonly works: boolean;
}

/** Resolves after so much time. */
export const pause = (timers: Timers, ms: number): Promise<void> =>
  new Promise((resolve) => void timers.after(ms, resolve));

/** Waits for the work, but no longer than that. */
export const within = async (timers: Timers, ms: number, work: Promise<unknown>): Promise<void> => {
  let cancel: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    cancel = timers.after(ms, resolve);
  });
  await Promise.race([work, late]);
  cancel?.();
};
