/** What the parts of due work in one process share. */
import type { Store } from "../store/port.js";
import type { WorldClock } from "../store/ports/worlds.js";
import type { Timers } from "../timers.js";

/** The part of the store that due work uses. */
export type WorkStore = Pick<
  Store<unknown>,
  "commitDossiers" | "claimDue" | "nextDue" | "worldsWithDue" | "readWorld" | "subscribe"
>;

interface WallClock {
  readonly now: () => number;
}

export interface JobsOptions {
  readonly store: WorkStore;
  /** Real time, which leases are measured in. */
  readonly clock: WallClock;
  /** A world's own clock. */
  readonly clockOf: (clock: WorldClock, real: WallClock) => WallClock;
  readonly timers: Timers;
  readonly warn: (message: string) => void;
  /** Whether this process does due work in the background, and not only for calls that wait for it. */
  readonly works: boolean;
}

/** Resolves after `ms` milliseconds. */
export const pause = (timers: Timers, ms: number): Promise<void> =>
  new Promise((resolve) => void timers.after(ms, resolve));

/** Waits for the work, but at most `ms` milliseconds. */
export const within = async (timers: Timers, ms: number, work: Promise<unknown>): Promise<void> => {
  let cancel: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    cancel = timers.after(ms, resolve);
  });
  await Promise.race([work, late]);
  cancel?.();
};
