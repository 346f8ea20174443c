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
  /** The world is in this epoch, and all up to the swept one have been removed: the rest, if there is any, will go. */
  readonly met: (world: WorldRef, sweptEpoch: number) => void;
  /** Removes one epoch now. */
  readonly sweepEpoch: (world: string, epoch: number) => Promise<void>;
  readonly close: () => void;
}

interface Sweep {
  readonly timer: NodeJS.Timeout;
  /** The world in the newest epoch that it was met in: another one than is being swept for, if it was reset since. */
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
        // What a later reset has left may be read for as long as what this one had.
        met(own.newest, world.epoch - 1);
        // What fails now is tried again when the world is entered next.
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

/** The time between two sweeps of a process, for worlds that others have deleted. */
const sweepEveryMs = 60_000;
/** A deletion takes no longer: a world that is still there then was made again, or who was deleting it has ended. */
const longestDeletionMs = 60_000;

export interface DeletedWorlds {
  /** The world is about to be deleted, or has been. */
  readonly note: (world: string) => Promise<void>;
  /** Takes the name out of the registry. */
  readonly unregister: (world: string) => Promise<void>;
  /** Puts the name of a world that is there into the registry, where a deletion at the same time may have removed it. */
  readonly confirm: (world: string) => Promise<void>;
  /** Sweeps in a while and every minute from then on, unless it does already. */
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
  /** When the last world that this process noted may be removed. */
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
    // Whoever makes the world now registers it afterwards.
    await (isThere === 1 ? confirm(world) : unregister(world));
    // Whoever is deleting it may not have come further yet than to note it.
    if (isThere === 1 && Date.now() - Number(notedText) < longestDeletionMs) return;
    await connection.run("dropDeleted", [keys.deleted], [escapeText(world), notedText]);
  };
  const sweepAll = async (): Promise<void> => {
    const noted = await connection.ask((client) =>
      client.zrangebyscore(keys.deleted, "-inf", Date.now(), "WITHSCORES"),
    );
    const failures: unknown[] = [];
    for (let at = 0; at < noted.length && !isClosed; at += 2) {
      // One node of a cluster that is away keeps nobody from removing what others have.
      await sweep(unescapeText(noted[at] ?? ""), noted[at + 1] ?? "").catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const sweepOnSchedule = async (): Promise<void> => {
    // What fails now is tried again at the next sweep.
    await sweepAll().catch(() => undefined);
    const inMs = removableAtMs - performance.now();
    scheduleSweepIn(inMs > 0 ? inMs : sweepEveryMs);
  };
  /** A sweep that is to come sooner is not put off. */
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
