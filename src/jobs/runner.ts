/** Runs due work in one process: in the background, by events of the store and by timers, and for calls that wait for it. */
import { setMaxListeners } from "node:events";
import { createCatchUp } from "./catchUp.js";
import { createLane, type Lane } from "./lane.js";
import { type JobsOptions, within } from "./parts.js";
import type { Job, Jobs } from "./port.js";
import { type Claimed, createTurns } from "./turn.js";
import { watchWork } from "./watch.js";

export const createJobs = (options: JobsOptions): Jobs => {
  const turn = createTurns(options);
  const jobs = new Map<string, Job>();
  const lanes = new Map<string, Lane>();
  const underWay = new Set<Promise<void>>();
  const processEnds = new AbortController();
  // Each turn under way adds a listener.
  setMaxListeners(0, processEnds.signal);
  let isStopped = false;
  let watching: ReturnType<typeof watchWork> | undefined;

  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => void underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  };
  const run = (claimed: Claimed): Promise<void> => track(turn(claimed, processEnds.signal));
  const runInOrder = async (claimed: readonly Claimed[]): Promise<void> => {
    for (const one of claimed) await turn(one, processEnds.signal);
  };
  const catchUp = createCatchUp(
    options,
    (queue) => jobs.get(queue),
    (claimed) => track(runInOrder(claimed)),
  );

  return {
    add: (added) => {
      for (const job of added) {
        if (jobs.has(job.queue)) throw new Error(`there are two jobs for the queue ${job.queue}`);
        jobs.set(job.queue, job);
        if (options.works) lanes.set(job.queue, createLane(options, job, run));
      }
      if (!options.works || isStopped || added.length === 0) return;
      watching ??= watchWork(options, lanes);
      watching.lookEverywhere();
    },
    catchUp: async (world, queues) => {
      if (!isStopped) await catchUp(world, queues);
    },
    stop: async (withinMs) => {
      isStopped = true;
      watching?.stop();
      const lastLooks = [...lanes.values()].map((lane) => lane.stop());
      const allEnds = Promise.all(lastLooks).then(() => Promise.all(underWay));
      await within(options.timers, withinMs, allEnds);
      processEnds.abort(new Error("the process ends"));
    },
  };
};
