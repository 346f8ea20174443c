/**
 * Removes in the background, in small steps, what resets and deleted worlds have left behind. An epoch that a process did not
 * finish is noted in its world, and the name of a world before it is deleted, so that any process can continue. Also mends the
 * registry where a process ended between two steps, or two processes deleted and made a world at once.
 */
import type { WorldRef } from "../ports/worlds.js";
import type { ValkeyConnection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply } from "./replies.js";

/** Calls that began before a reset may read what they saw for this long. */
export const usualSweepDelayMs = 10_000;
const stepPauseMs = 20;
const stepSize = 200;

export interface Sweeper {
  /** The world is in this epoch, and all up to the swept one have been removed: the rest will go. */
  readonly met: (world: WorldRef, sweptEpoch: number) => void;
  /** Removes one epoch now. */
  readonly sweepEpoch: (world: string, epoch: number) => Promise<void>;
  readonly close: () => void;
}

export const createSweeper = (connection: ValkeyConnection, keys: Keys, delayMs: number): Sweeper => {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepPauseMs).unref());
  const sweepEpoch = async (world: string, epoch: number): Promise<void> => {
    const { meta, base } = keys.world(world);
    while (!isClosed && (await connection.run("sweepEpoch", [meta, base], [epoch, stepSize])) === 1) await pause();
  };
  const sweep = async ({ key, epoch }: WorldRef, sweptEpoch: number): Promise<void> => {
    for (let old = sweptEpoch + 1; old < epoch && !isClosed; old += 1) await sweepEpoch(key, old);
  };

  return {
    met: (world, sweptEpoch) => {
      if (isClosed || sweptEpoch + 1 >= world.epoch || timers.has(world.key)) return;
      const timer = setTimeout(() => {
        // What fails now is tried again when the world is entered next.
        const done = (): boolean => timers.delete(world.key);
        sweep(world, sweptEpoch).then(done, done);
      }, delayMs);
      timer.unref();
      timers.set(world.key, timer);
    },
    sweepEpoch,
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};

/** The shortest time between two sweeps of a process for worlds that others have deleted. */
const sweepEveryMs = 60_000;

export interface DeletedWorlds {
  /** The world is about to be deleted. */
  readonly note: (world: string) => Promise<void>;
  /** Takes the name out of the registry. */
  readonly unregister: (world: string) => Promise<void>;
  /** Puts the name of a world that is there into the registry, where a deletion at the same time may have removed it. */
  readonly confirm: (world: string) => Promise<void>;
  /** Schedules a sweep, unless one was made a short while ago. */
  readonly scheduleSweep: () => void;
  /** Removes everything that may be removed now. */
  readonly sweepAll: () => Promise<void>;
  readonly close: () => void;
}

export const createDeletedWorlds = (
  connection: ValkeyConnection,
  keys: Keys,
  sweeper: Sweeper,
  delayMs: number,
): DeletedWorlds => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  const unregister = async (world: string): Promise<void> => {
    await connection.ask((client) => client.srem(keys.registry, escapeText(world)));
  };
  const confirm = async (world: string): Promise<void> => {
    const rest = [escapeText(world), Number.MAX_SAFE_INTEGER, "", ""];
    await connection.run("registerWorld", [keys.registry, keys.mark, keys.registration("confirm")], rest);
  };
  const sweep = async (world: string): Promise<void> => {
    const [isThere, swept, over] = listReply(await connection.run("readRemains", [keys.world(world).meta])).map(
      numberReply,
    );
    for (let epoch = (swept ?? 0) + 1; epoch <= (over ?? 0) && !isClosed; epoch += 1) {
      await sweeper.sweepEpoch(world, epoch);
    }
    if (isClosed) return;
    // Whoever makes the world now registers it afterwards.
    await (isThere === 1 ? confirm(world) : unregister(world));
    await connection.ask((client) => client.zrem(keys.deleted, escapeText(world)));
  };
  const sweepAll = async (): Promise<void> => {
    const worlds = await connection.ask((client) => client.zrangebyscore(keys.deleted, "-inf", Date.now()));
    for (const world of worlds.map(unescapeText)) if (!isClosed) await sweep(world);
  };
  const scheduleSweepIn = (inMs: number): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      sweptAtMs = Date.now();
      // What fails now is tried again at the next sweep.
      sweepAll().catch(() => undefined);
    }, inMs).unref();
  };

  return {
    note: async (world) => {
      const removableAtMs = Date.now() + delayMs;
      await connection.run("noteDeleted", [keys.deleted], [escapeText(world), removableAtMs]);
      scheduleSweepIn(delayMs + 1);
    },
    unregister,
    confirm,
    scheduleSweep: () => {
      if (timer === undefined && Date.now() - sweptAtMs >= sweepEveryMs) scheduleSweepIn(delayMs);
    },
    sweepAll,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
