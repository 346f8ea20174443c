/** One dossier's turn: does its work under the lease, and commits what comes of it, or what becomes of it where the work fails. */
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

/** Claims of one piece of work that are tried; what is claimed once more has ended its worker so often, and counts as failed. */
const mostClaims = 3;
/** How often work is done again because something else that it writes was changed meanwhile. */
const mostReruns = 50;
const longestRerunWaitMs = 100;

const abandoned = (claims: number): JobFailure => ({
  kind: "abandoned",
  message: `${claims - 1} workers began and did not come back within their lease`,
});

const threw = (message: string): JobFailure => ({ kind: "threw", message });

/** What says nothing about the work: the store or the world is not there. */
export const isOfStore = (error: unknown): boolean =>
  [StoreUnavailableError, WriteOutcomeUnknownError, WorldResetError, WorldMissingError].some(
    (kind) => error instanceof kind,
  );

export type Turn = (claimed: Claimed, signal: AbortSignal) => Promise<void>;

const createWork =
  (options: JobsOptions): Turn =>
  async ({ job, world, dossier, nowMs, worldNowMs, realNowMs }, signal) => {
    const context: JobContext = { world, nowMs, worldNowMs, realNowMs, signal };
    /** So that what is told of a quote has the instant of the quote, whenever a worker got to it. */
    const atMs = job.clock === "world" ? (dossier.due?.atMs ?? worldNowMs) : worldNowMs;

    /** Why it came to no end; undefined where it did. */
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

/** Gives each dossier its turn, which ends with the lease, or with the process, whether or not the work has. It never rejects. */
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
      options.warn(`${said}: what becomes of it could not be kept, and it is tried again: ${messageOf(error)}`);
    });
    await Promise.race([done, ended]);
    cancel();
    processEnds.removeEventListener("abort", endWithProcess);
  };
};
