/** Due work in this process. The runner is loaded with the first job, so that a pack without jobs pays nothing. */
import type { JobsOptions, WorkStore } from "../jobs/parts.js";
import type { Job, Jobs } from "../jobs/port.js";
import { realTimers, type Timers } from "../timers.js";
import { clockOf } from "./worlds/worlds.js";

export interface DueWork extends Pick<Jobs, "catchUp" | "stop"> {
  /** Resolves when the runner has the jobs. */
  readonly add: (jobs: readonly Job[]) => Promise<void>;
}

interface RunnerOptions extends Pick<JobsOptions, "clock"> {
  readonly log: { readonly warn: (message: string) => void };
  readonly timers?: Timers;
  readonly work?: boolean;
}

/** Returns a function that loads a runner for the due work in the store. */
export const runnerOn =
  (store: WorkStore, { clock, log, timers = realTimers, work: works = true }: RunnerOptions) =>
  async (): Promise<Jobs> => {
    const { createJobs } = await import("../jobs/runner.js");
    return createJobs({ store, clock, clockOf, timers, warn: log.warn, works });
  };

export const createDueWork = (load: () => Promise<Jobs>): DueWork => {
  let loading: Promise<Jobs> | undefined;
  return {
    add: async (jobs) => {
      if (jobs.length === 0) return;
      loading ??= load();
      (await loading).add(jobs);
    },
    catchUp: async (world, queues) => (await loading)?.catchUp(world, queues),
    stop: async (withinMs) => (await loading)?.stop(withinMs),
  };
};
