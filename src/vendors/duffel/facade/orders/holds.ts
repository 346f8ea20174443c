/** Releases the seats of held orders that were not paid in time. */
import type { FacadePlace } from "../../../../facade/port.js";
import type { Job, Settlement } from "../../../../jobs/port.js";
import { isHeld } from "../../../../travel/reservations/index.js";
import { parseInstant } from "../../../../travel/world/index.js";
import { createWorldShelf } from "../../../../travel/worldShelf.js";
import { deskOf, refuseOrder, reservationsOf } from "./desk.js";
import { factsIn, factsWrite, holdQueue } from "./facts.js";

const leaseMs = 30_000;
/** The delay before a retry, by the world's clock. */
const againMs = 60_000;

/**
 * The job that runs while the facade is served. Without it, a hold that has ended is released when its order is read.
 */
export const holdJob = (store: FacadePlace["store"]): Job => {
  const worldOf = createWorldShelf();
  const facts = factsIn(store);
  return {
    queue: holdQueue,
    clock: "world",
    leaseMs,
    concurrency: 8,
    run: async (dossier, { world: stored, nowMs }): Promise<Settlement> => {
      const { id: pnr, version } = dossier;
      // Releasing seats needs only the world's name and seed.
      const place = { world: worldOf(stored.key, stored.seed), stored, store, nowMs };
      await reservationsOf(place).release(pnr, refuseOrder);
      const record = (await deskOf(place).store.readBooking(stored, pnr))?.document;
      if (record === undefined) return { writes: [facts.write(pnr, version, undefined)] };
      const { deadline } = record.ticketing;
      const isWaiting = isHeld(record) && deadline !== null && parseInstant(deadline) > nowMs;
      const { document } = facts.typed(dossier);
      return { writes: [factsWrite(store, pnr, version, document, isWaiting ? deadline : undefined)] };
    },
    failed: ({ collection, id, version, document }, _failure, { nowMs }): Settlement => ({
      writes: [{ collection, id, expected: version, document, due: { queue: holdQueue, atMs: nowMs + againMs } }],
    }),
  };
};
