/** Creates and changes subscriptions, for operators. Each step is safe while servers are running. */
import { randomBytes } from "node:crypto";
import type { DossierStore, DossierWrite, StoredWorld } from "../../store/index.js";
import { type Delivery, withStatus } from "./delivery.js";
import { createCommit, createDeliveryManagement, type DeliveryManagement } from "./manageDeliveries.js";
import { newestEventId, type OutboxReader } from "./outboxStep.js";
import type { OutboundRecords } from "./records.js";
import { type Cursor, newSubscription, paused, resumed, rotated, type Subscription } from "./subscription.js";

export type ManagedStore = Pick<DossierStore, "commitDossiers" | "countDossiers"> & OutboxReader;

/** A subscription with its cursor, and the number of its deliveries by status. */
export interface Overview {
  readonly subscription: Subscription;
  readonly cursor: Cursor | undefined;
  readonly counts: Readonly<Record<Delivery["status"], number>>;
}

export interface Management extends DeliveryManagement {
  readonly add: (world: StoredWorld, wanted: Pick<Subscription, "url" | "types">) => Promise<Subscription>;
  readonly list: (world: StoredWorld) => Promise<readonly Subscription[]>;
  readonly show: (world: StoredWorld, id: string) => Promise<Overview | undefined>;
  /** This and the next three give the changed subscription; undefined if there is none. */
  readonly redirect: (
    world: StoredWorld,
    id: string,
    changes: Partial<Pick<Subscription, "url" | "types">>,
  ) => Promise<Subscription | undefined>;
  readonly pause: (world: StoredWorld, id: string) => Promise<Subscription | undefined>;
  readonly resume: (world: StoredWorld, id: string) => Promise<Subscription | undefined>;
  readonly rotate: (world: StoredWorld, id: string) => Promise<Subscription | undefined>;
  /** Removes the subscription with all its deliveries. False if there is none. */
  readonly remove: (world: StoredWorld, id: string) => Promise<boolean>;
}

const mostSubscriptions = 1000;

export const createManagement = (store: ManagedStore, records: OutboundRecords, now: () => number): Management => {
  const { subscriptions, cursors, names } = records;
  const commit = createCommit(store, now);
  const { managed, release, remove } = createDeliveryManagement(records, commit, now);
  const tell = { topic: names.subscriptions };

  const change = async (
    world: StoredWorld,
    id: string,
    changed: (subscription: Subscription) => Subscription,
    others: (before: Subscription) => Promise<readonly DossierWrite[]> = async () => [],
  ): Promise<Subscription | undefined> => {
    for (;;) {
      const found = await subscriptions.read(world, id);
      if (found === undefined) return undefined;
      const after = changed(found.document);
      const writes = [subscriptions.write(id, found.version, after, { tell }), ...(await others(found.document))];
      if (await commit(world, writes)) return after;
    }
  };

  /** A cursor at the newest event: what happened before is not sent. */
  const newCursor = async (world: StoredWorld): Promise<Cursor> => ({
    afterId: await newestEventId(store, world),
    missed: 0,
  });

  return {
    ...managed,
    add: async (world, { url, types }) => {
      const id = `wh_${randomBytes(8).toString("hex")}`;
      const subscription = newSubscription(id, url, types, world, now());
      const cursor = cursors.write(id, "new", await newCursor(world));
      await commit(world, [subscriptions.write(id, "new", subscription, { tell }), cursor]);
      return subscription;
    },
    list: async (world) => {
      const { dossiers } = await subscriptions.list({ world, order: "oldest", limit: mostSubscriptions });
      return dossiers.map(({ document }) => document);
    },
    show: async (world, id) => {
      const found = await subscriptions.read(world, id);
      if (found === undefined) return undefined;
      const count = (status: Delivery["status"]): Promise<number> =>
        store.countDossiers(world, names.deliveries, withStatus(status, id));
      const [pending, delivered, dead] = [await count("pending"), await count("delivered"), await count("dead_letter")];
      const cursor = await cursors.read(world, id);
      return {
        subscription: found.document,
        cursor: cursor?.document,
        counts: { pending, delivered, dead_letter: dead },
      };
    },
    redirect: (world, id, changes) => change(world, id, (subscription) => ({ ...subscription, ...changes })),
    pause: (world, id) => change(world, id, (subscription) => paused(subscription, "an operator paused it")),
    resume: async (world, id) => {
      const subscription = await change(
        world,
        id,
        (before) => resumed(before, world),
        async ({ home }) =>
          home.key === world.key && home.epoch === world.epoch
            ? []
            : [cursors.write(id, "any", await newCursor(world))],
      );
      if (subscription !== undefined) await release(world, id);
      return subscription;
    },
    rotate: (world, id) => change(world, id, (subscription) => rotated(subscription, now())),
    remove: async (world, id) => {
      const isThere = (await subscriptions.read(world, id)) !== undefined;
      // A removal that was interrupted has left deliveries behind.
      const isLeft = isThere || (await managed.deliveries(world, { subscription: id, isDead: false }, 1)).length > 0;
      if (!isLeft) return false;
      await commit(world, [subscriptions.write(id, "any", undefined, { tell }), cursors.write(id, "any", undefined)]);
      await remove(world, id);
      return true;
    },
  };
};
