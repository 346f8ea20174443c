/**
 * In which worlds something waits in a queue: their names lie beside the registry, each with the instant at which that was noted
 * last, by Valkey's clock. A world is noted before the commit that puts something into its queues, and forgotten when nothing
 * waits in it a minute later.
 */
import type { ValkeyConnection } from "./connection.js";
import { escapeText, type Keys, unescapeText } from "./keys.js";
import { listReply, numberReply, textReply } from "./replies.js";

/** What this process has noted holds for so long, well within the time after which a world may be forgotten. */
const notedForMs = 20_000;
const forgottenAfterMs = 60_000;
const mostNoted = 10_000;
/** Worlds that are looked at in one call at most. */
const lookedAtOnce = 100;

export interface Busy {
  /** Something is about to be put into the world's queues. */
  readonly note: (world: string) => Promise<void>;
  /** Something waits in the world, which the store may have forgotten. What fails now is done when the world is met next. */
  readonly met: (world: string) => void;
  /** The store has lost something, perhaps what was noted. */
  readonly forget: () => void;
  /** All worlds that were noted, but for those in which nothing waits any more. */
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
  /** Whether nothing waits in a world, which is then forgotten unless it was noted again. */
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
