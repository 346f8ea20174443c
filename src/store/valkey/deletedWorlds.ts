/**
 * Removes in the background what deleted worlds have left behind. Their names are noted before they are deleted, so that any
 * process goes on with it, and mends the registry where a process ended between two steps or two did them at once.
 */
import type { Connection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply } from "./replies.js";
import type { Sweeper } from "./sweeper.js";

/** How often a process looks for worlds that others have deleted, at most. */
const visitEveryMs = 60_000;

export interface Graveyard {
  /** The world is about to be deleted. */
  readonly note: (world: string) => Promise<void>;
  /** Takes the name out of the registry. */
  readonly strike: (world: string) => Promise<void>;
  /** Puts the name of a world that is there into the registry, where a deletion at the same time may have struck it. */
  readonly confirm: (world: string) => Promise<void>;
  /** Something may be there to remove: it is looked for in a while, unless it was a short while ago. */
  readonly visit: () => void;
  /** Removes what may be removed now. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

export const createGraveyard = (connection: Connection, keys: Keys, sweeper: Sweeper, delayMs: number): Graveyard => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let visitedAtMs = Number.NEGATIVE_INFINITY;

  const strike = async (world: string): Promise<void> => {
    await connection.ask((client) => client.srem(keys.registry, escapeText(world)));
  };
  const confirm = async (world: string): Promise<void> => {
    const rest = [escapeText(world), Number.MAX_SAFE_INTEGER, "", ""];
    await connection.run("registerWorld", [keys.registry, keys.mark, keys.registration("confirm")], rest);
  };
  const bury = async (world: string): Promise<void> => {
    const [isThere, swept, over] = listReply(await connection.run("readRemains", [keys.world(world).meta])).map(
      numberReply,
    );
    for (let epoch = (swept ?? 0) + 1; epoch <= (over ?? 0) && !isClosed; epoch += 1) {
      await sweeper.sweepEpoch(world, epoch);
    }
    if (isClosed) return;
    // Whoever makes the world now confirms it afterwards.
    await (isThere === 1 ? confirm(world) : strike(world));
    await connection.ask((client) => client.zrem(keys.deleted, escapeText(world)));
  };
  const clear = async (): Promise<void> => {
    const worlds = await connection.ask((client) => client.zrangebyscore(keys.deleted, "-inf", Date.now()));
    for (const world of worlds.map(unescapeText)) if (!isClosed) await bury(world);
  };
  const visitIn = (inMs: number): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      visitedAtMs = Date.now();
      // What fails now is tried again at the next visit.
      clear().catch(() => undefined);
    }, inMs).unref();
  };

  return {
    note: async (world) => {
      const removableAtMs = Date.now() + delayMs;
      await connection.run("noteDeleted", [keys.deleted], [escapeText(world), removableAtMs]);
      visitIn(delayMs + 1);
    },
    strike,
    confirm,
    visit: () => {
      if (timer === undefined && Date.now() - visitedAtMs >= visitEveryMs) visitIn(delayMs);
    },
    clear,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
