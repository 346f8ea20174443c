/**
 * Removes in the background what deleted worlds have left behind. Their names are noted before they are deleted, so that any
 * process goes on with it, and mends the registry where a process ended between two steps or two did them at once.
 */
import type { Connection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply } from "./replies.js";
import type { Sweeper } from "./sweeper.js";

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
  connection: Connection,
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
