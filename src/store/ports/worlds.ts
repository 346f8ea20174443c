/**
 * Worlds: the universe of one tenant or one test. A world has its own seed, clock and limits, and nothing in it can be
 * seen from another. A reset is one step, whatever the world holds: its epoch counts up, and what was kept under the
 * earlier epoch is gone for every caller; the store removes it later.
 */

/** A world at the moment a caller entered it. Writes under an earlier epoch than the world's are refused. */
export interface WorldRef {
  /** Any string; drivers escape it. */
  readonly key: string;
  /** Counts up at each reset; 1 or more for a new world, because a deleted one or an import that failed has used some up. */
  readonly epoch: number;
}

export type WorldClock = { readonly mode: "real" } | { readonly mode: "frozen"; readonly atMs: number };

export interface WorldLimits {
  /** Bookings in the world at most, cancelled ones included. */
  readonly bookings: number;
  /** Sessions kept at most: handles under which nothing was booked go first, the one idle for longest of them. */
  readonly sessions: number;
}

/** What may be changed of a world that is there; what is left out stays as it is. */
export interface WorldChanges {
  readonly clock?: WorldClock;
  readonly limits?: WorldLimits;
}

/** What a world is, apart from what has happened in it. */
export interface WorldFacts {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly limits: WorldLimits;
  /** The version of the contract under which the world was made. */
  readonly contractVersion: string;
}

export interface StoredWorld extends WorldRef, WorldFacts {
  /** In real time. */
  readonly createdAtMs: number;
}

export interface WorldStore {
  /** Creates the world. Rejects with WorldExistsError, or TooManyWorldsError. */
  readonly createWorld: (key: string, facts: WorldFacts, realNowMs: number) => Promise<StoredWorld>;
  readonly readWorld: (key: string) => Promise<StoredWorld | undefined>;
  /** In the order of their keys (by UTF-16 code units). */
  readonly listWorlds: () => Promise<readonly StoredWorld[]>;
  /**
   * Sets the clock or the limits for every process at once. A limit below what is there removes no booking, it only lets no
   * new one in; sessions above it go when the next one is used. Rejects with WorldMissingError.
   */
  readonly changeWorld: (key: string, changes: WorldChanges) => Promise<StoredWorld>;
  /** Forgets bookings, sales, sessions, keys and counters in one step. Seed, clock and limits stay. Rejects with WorldMissingError. */
  readonly resetWorld: (key: string) => Promise<StoredWorld>;
  /**
   * Forgets the world and its events in one step, which makes room for another; false if there was none. Who entered it writes
   * nothing more. A world that is made under its name later is a new one, in a later epoch and with higher event ids: a
   * few numbers are all that stays.
   */
  readonly deleteWorld: (key: string) => Promise<boolean>;
}
