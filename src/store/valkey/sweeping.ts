/**
 * Removes the data of reset and deleted worlds in the background, in small steps. A world records which epochs have been removed,
 * and a world's name is noted before its deletion, so that any process can continue. It also repairs the registry if a process
 * ended between two steps, or if two processes deleted and created a world at the same time.
 */
import type { WorldRef } from "../ports/worlds.js";
import type { ValkeyConnection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply } from "./replies.js";

/** How long data is kept after a reset, for calls that began before it. */
export const usualSweepDelayMs = 10_000;
const stepPauseMs = 20;
const stepSize = 200;

export interface Sweeper {
  /**
   * Schedules the removal of the epochs between `sweptEpoch`, up to which all are removed, and the world's epoch, if there are
   * any.
   */
  readonly met: (world: WorldRef, sweptEpoch: number) => void;
  /** Removes one epoch now. */
  readonly sweepEpoch: (world: string, epoch: number) => Promise<void>;
  readonly close: () => void;
}

interface Sweep {
  readonly timer: NodeJS.Timeout;
  /** The world in the newest epoch seen. Newer than that of the running sweep if the world was reset since. */
  newest: WorldRef;
}

export const createSweeper = (connection: ValkeyConnection, keys: Keys, delayMs: number): Sweeper => {
  const sweeps = new Map<string, Sweep>();
  let isClosed = false;

  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepPauseMs).unref());
  const sweepEpoch = async (world: string, epoch: number): Promise<void> => {
    const { meta, base } = keys.world(world);
    while (!isClosed && (await connection.run("sweepEpoch", [meta, base], [epoch, stepSize])) === 1) await pause();
  };
  const sweep = async ({ key, epoch }: WorldRef, sweptEpoch: number): Promise<void> => {
    for (let old = sweptEpoch + 1; old < epoch && !isClosed; old += 1) await sweepEpoch(key, old);
  };
  const met = (world: WorldRef, sweptEpoch: number): void => {
    if (isClosed || sweptEpoch + 1 >= world.epoch) return;
    const known = sweeps.get(world.key);
    if (known !== undefined) {
      if (world.epoch > known.newest.epoch) known.newest = world;
      return;
    }
    const timer = setTimeout(() => {
      const end = (): void => {
        sweeps.delete(world.key);
      };
      sweep(world, sweptEpoch).then(() => {
        end();
        // Data before a later reset is kept for the full delay too, so it gets a sweep of its own.
        met(own.newest, world.epoch - 1);
        // After a failure, the next reply that shows the world schedules a sweep again.
      }, end);
    }, delayMs);
    const own: Sweep = { timer: timer.unref(), newest: world };
    sweeps.set(world.key, own);
  };

  return {
    met,
    sweepEpoch,
    close: () => {
      isClosed = true;
      for (const { timer } of sweeps.values()) clearTimeout(timer);
      sweeps.clear();
    },
  };
};

/** The interval of a process's sweeps for worlds that other processes have deleted. */
const sweepEveryMs = 60_000;
/** The maximum duration of a deletion. A world that exists after that was created again, or the deleting process has ended. */
const longestDeletionMs = 60_000;

export interface DeletedWorlds {
  /** Notes a world that is about to be deleted or was deleted, so that a sweep will remove its data. */
  readonly note: (world: string) => Promise<void>;
  /** Removes the name from the registry. */
  readonly unregister: (world: string) => Promise<void>;
  /** Puts the name of an existing world into the registry, because a simultaneous deletion may have removed it. */
  readonly confirm: (world: string) => Promise<void>;
  /** Sweeps after the delay and then every minute. Does nothing if that has started already. */
  readonly startSweeping: () => void;
  /** Removes everything that may be removed now. */
  readonly sweepAll: () => Promise<void>;
  readonly close: () => void;
}

export const createDeletedWorlds = (
  connection: Pick<ValkeyConnection, "run" | "ask">,
  keys: Keys,
  sweeper: Pick<Sweeper, "sweepEpoch">,
  delayMs: number,
): DeletedWorlds => {
  let scheduled: { readonly timer: NodeJS.Timeout; readonly atMs: number } | undefined;
  let hasStarted = false;
  let isClosed = false;
  /** When the data of the last world that this process noted may be removed, by `performance.now()`. */
  let removableAtMs = Number.NEGATIVE_INFINITY;

  const unregister = async (world: string): Promise<void> => {
    await connection.ask((client) => client.srem(keys.registry, escapeText(world)));
  };
  const confirm = async (world: string): Promise<void> => {
    const registryKeys = [keys.registry, keys.mark, keys.registration("confirm"), keys.making(world)];
    await connection.run("registerWorld", registryKeys, [escapeText(world), Number.MAX_SAFE_INTEGER, "", "", 0]);
  };
  const sweep = async (world: string, notedText: string): Promise<void> => {
    const [isThere, swept, over] = listReply(await connection.run("readRemains", [keys.world(world).meta])).map(
      numberReply,
    );
    for (let epoch = (swept ?? 0) + 1; epoch <= (over ?? 0) && !isClosed; epoch += 1) {
      await sweeper.sweepEpoch(world, epoch);
    }
    if (isClosed) return;
    // A process that creates the world now registers it again afterwards.
    await (isThere === 1 ? confirm(world) : unregister(world));
    // A process may have noted the world and not have deleted it yet: keeps the note.
    if (isThere === 1 && Date.now() - Number(notedText) < longestDeletionMs) return;
    await connection.run("dropDeleted", [keys.deleted], [escapeText(world), notedText]);
  };
  const sweepAll = async (): Promise<void> => {
    const noted = await connection.ask((client) =>
      client.zrangebyscore(keys.deleted, "-inf", Date.now(), "WITHSCORES"),
    );
    const failures: unknown[] = [];
    for (let at = 0; at < noted.length && !isClosed; at += 2) {
      // A failing node of a cluster must not stop the removal on other nodes.
      await sweep(unescapeText(noted[at] ?? ""), noted[at + 1] ?? "").catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const sweepOnSchedule = async (): Promise<void> => {
    // The next sweep repeats what failed.
    await sweepAll().catch(() => undefined);
    const inMs = removableAtMs - performance.now();
    scheduleSweepIn(inMs > 0 ? inMs : sweepEveryMs);
  };
  /** Schedules a sweep, unless an earlier one is scheduled. */
  const scheduleSweepIn = (inMs: number): void => {
    hasStarted = true;
    const atMs = performance.now() + inMs;
    if (isClosed || (scheduled !== undefined && scheduled.atMs <= atMs)) return;
    clearTimeout(scheduled?.timer);
    const timer = setTimeout(() => {
      scheduled = undefined;
      void sweepOnSchedule();
    }, inMs).unref();
    scheduled = { timer, atMs };
  };

  return {
    note: async (world) => {
      await connection.run("noteDeleted", [keys.deleted], [escapeText(world), Date.now() + delayMs]);
      removableAtMs = performance.now() + delayMs + 1;
      scheduleSweepIn(delayMs + 1);
    },
    unregister,
    confirm,
    startSweeping: () => {
      if (!hasStarted) scheduleSweepIn(delayMs);
    },
    sweepAll,
    close: () => {
      isClosed = true;
      clearTimeout(scheduled?.timer);
    },
  };
};
