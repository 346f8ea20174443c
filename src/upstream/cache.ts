/**
 * Answers that are given again. They are kept as memos, so the processes of one store share them. How old an answer may be counts in
 * the world's time; the memo's own end only clears away.
 */
import type { MemoStore } from "../store/ports/memos.js";
import type { WorldRef } from "../store/ports/worlds.js";
import { type AtHand, createHand } from "./hand.js";
import { parsed } from "./json.js";
import { unlessAborted } from "./waits.js";

export interface CacheOptions<Value> {
  readonly memos: MemoStore;
  /** Real time, by which memos end. */
  readonly clock: { readonly now: () => number };
  /** How long memos are kept, in real time: as long as an old answer may still be of use. */
  readonly keepMs: number;
  /** The value if it is one, else undefined: another release may have kept it. */
  readonly read: (value: unknown) => Value | undefined;
}

export interface CachePlace {
  readonly world: WorldRef;
  readonly key: string;
  /** Of the world. */
  readonly nowMs: number;
}

export interface Cached<Value> {
  readonly value: Value;
  /** Whether it was kept, so that nothing was asked for. */
  readonly isHit: boolean;
  /** In the world's time. */
  readonly ageMs: number;
}

export interface CachedOptions<Value> extends CachePlace {
  /** How old an answer may be, in the world's time. */
  readonly ttlMs: number;
  /** Of the call: its end does not end what others wait for, too. */
  readonly signal: AbortSignal;
  /** Whether a kept answer still serves: what is in it may have expired. All do if it is left out. */
  readonly isOfUse?: (value: Value) => boolean;
  /** Makes the value; what it rejects with is kept by nobody. */
  readonly make: () => Promise<Value>;
}

export interface Cache<Value extends object | number | string> {
  /** A kept value that is young enough, or a new one. Equal keys that are under way in this process are made once. */
  readonly cached: (options: CachedOptions<Value>) => Promise<Cached<Value>>;
  /** The kept value however old it is, up to `oldestMs`: for when no new one can be had. */
  readonly stale: (place: CachePlace & { readonly oldestMs: number }) => Promise<Cached<Value> | undefined>;
  /** Whether there was one. */
  readonly drop: (place: Pick<CachePlace, "world" | "key">) => Promise<boolean>;
}

interface UnderWay<Value> {
  readonly made: Promise<Value>;
  readonly signal: AbortSignal;
}

const nameOf = ({ world, key }: Pick<CachePlace, "world" | "key">): string =>
  JSON.stringify([world.key, world.epoch, key]);

const isEntry = (entry: unknown): entry is { readonly atMs: number; readonly value: unknown } =>
  typeof entry === "object" && entry !== null && "atMs" in entry && typeof entry.atMs === "number" && "value" in entry;

export const createCache = <Value extends object | number | string>({
  memos,
  clock,
  keepMs,
  read,
}: CacheOptions<Value>): Cache<Value> => {
  const underWay = new Map<string, UnderWay<Value>>();

  const hand = createHand<Value>();

  const readEntry = (name: string, text: string): AtHand<Value> | undefined => {
    const entry = parsed(text);
    const value = isEntry(entry) ? read(entry.value) : undefined;
    return isEntry(entry) && value !== undefined ? hand.keep(name, { text, atMs: entry.atMs, value }) : undefined;
  };

  const stale: Cache<Value>["stale"] = async ({ world, key, nowMs, oldestMs }) => {
    const text = await memos.readMemo(world, key, clock.now());
    if (text === undefined) return undefined;
    const name = nameOf({ world, key });
    const entry = hand.take(name, text) ?? readEntry(name, text);
    if (entry === undefined) return undefined;
    const ageMs = nowMs - entry.atMs;
    // A clock that was put back makes answers that are from later: they are of no use.
    return ageMs < 0 || ageMs > oldestMs ? undefined : { value: entry.value, isHit: true, ageMs };
  };

  const made = async ({ world, key, nowMs, make }: CachedOptions<Value>): Promise<Value> => {
    const value = await make();
    const text = JSON.stringify({ atMs: nowMs, value });
    hand.keep(nameOf({ world, key }), { text, atMs: nowMs, value });
    // An answer that cannot be kept is given all the same: it was asked for and paid for.
    await memos.keepMemo(world, key, text, keepMs, clock.now()).catch(() => undefined);
    return value;
  };

  const begun = (name: string, options: CachedOptions<Value>): UnderWay<Value> => {
    const begunNow: UnderWay<Value> = {
      made: made(options).finally(() => {
        if (underWay.get(name) === begunNow) underWay.delete(name);
      }),
      signal: options.signal,
    };
    underWay.set(name, begunNow);
    return begunNow;
  };

  const cached: Cache<Value>["cached"] = async (options) => {
    const { ttlMs, signal, isOfUse = () => true } = options;
    const kept = await stale({ ...options, oldestMs: ttlMs - 1 });
    if (kept !== undefined && isOfUse(kept.value)) return kept;
    const name = nameOf(options);
    for (;;) {
      const joined = underWay.get(name);
      const mine = joined ?? begun(name, options);
      try {
        return { value: await unlessAborted(mine.made, signal), isHit: false, ageMs: 0 };
      } catch (error) {
        // The caller that began it went away: whoever still waits begins it again.
        if (joined === undefined || signal.aborted || !joined.signal.aborted) throw error;
      }
    }
  };

  return { cached, stale, drop: ({ world, key }) => memos.dropMemo(world, key, clock.now()) };
};
