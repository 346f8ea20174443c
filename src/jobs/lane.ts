/** Works on one queue in all worlds, on as many dossiers at a time as its job allows. */
import { messageOf } from "../contract/messageOf.js";
import type { NextDue } from "../store/ports/dossiers.js";
import type { StoredWorld } from "../store/ports/worlds.js";
import { claimIn, instantsOf, isClaimable } from "./claims.js";
import { createLookTimes } from "./lookTimes.js";
import type { JobsOptions } from "./parts.js";
import type { Job } from "./port.js";
import { type Claimed, isOfStore } from "./turn.js";

/** Dossiers claimed at a time, so that each world soon has its turn. */
const mostClaimed = 16;
/** The delay after another worker was faster, and after the store did not answer. */
const soonMs = 10;
const laterMs = 1000;

export interface Lane {
  /** Tells that there may be something to do in that world. */
  readonly look: (world: string) => void;
  /** Stops claiming. Resolves when what a claim under way has claimed was given to `run`. */
  readonly stop: () => Promise<void>;
}

/** `run` never rejects. */
export const createLane = (options: JobsOptions, job: Job, run: (claimed: Claimed) => Promise<void>): Lane => {
  const { store, clock, timers, warn } = options;
  let running = 0;
  let isLooking = false;
  let looking = Promise.resolve();
  let isStopped = false;

  /**
   * Schedules the next look. In a frozen world nothing comes due by itself; a clock that was set is found by the looks
   * at all worlds.
   */
  const lookAgain = (world: StoredWorld, { atMs, leasedUntilMs }: NextDue): void => {
    const isRunning = job.clock === "real" || world.clock.mode === "real";
    if (atMs !== undefined && isRunning) times.at(world.key, atMs);
    if (leasedUntilMs !== undefined) times.at(world.key, leasedUntilMs + 1);
  };
  const lookInto = async (key: string): Promise<void> => {
    const world = await store.readWorld(key);
    if (world === undefined) return;
    const due = await store.nextDue(world, job.queue);
    if (!isClaimable(due, instantsOf(options, job, world))) return lookAgain(world, due);
    if (isStopped) return;
    const claimed = await claimIn(options, job, world, Math.min(job.concurrency - running, mostClaimed));
    for (const one of claimed) {
      running += 1;
      void run(one).then(() => {
        running -= 1;
        look(key);
      });
    }
    if (claimed.length > 0) times.now(key);
    else times.at(key, clock.now() + soonMs);
  };
  const lookWhereReady = async (): Promise<void> => {
    isLooking = true;
    while (!isStopped && running < job.concurrency) {
      const key = times.take();
      if (key === undefined) break;
      await lookInto(key).catch((error: unknown) => {
        if (!isOfStore(error)) warn(`due work of ${job.queue} could not be looked for: ${messageOf(error)}`);
        times.at(key, clock.now() + laterMs);
      });
    }
    isLooking = false;
  };
  const times = createLookTimes(timers, clock.now, () => {
    if (!isLooking) looking = lookWhereReady();
  });
  const look = (key: string): void => {
    if (!isStopped) times.now(key);
  };

  return {
    look,
    stop: () => {
      isStopped = true;
      times.clear();
      return looking;
    },
  };
};
