/** Looks into a queue of one world, and claims what is due there at this instant. */
import type { NextDue } from "../store/ports/dossiers.js";
import type { StoredWorld } from "../store/ports/worlds.js";
import type { JobsOptions } from "./parts.js";
import type { Job } from "./port.js";
import type { Claimed } from "./turn.js";

interface Instants {
  readonly nowMs: number;
  readonly worldNowMs: number;
  readonly realNowMs: number;
}

export const instantsOf = ({ clock, clockOf }: JobsOptions, job: Job, world: StoredWorld): Instants => {
  const realNowMs = clock.now();
  const worldNowMs = clockOf(world.clock, clock).now();
  return { nowMs: job.clock === "world" ? worldNowMs : realNowMs, worldNowMs, realNowMs };
};

/** Whether there is something to claim: a dossier that is due, or one whose lease has ended. */
export const isClaimable = ({ atMs, leasedUntilMs }: NextDue, { nowMs, realNowMs }: Instants): boolean =>
  (atMs !== undefined && atMs <= nowMs) || (leasedUntilMs !== undefined && leasedUntilMs <= realNowMs);

/** Claims at most `limit` dossiers, in the order in which they are due. */
export const claimIn = async (
  options: JobsOptions,
  job: Job,
  world: StoredWorld,
  limit: number,
): Promise<readonly Claimed[]> => {
  const instants = instantsOf(options, job, world);
  const { nowMs, realNowMs } = instants;
  const { queue, leaseMs } = job;
  const dossiers = await options.store.claimDue({ world, queue, nowMs, realNowMs, leaseMs, limit });
  return dossiers.map((dossier) => ({ job, world, dossier, ...instants }));
};
