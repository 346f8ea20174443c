/** Runs what is due at the world's instant before a call is answered. */
import { claimIn, instantsOf, isClaimable } from "./claims.js";
import { type JobsOptions, pause, within } from "./parts.js";
import type { Job, Jobs } from "./port.js";
import type { Claimed } from "./turn.js";

/** The most dossiers that one call works on, and the longest that it waits. */
const mostDossiers = 100;
const mostMs = 1000;
/** Dossiers claimed at a time. Those not done when the time is over are done after the call. */
const claimedAtOnce = 8;
/** The interval between two looks at dossiers that another worker holds. */
const lookEveryMs = 10;

/** `runInOrder` runs dossiers one after the other. The end of the process waits for it, too. */
export const createCatchUp =
  (
    options: JobsOptions,
    jobOf: (queue: string) => Job | undefined,
    runInOrder: (claimed: readonly Claimed[]) => Promise<void>,
  ): Jobs["catchUp"] =>
  async (world, queues) => {
    const { store, timers } = options;
    const jobs = queues.flatMap((queue) => jobOf(queue) ?? []);
    if (jobs.length === 0) return;
    const endsAtMs = timers.now() + mostMs;
    let left = mostDossiers;
    for (;;) {
      const dues = await Promise.all(jobs.map((job) => store.nextDue(world, job.queue)));
      const job = jobs.find((one, index) => {
        const due = dues[index];
        return due !== undefined && isClaimable(due, instantsOf(options, one, world));
      });
      if (job === undefined && dues.every(({ leasedUntilMs }) => leasedUntilMs === undefined)) return;
      const claimed = job === undefined ? [] : await claimIn(options, job, world, Math.min(left, claimedAtOnce));
      left -= claimed.length;
      const leftMs = endsAtMs - timers.now();
      if (claimed.length > 0) await within(timers, leftMs, runInOrder(claimed));
      else if (leftMs > 0) await pause(timers, Math.min(lookEveryMs, leftMs));
      if (left === 0 || timers.now() >= endsAtMs) return;
    }
  };
