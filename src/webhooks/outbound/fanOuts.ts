/** Listens to the events of all worlds of a store, and soon creates deliveries from them, one world after the other. */
import { messageOf } from "../../contract/messageOf.js";
import type { EventStore, StoreEvent, WorldRef, WorldStore } from "../../store/index.js";
import type { Timers } from "../../timers.js";
import type { FanOut } from "./fanOut.js";
import type { OutboundOf } from "./outboxStep.js";
import type { Subscription } from "./subscription.js";

export interface FanOutsOptions {
  readonly store: Pick<EventStore, "subscribe"> & Pick<WorldStore, "listWorlds" | "readWorld">;
  readonly fanOut: FanOut;
  readonly outboundOf: OutboundOf;
  /** The collection of subscriptions. A change in it may change who is notified. */
  readonly subscriptionsName: string;
  readonly timers: Timers;
  readonly warn: (message: string) => void;
}

/** The delay before events are handled, so that those in quick succession are handled in one step. */
const gatherMs = 15;
/** The delay after the store was unavailable, or after there was no room. */
const againMs = 5000;

interface KnownWorld {
  readonly world: WorldRef;
  readonly active: readonly Subscription[];
}

/**
 * Looks at every world once, and from then on at those with events. Returns a function that stops it and waits for what
 * is under way.
 */
export const startFanOuts = (options: FanOutsOptions): (() => Promise<void>) => {
  const { store, fanOut, outboundOf, subscriptionsName, timers, warn } = options;
  /** The active subscriptions of the worlds that this process has looked at: none in most of them. */
  const known = new Map<string, KnownWorld>();
  /** Counts the changes of subscriptions, so that an older reading is not kept in `known`. */
  let changes = 0;
  /** Worlds to look at; undefined stands for all of them. */
  const waiting = new Set<string | undefined>([undefined]);
  /** Worlds to look at again later, after an error or because there was no room. */
  const heldUp = new Set<string | undefined>();
  let running: Promise<void> | undefined;
  let forgetTurn: (() => void) | undefined;
  let forgetAgain: (() => void) | undefined;
  let isStopped = false;

  const plan = (): void => {
    if (isStopped || running !== undefined || forgetTurn !== undefined || waiting.size === 0) return;
    forgetTurn = timers.after(gatherMs, () => {
      forgetTurn = undefined;
      running = turn().finally(() => {
        running = undefined;
        plan();
      });
    });
  };

  const holdUp = (key: string | undefined): void => {
    heldUp.add(key);
    if (isStopped) return;
    forgetAgain ??= timers.after(againMs, () => {
      forgetAgain = undefined;
      for (const again of heldUp) waiting.add(again);
      heldUp.clear();
      plan();
    });
  };

  const lookUp = async (key: string): Promise<KnownWorld | undefined> => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const before = changes;
    const world = await store.readWorld(key);
    if (world === undefined) return undefined;
    const found = { world, active: await fanOut.activeIn(world) };
    if (changes === before) known.set(key, found);
    return found;
  };

  const look = async (key: string | undefined): Promise<void> => {
    if (key === undefined) {
      for (const world of await store.listWorlds()) waiting.add(world.key);
      return;
    }
    const found = await lookUp(key);
    if (found === undefined || found.active.length === 0) return;
    if ((await fanOut.tell(found.world, found.active)) === "waiting") holdUp(key);
  };

  const turn = async (): Promise<void> => {
    const failures = new Set<string>();
    // Worlds that are added during the loop are handled in this round, too.
    for (const key of waiting) {
      if (isStopped) return;
      waiting.delete(key);
      try {
        await look(key);
      } catch (error) {
        // The world was reset or deleted, or the store is unavailable: what is known of the world may be wrong.
        if (key !== undefined) known.delete(key);
        holdUp(key);
        failures.add(messageOf(error));
      }
    }
    for (const failure of failures) warn(`webhooks wait for ${againMs / 1000} s: ${failure}`);
  };

  const soon = (world: string | undefined): void => {
    waiting.add(world);
    plan();
  };

  /**
   * Whether an event of the world can be ignored: the world is queued already, or has no active subscription. Asked for
   * nearly every booking.
   */
  const isOfNoMatter = (world: string): boolean => waiting.has(world) || known.get(world)?.active.length === 0;

  const changed = (world: string | undefined): void => {
    changes += 1;
    if (world === undefined) known.clear();
    else known.delete(world);
    soon(world);
  };

  const hear = (event: StoreEvent): void => {
    if (event.kind === "changesUnknown") fanOut.forget();
    if (event.kind === "changesUnknown" || event.kind === "presenceUnknown") changed(undefined);
    else if (event.kind === "worldReset") changed(event.world);
    else if (event.kind !== "booking" && event.kind !== "dossier") return;
    else if (event.kind === "dossier" && event.collection === subscriptionsName) changed(event.world);
    else if (!isOfNoMatter(event.world) && outboundOf(event) !== undefined) soon(event.world);
  };

  const unsubscribe = store.subscribe(hear);
  plan();
  return async () => {
    isStopped = true;
    unsubscribe();
    forgetTurn?.();
    forgetAgain?.();
    await running;
  };
};
