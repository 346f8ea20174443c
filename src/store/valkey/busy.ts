/**
 * The list of worlds with dossiers in a queue: a sorted set of names, each with the instant of its last note by Valkey's clock. A
 * world is noted before a commit puts a dossier into one of its queues. It is removed if its queues are empty and its note is
 * older than a minute.
 */
import type { ValkeyConnection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply, textReply } from "./replies.js";

/** A process notes a world again after this time, well before others may remove it (`forgottenAfterMs`). */
const notedForMs = 20_000;
const forgottenAfterMs = 60_000;
const mostNoted = 10_000;
/** The maximum number of old notes that one call of `worlds` checks. */
const lookedAtOnce = 100;

export interface Busy {
  /** Notes a world. To be called before a commit puts a dossier into one of its queues. */
  readonly note: (world: string) => Promise<void>;
  /**
   * Notes a world that was found to have dossiers in a queue, in case its note was lost. Ignores failures: the next reply tries
   * again.
   */
  readonly met: (world: string) => void;
  /** Forgets which worlds this process has noted: the store has lost data, perhaps those notes too. */
  readonly forget: () => void;
  /** All noted worlds. Old notes are checked, and removed if the world's queues are empty. */
  readonly worlds: () => Promise<readonly string[]>;
}

export const createBusy = (connection: ValkeyConnection, keys: Keys): Busy => {
  const notedAtMs = new Map<string, number>();

  const note = async (world: string): Promise<void> => {
    const nowMs = performance.now();
    if (nowMs - (notedAtMs.get(world) ?? Number.NEGATIVE_INFINITY) < notedForMs) return;
    await connection.run("noteBusy", [keys.busy], [escapeText(world)]);
    if (notedAtMs.size >= mostNoted) notedAtMs.clear();
    notedAtMs.set(world, nowMs);
  };
  /** Checks a world with an old note. True if its queues are empty and its note was removed; false also if it was noted again. */
  const isIdle = async (world: string, notedText: string): Promise<boolean> => {
    const waiting = await connection.ask((client) => client.hget(keys.world(world).meta, "waiting"));
    const name = escapeText(world);
    if (Number(waiting ?? 0) === 0) return (await connection.run("dropBusy", [keys.busy], [name, notedText])) === 1;
    await connection.run("noteBusy", [keys.busy], [name]);
    return false;
  };

  return {
    note,
    met: (world) => void note(world).catch(() => undefined),
    forget: () => notedAtMs.clear(),
    worlds: async () => {
      const [now, noted] = listReply(await connection.run("listBusy", [keys.busy]));
      const words = listReply(noted).map(textReply);
      const all = words.flatMap((name, at) => (at % 2 === 0 ? { name, notedText: words[at + 1] ?? "" } : []));
      const old = all.filter(({ notedText }) => numberReply(now) - Number(notedText) > forgottenAfterMs);
      const idle = new Set<string>();
      await Promise.all(
        old.slice(0, lookedAtOnce).map(async ({ name, notedText }) => {
          if (await isIdle(unescapeText(name), notedText)) idle.add(name);
        }),
      );
      return all.flatMap(({ name }) => (idle.has(name) ? [] : unescapeText(name)));
    },
  };
};
