/**
 * A cache of answers. They are stored as memos, so that the processes of one store share them. The age of an answer is
 * measured in world time; the expiry of its memo only cleans up.
 */
import type { MemoStore } from "../store/ports/memos.js";
import type { WorldRef } from "../store/ports/worlds.js";
import { type AtHand, createHand } from "./hand.js";
import { parsed } from "./json.js";
import { unlessAborted } from "./waits.js";

export interface CacheOptions<Value> {
  readonly memos: MemoStore;
  /** Real time, by which memos expire. */
  readonly clock: { readonly now: () => number };
  /** How long memos are kept, in real time: as long as an old answer may be useful. */
  readonly keepMs: number;
  /** The value if it is valid, otherwise undefined: another release may have stored it. */
  readonly read: (value: unknown) => Value | undefined;
}

export interface CachePlace {
  readonly world: WorldRef;
  readonly key: string;
  /** The world's instant. */
  readonly nowMs: number;
}

export interface Cached<Value> {
  readonly value: Value;
  /** Whether it came from the cache. */
  readonly isHit: boolean;
  /** In the world's time. */
  readonly ageMs: number;
}

export interface CachedOptions<Value> extends CachePlace {
  /** How old an answer may be, in the world's time. */
  readonly ttlMs: number;
  /** The call's signal. If it is aborted, others who wait for the same value still get one. */
  readonly signal: AbortSignal;
  /** Whether a cached value can still be used: its content may have expired. Absent: always. */
  readonly isOfUse?: (value: Value) => boolean;
  /** Makes the value. Its errors are not cached. */
  readonly make: () => Promise<Value>;
}

export interface Cache<Value extends object | number | string> {
  /** A cached value that is young enough, or a new one. Concurrent calls with the same key in this process share one `make`. */
  readonly cached: (options: CachedOptions<Value>) => Promise<Cached<Value>>;
  /** The cached value, at most `oldestMs` old: for when no new one can be made. */
  readonly stale: (place: CachePlace & { readonly oldestMs: number }) => Promise<Cached<Value> | undefined>;
  /** Removes a value. False if there was none. */
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
    // If the clock was set back, a cached answer may be from a later instant: it is not used.
    return ageMs < 0 || ageMs > oldestMs ? undefined : { value: entry.value, isHit: true, ageMs };
  };

  const made = async ({ world, key, nowMs, make }: CachedOptions<Value>): Promise<Value> => {
    const value = await make();
    const text = JSON.stringify({ atMs: nowMs, value });
    hand.keep(nameOf({ world, key }), { text, atMs: nowMs, value });
    // An answer that cannot be stored is returned nevertheless: it was asked and paid for.
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
        // The caller that began it was aborted: a caller that still waits begins it again.
        if (joined === undefined || signal.aborted || !joined.signal.aborted) throw error;
      }
    }
  };

  return { cached, stale, drop: ({ world, key }) => memos.dropMemo(world, key, clock.now()) };
};
