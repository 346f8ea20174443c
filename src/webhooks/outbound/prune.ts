/** Removes deliveries that have ended, except the newest of each subscription. */
import { type DossierStore, mostWrites, type WorldRef } from "../../store/index.js";
import { type Delivery, withStatus } from "./delivery.js";
import type { OutboundRecords } from "./records.js";

/** How many delivered ones are kept for each subscription, and how many dead letters. */
export const mostKept = 1000;

/** New deliveries of a subscription between two prunings. */
const lookAfter = 100;

const ended: readonly Delivery["status"][] = ["delivered", "dead_letter"];

export const createPruning = (
  store: Pick<DossierStore, "commitDossiers" | "countDossiers">,
  { names, deliveries }: OutboundRecords,
  now: () => number,
) => {
  const since = new Map<string, number>();

  const prune = async (world: WorldRef, list: string): Promise<void> => {
    const tooMany = (await store.countDossiers(world, names.deliveries, list)) - mostKept;
    if (tooMany <= 0) return;
    const query = { world, list, order: "oldest", limit: Math.min(tooMany, mostWrites) } as const;
    const { dossiers } = await deliveries.list(query);
    const writes = dossiers.map(({ id, version }) => deliveries.write(id, version, undefined));
    if (writes.length === 0) return;
    const { kind } = await store.commitDossiers({ world, atMs: now(), writes });
    // If one was redelivered meanwhile, the commit has failed: all stay until the next pruning.
    if (kind === "done") await prune(world, list);
  };

  return {
    /**
     * For a full world: removes the oldest delivered ones of all subscriptions. False if there are none, or if one was
     * changed meanwhile.
     */
    makeRoom: async (world: WorldRef): Promise<boolean> => {
      const query = { world, list: withStatus("delivered"), order: "oldest", limit: mostWrites } as const;
      const { dossiers } = await deliveries.list(query);
      if (dossiers.length === 0) return false;
      const writes = dossiers.map(({ id, version }) => deliveries.write(id, version, undefined));
      const { kind } = await store.commitDossiers({ world, atMs: now(), writes });
      return kind === "done";
    },
    /** Counts new deliveries, and prunes after every `lookAfter` of them. */
    after: async (world: WorldRef, subscription: string, count: number): Promise<void> => {
      const total = (since.get(subscription) ?? 0) + count;
      since.set(subscription, total % lookAfter);
      if (total < lookAfter) return;
      for (const status of ended) await prune(world, withStatus(status, subscription));
    },
  };
};
