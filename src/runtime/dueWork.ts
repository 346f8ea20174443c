/** Due work in this process, loaded where there is some: a pack without jobs pays nothing. */
import type { Job, Jobs } from "../jobs/port.js";

export interface DueWork extends Pick<Jobs, "catchUp" | "stop"> {
  /** Resolves when this process works on them. */
  readonly add: (jobs: readonly Job[]) => Promise<void>;
}

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
