/** One dossier's turn: runs its job under the lease, and commits the settlement of the job or of its failure. */
import { messageOf } from "../contract/messageOf.js";
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../store/errors.js";
import type { Dossier } from "../store/ports/dossiers.js";
import { WorldMissingError, WorldResetError } from "../store/ports/errors.js";
import type { StoredWorld } from "../store/ports/worlds.js";
import { type JobsOptions, pause } from "./parts.js";
import type { Job, JobContext, JobFailure, Settlement } from "./port.js";
import { settle } from "./settling.js";

/** A dossier that was claimed, and when. */
export interface Claimed {
  readonly job: Job;
  readonly world: StoredWorld;
  readonly dossier: Dossier;
  /** By the queue's clock. */
  readonly nowMs: number;
  readonly worldNowMs: number;
  readonly realNowMs: number;
}

/** The most claims of one dossier. After one more, so many workers have ended with it that it counts as failed. */
const mostClaims = 3;
/** The most runs because another document that the job writes was changed meanwhile. */
const mostReruns = 50;
const longestRerunWaitMs = 100;

const abandoned = (claims: number): JobFailure => ({
  kind: "abandoned",
  message: `${claims - 1} workers began and did not come back within their lease`,
});

const threw = (message: string): JobFailure => ({ kind: "threw", message });

/** Whether an error says nothing about the job: the store or the world is not available. */
export const isOfStore = (error: unknown): boolean =>
  [StoreUnavailableError, WriteOutcomeUnknownError, WorldResetError, WorldMissingError].some(
    (kind) => error instanceof kind,
  );

export type Turn = (claimed: Claimed, signal: AbortSignal) => Promise<void>;

const createWork =
  (options: JobsOptions): Turn =>
  async ({ job, world, dossier, nowMs, worldNowMs, realNowMs }, signal) => {
    const context: JobContext = { world, nowMs, worldNowMs, realNowMs, signal };
    /**
     * The world's instant of the commit. In a queue by the world's clock it is when the dossier was due, whenever a
     * worker got to it.
     */
    const atMs = job.clock === "world" ? (dossier.due?.atMs ?? worldNowMs) : worldNowMs;

    /** Runs until a settlement is committed. Gives the reason if none can be; otherwise undefined. */
    const bringToEnd = async (make: () => Promise<Settlement> | Settlement): Promise<string | undefined> => {
      for (let rerun = 0; rerun < mostReruns; rerun += 1) {
        const settled = await settle(options, world, atMs, dossier, await make(), signal);
        if (settled.kind === "over") return undefined;
        if (settled.kind === "refused") return settled.message;
        if (rerun > 0) await pause(options.timers, Math.min(rerun, longestRerunWaitMs));
      }
      return `others changed what it writes ${mostReruns} times`;
    };
    const failureOfRun = async (): Promise<JobFailure | undefined> => {
      if (dossier.claims > mostClaims) return abandoned(dossier.claims);
      try {
        const message = await bringToEnd(() => job.run(dossier, context));
        return message === undefined ? undefined : threw(message);
      } catch (error) {
        if (isOfStore(error)) throw error;
        return threw(messageOf(error));
      }
    };

    const failure = await failureOfRun();
    if (failure === undefined || signal.aborted) return;
    const message = await bringToEnd(() => job.failed(dossier, failure, context));
    if (message !== undefined) throw new Error(message);
  };

/**
 * Creates the function that gives a dossier its turn. The turn ends with the lease or the process, even if the work has
 * not ended. Never rejects.
 */
export const createTurns = (options: JobsOptions): Turn => {
  const work = createWork(options);
  return async (claimed, processEnds) => {
    const { job, world, realNowMs, dossier } = claimed;
    const said = `due work of ${job.queue} in world ${world.key}, dossier ${dossier.sequence}`;
    const ending = new AbortController();
    const ended = new Promise<void>((resolve) => {
      ending.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    const leftMs = Math.max(realNowMs + job.leaseMs - options.clock.now(), 0);
    const cancel = options.timers.after(leftMs, () => {
      ending.abort(new Error("the lease has ended"));
      options.warn(`${said} took longer than its lease of ${job.leaseMs} ms, and is handed out again`);
    });
    const endWithProcess = (): void => ending.abort(processEnds.reason);
    processEnds.addEventListener("abort", endWithProcess);
    const done = work(claimed, ending.signal).catch((error: unknown) => {
      if (isOfStore(error) || ending.signal.aborted) return;
      options.warn(`${said}: its result could not be stored, and it is tried again: ${messageOf(error)}`);
    });
    await Promise.race([done, ended]);
    cancel();
    processEnds.removeEventListener("abort", endWithProcess);
  };
};
