/** Due work: who does it, what comes of it, and how a call lets happen first what is due at its instant. */

import type { StockClaim, StockReturn } from "../store/ports/bookings.js";
import type { Dossier, DossierWrite } from "../store/ports/dossiers.js";
import type { StoredWorld } from "../store/ports/worlds.js";

/** What a job is told about one dossier's turn. */
export interface JobContext {
  readonly world: StoredWorld;
  /** By the queue's clock, at the claim. */
  readonly nowMs: number;
  /** The world's instant at the claim. */
  readonly worldNowMs: number;
  readonly realNowMs: number;
  /** Ends when the lease has ended or the process has no time left. */
  readonly signal: AbortSignal;
}

/**
 * What commits with the end of a job, in one step. The writes have to end or put off the dossier itself, under the version that
 * was claimed. A settlement that meets a `conflict` on the dossier itself is dropped: another has taken over. One that meets a
 * conflict elsewhere is run again at once, on what is there now.
 */
export interface Settlement {
  readonly writes: readonly DossierWrite[];
  readonly claims?: readonly StockClaim[];
  readonly returns?: readonly StockReturn[];
}

/** Why a job did not come to its end: what it threw, or a worker that never came back (`abandoned`). */
export interface JobFailure {
  readonly kind: "threw" | "abandoned";
  readonly message: string;
}

/** Work on the dossiers of one queue. */
export interface Job {
  readonly queue: string;
  /** Which clock `due.atMs` is on. Under `world`, a frozen world does nothing by itself until its clock is moved. */
  readonly clock: "world" | "real";
  /** In real time. A worker that needs longer loses what it does. */
  readonly leaseMs: number;
  /** Dossiers at the same time in one process. */
  readonly concurrency: number;
  /** Does the work, as often as it is asked to: what it does outside the settlement has to bear repetition. */
  readonly run: (dossier: Dossier, context: JobContext) => Promise<Settlement>;
  /** What becomes of a dossier whose job failed: put off, or given up. The same rules as for `run`. */
  readonly failed: (dossier: Dossier, failure: JobFailure, context: JobContext) => Promise<Settlement> | Settlement;
}

/** What serves due work in one process. */
export interface Jobs {
  /** From now on this process works on the queue, too. */
  readonly add: (jobs: readonly Job[]) => void;
  /**
   * Runs in the caller what is due in these queues at the world's instant, in rounds until nothing is left, and waits for what another
   * worker holds: at most 100 dossiers and a second of real time. Answers then follow from seed, clock and calls alone.
   */
  readonly catchUp: (world: StoredWorld, queues: readonly string[]) => Promise<void>;
  /** Claims nothing more, and waits for what is under way, for so long at most. */
  readonly stop: (withinMs: number) => Promise<void>;
}
