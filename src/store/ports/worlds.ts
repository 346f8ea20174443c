/**
 * The port of worlds. A world belongs to one tenant or one test. It has its own seed, clock and limits, and nothing in it is
 * visible from another world. A reset is one short step, whatever the world holds: its epoch is raised, and the data of the
 * earlier epoch is invisible from then on. The store removes that data later.
 */

/** A world as a caller entered it. Writes under an earlier epoch than the world's are refused. */
export interface WorldRef {
  /** Any string; drivers escape it. */
  readonly key: string;
  /**
   * Each reset and import raises it. A new world may begin above 1: a deleted world of its name, or a failed import, has used
   * numbers.
   */
  readonly epoch: number;
}

export type WorldClock = { readonly mode: "real" } | { readonly mode: "frozen"; readonly atMs: number };

export interface WorldLimits {
  /** The maximum number of bookings in the world, cancelled ones included. */
  readonly bookings: number;
  /**
   * The maximum number of sessions. The longest-idle one is evicted first; held ones (begun by a client, or with bookings) last.
   */
  readonly sessions: number;
}

/** Changes to an existing world. What is absent stays as it is. */
export interface WorldChanges {
  readonly clock?: WorldClock;
  readonly limits?: WorldLimits;
}

/** The properties of a world that do not depend on what happened in it. */
export interface WorldFacts {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly limits: WorldLimits;
  /** The version of the contract that created the world. */
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
  /** Sorted by key (UTF-16 code units). */
  readonly listWorlds: () => Promise<readonly StoredWorld[]>;
  /**
   * Sets the clock or the limits for every process at once. A lower limit of bookings removes none, but refuses new ones.
   * Sessions above a lower limit are evicted when the next session is used. Rejects with WorldMissingError.
   */
  readonly changeWorld: (key: string, changes: WorldChanges) => Promise<StoredWorld>;
  /**
   * Removes bookings, sales, dossiers, sessions, memos, idempotency records and counters, in one step. Seed, clock, limits and
   * the outbox stay. Rejects with WorldMissingError.
   */
  readonly resetWorld: (key: string) => Promise<StoredWorld>;
  /**
   * Removes the world and its outbox in one step, which makes room for another world; false if there was none. Writes of callers
   * that entered it are refused. The store keeps only a few numbers, so that a new world of the same name has a later epoch and
   * higher event ids.
   */
  readonly deleteWorld: (key: string) => Promise<boolean>;
}
