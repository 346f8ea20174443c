/** What an operator does with deliveries: list, redeliver, release and remove them. */
import {
  type DossierStore,
  type DossierWrite,
  mostWrites,
  type StoredWorld,
  type TypedDossier,
} from "../../store/index.js";
import { type Delivery, heldBack, ofSubscription, released, sentAgain, withStatus } from "./delivery.js";
import type { OutboundRecords } from "./records.js";

export interface DeliveryFilter {
  readonly subscription?: string | undefined;
  readonly isDead: boolean;
}

export interface DeliveryManagement {
  /** Newest first. */
  readonly deliveries: (
    world: StoredWorld,
    filter: DeliveryFilter,
    limit: number,
  ) => Promise<readonly TypedDossier<Delivery>[]>;
  readonly redeliver: (world: StoredWorld, id: string) => Promise<"sent" | "onItsWay" | "missing">;
  /** Redelivers all dead letters, and gives their number. */
  readonly redeliverDead: (world: StoredWorld, subscription: string | undefined) => Promise<number>;
}

/** The world is full: it holds the most dossiers that it may. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/** Commits the writes. False if one of the dossiers was changed meanwhile. Rejects with NoRoomError. */
export type Commit = (world: StoredWorld, writes: readonly DossierWrite[]) => Promise<boolean>;

export const createCommit =
  (store: Pick<DossierStore, "commitDossiers">, now: () => number): Commit =>
  async (world, writes) => {
    const outcome = await store.commitDossiers({ world, atMs: now(), writes });
    if (outcome.kind === "worldFull") throw new NoRoomError(`the world is full: it holds ${outcome.limit} dossiers`);
    return outcome.kind === "done";
  };

const listOf = ({ subscription, isDead }: DeliveryFilter): { readonly list?: string } => {
  if (isDead) return { list: withStatus("dead_letter", subscription) };
  return subscription === undefined ? {} : { list: ofSubscription(subscription) };
};

export const createDeliveryManagement = (
  { deliveries, names: { queue } }: OutboundRecords,
  commit: Commit,
  now: () => number,
) => {
  /** Gives a list to `use`, page by page, oldest first, until `use` has emptied it. */
  const drain = async (
    world: StoredWorld,
    list: string,
    use: (dossiers: readonly TypedDossier<Delivery>[]) => Promise<void>,
  ): Promise<void> => {
    for (;;) {
      const { dossiers } = await deliveries.list({ world, list, order: "oldest", limit: mostWrites });
      if (dossiers.length === 0) return;
      await use(dossiers);
    }
  };
  const managed: DeliveryManagement = {
    deliveries: async (world, filter, limit) => {
      const { dossiers } = await deliveries.list({ world, ...listOf(filter), order: "newest", limit });
      return dossiers;
    },
    redeliver: async (world, id) => {
      for (;;) {
        const dossier = await deliveries.read(world, id);
        if (dossier === undefined) return "missing";
        if (dossier.document.status === "pending") return "onItsWay";
        if (await commit(world, [sentAgain({ deliveries, queue, dossier }, now())])) return "sent";
      }
    },
    redeliverDead: async (world, subscription) => {
      let count = 0;
      await drain(world, withStatus("dead_letter", subscription), async (dossiers) => {
        const writes = dossiers.map((dossier) => sentAgain({ deliveries, queue, dossier }, now()));
        if (await commit(world, writes)) count += dossiers.length;
      });
      return count;
    },
  };
  return {
    managed,
    /** Releases the deliveries that wait for their subscription to be resumed. */
    release: (world: StoredWorld, subscription: string): Promise<void> =>
      drain(world, heldBack(subscription), async (dossiers) => {
        for (const dossier of dossiers) await commit(world, [released({ deliveries, queue, dossier }, now())]);
      }),
    /** Removes all deliveries of a subscription. */
    remove: (world: StoredWorld, subscription: string): Promise<void> =>
      drain(world, ofSubscription(subscription), async (dossiers) => {
        await commit(
          world,
          dossiers.map(({ id }) => deliveries.write(id, "any", undefined)),
        );
      }),
  };
};
