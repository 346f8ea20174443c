/**
 * Creates deliveries from a world's outbox. Those of a subscription are committed with its cursor in one step, so that
 * no event is lost or duplicated, whichever process does it.
 */
import {
  type DossierStore,
  type DossierWrite,
  mostWrites,
  type TypedDossier,
  type WorldRef,
} from "../../store/index.js";
import type { OutboundEvent } from "../port.js";
import { bodyOf, enqueueDelivery, withStatus } from "./delivery.js";
import { type OutboundOf, type OutboxReader, readStep, type Step } from "./outboxStep.js";
import { createPruning } from "./prune.js";
import type { OutboundRecords } from "./records.js";
import { type Cursor, type Subscription, whyQuiet } from "./subscription.js";

export interface FanOutOptions {
  readonly store: Pick<DossierStore, "commitDossiers" | "countDossiers"> & OutboxReader;
  readonly records: OutboundRecords;
  readonly outboundOf: OutboundOf;
  /** The body to send for an event; undefined for an event that is not sent after all. Absent: this product's own form. */
  readonly bodyOf?: (event: OutboundEvent, world: WorldRef) => Promise<string | undefined>;
  /** The real clock. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** `waiting`: there are more events, and no room for them yet. */
export type FannedOut = "done" | "waiting";

/** One write of each commit is the cursor's. */
const mostDeliveries = mostWrites - 1;
/** The most pending deliveries of one subscription; later events wait in the outbox. */
const mostPending = 10_000;
/** How many unwanted events may pass before the cursor is written. After a restart they are read again. */
const mostUnwritten = 1000;
const mostSubscriptions = 1000;

const isWorthWriting = ({ afterId }: Cursor, { events, gap, untilId }: Step): boolean =>
  events.length > 0 || gap !== undefined || untilId - afterId > mostUnwritten;

const missedIn = ({ gap }: Step): number => (gap === undefined ? 0 : gap.beforeId - gap.afterId - 1);

const cursorAfter = (cursor: Cursor, step: Step, nowMs: number): Cursor => ({
  ...cursor,
  afterId: step.untilId,
  missed: cursor.missed + missedIn(step),
  ...(step.gap !== undefined && { gap: { ...step.gap, seenAtMs: nowMs } }),
});

export interface FanOut {
  /** The active subscriptions of a world. */
  readonly activeIn: (world: WorldRef) => Promise<readonly Subscription[]>;
  /** Creates all deliveries to these subscriptions that there is room for. Rejects with the store's errors. */
  readonly tell: (world: WorldRef, active: readonly Subscription[]) => Promise<FannedOut>;
  /** Forgets how far it has read: the outbox may have gone back, and have other events under the same ids. */
  readonly forget: () => void;
}

const ownBody: NonNullable<FanOutOptions["bodyOf"]> = async (event) => bodyOf(event);

export const createFanOut = (options: FanOutOptions): FanOut => {
  const { store, records, outboundOf, bodyOf: textOf = ownBody, now, warn } = options;
  const { subscriptions, cursors, deliveries, names } = records;
  const pruning = createPruning(store, records, now);
  /** How far this process has read beyond the stored cursors, by world and subscription. */
  const lookedAt = new Map<string, number>();

  /** Commits the step, without the deliveries that exist already. */
  const commit = async (world: WorldRef, cursor: TypedDossier<Cursor>, step: Step) => {
    const nowMs = now();
    const cursorWrite = cursors.write(cursor.id, cursor.version, cursorAfter(cursor.document, step, nowMs));
    const texts = await Promise.all(step.events.map((event) => textOf(event, world)));
    let letters: readonly DossierWrite[] = step.events.flatMap((event, index) => {
      const body = texts[index];
      return body === undefined ? [] : [enqueueDelivery(deliveries, names.queue, cursor.id, { ...event, body }, nowMs)];
    });
    for (;;) {
      const outcome = await store.commitDossiers({ world, atMs: nowMs, writes: [cursorWrite, ...letters] });
      if (outcome.kind !== "conflict" || outcome.at === 0) return outcome.kind;
      letters = letters.filter((_letter, index) => index !== outcome.at - 1);
    }
  };

  const hasRoom = async (world: WorldRef, { id }: Subscription): Promise<boolean> =>
    (await store.countDossiers(world, names.deliveries, withStatus("pending", id))) < mostPending;

  /** Takes one step of one subscription. `more`: another may follow at once. */
  const takeStep = async (
    world: WorldRef,
    subscription: Subscription,
    most = mostDeliveries,
  ): Promise<FannedOut | "more"> => {
    const { id } = subscription;
    const name = `${world.key} ${id}`;
    const cursor = await cursors.read(world, id);
    if (cursor === undefined) return "done";
    const afterId = Math.max(cursor.document.afterId, lookedAt.get(name) ?? 0);
    const step = await readStep(store, { world, subscription, afterId, most, outboundOf });
    const next = step.isPart ? "more" : "done";
    if (!isWorthWriting(cursor.document, step)) {
      lookedAt.set(name, step.untilId);
      return next;
    }
    if (!(await hasRoom(world, subscription))) return "waiting";
    const outcome = await commit(world, cursor, step);
    if (outcome === "worldFull") {
      if (await pruning.makeRoom(world)) return "more";
      const fewer = Math.floor(step.events.length / 2);
      return fewer === 0 ? "waiting" : takeStep(world, subscription, fewer);
    }
    if (outcome !== "done") return "more";
    lookedAt.delete(name);
    if (step.gap !== undefined) {
      warn(`webhook ${id}: ${missedIn(step)} events after event ${step.gap.afterId} had gone from the outbox unsent`);
    }
    await pruning.after(world, id, step.events.length);
    return next;
  };

  return {
    activeIn: async (world) => {
      const { dossiers } = await subscriptions.list({ world, order: "oldest", limit: mostSubscriptions });
      return dossiers.flatMap(({ document }) => (whyQuiet(document, world) === undefined ? [document] : []));
    },
    tell: async (world, active) => {
      let outcome: FannedOut = "done";
      for (const subscription of active) {
        let step = await takeStep(world, subscription);
        while (step === "more") step = await takeStep(world, subscription);
        if (step === "waiting") outcome = step;
      }
      return outcome;
    },
    forget: () => lookedAt.clear(),
  };
};
