/** Due work: the jobs, what they commit, and the work that is done before a call. */

import type { StockClaim, StockReturn } from "../store/ports/bookings.js";
import type { Dossier, DossierWrite } from "../store/ports/dossiers.js";
import type { StoredWorld } from "../store/ports/worlds.js";

/** What a job gets to know about its run on one dossier. */
export interface JobContext {
  readonly world: StoredWorld;
  /** The instant of the claim, by the queue's clock. */
  readonly nowMs: number;
  /** The instant of the claim, by the world's clock. */
  readonly worldNowMs: number;
  readonly realNowMs: number;
  /** Aborted when the lease ends, or when the process has no time left. */
  readonly signal: AbortSignal;
}

/**
 * What is committed at the end of a job, in one step. The writes must finish or postpone the dossier itself, under the
 * version that was claimed. After a `conflict` on the dossier itself the settlement is dropped: another worker has
 * taken over. After a conflict elsewhere the job runs again at once, on the current state.
 */
export interface Settlement {
  readonly writes: readonly DossierWrite[];
  readonly claims?: readonly StockClaim[];
  readonly returns?: readonly StockReturn[];
}

/** Why a job did not finish: it threw, or its workers did not come back (`abandoned`). */
export interface JobFailure {
  readonly kind: "threw" | "abandoned";
  readonly message: string;
}

/** Work on the dossiers of one queue. */
export interface Job {
  readonly queue: string;
  /** Which clock `due.atMs` is on. Under `world`, a frozen world does nothing by itself until its clock is moved. */
  readonly clock: "world" | "real";
  /** In real time. The work of a worker that needs longer is lost. */
  readonly leaseMs: number;
  /** The most dossiers at the same time in one process. */
  readonly concurrency: number;
  /** Does the work. It may run more than once: its effects outside the settlement must be repeatable. */
  readonly run: (dossier: Dossier, context: JobContext) => Promise<Settlement>;
  /** Settles a dossier whose job failed: postpones it, or gives it up. The same rules as for `run`. */
  readonly failed: (dossier: Dossier, failure: JobFailure, context: JobContext) => Promise<Settlement> | Settlement;
}

/** Runs due work in one process. */
export interface Jobs {
  /** Adds jobs: from now on this process works on their queues, too. Throws for a queue that has a job already. */
  readonly add: (jobs: readonly Job[]) => void;
  /**
   * Runs what is due in these queues at the world's instant until nothing is left, and waits for what other workers
   * hold: at most 100 dossiers and one second of real time. Answers then depend on seed, clock and calls alone.
   */
  readonly catchUp: (world: StoredWorld, queues: readonly string[]) => Promise<void>;
  /** Stops claiming, and waits at most `withinMs` for work under way. */
  readonly stop: (withinMs: number) => Promise<void>;
}
