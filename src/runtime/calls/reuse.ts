/**
 * A bounded cache of values, and on it a cache of results, for calls whose answers a pack declares to be the same.
 * Knows no tool, and not what a key consists of.
 */

export interface RecentlyUsed<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value heavier than `mostWeight` is not kept. */
  readonly keep: (key: string, value: Value, weight: number) => void;
}

export interface Bounds {
  readonly mostEntries: number;
  /** Of all values together, in a unit that the caller chooses. */
  readonly mostWeight: number;
}

/** Creates an empty cache that evicts the least recently used value. */
export const createRecentlyUsed = <Value>({ mostEntries, mostWeight }: Bounds): RecentlyUsed<Value> => {
  /** A map keeps the order of insertion: deleting first makes it the order of the last use. */
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let weightKept = 0;
  const drop = (key: string): void => {
    weightKept -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    keep: (key, value, weight) => {
      drop(key);
      if (weight > mostWeight) return;
      entries.set(key, { value, weight });
      weightKept += weight;
      for (const oldest of entries.keys()) {
        if (entries.size <= mostEntries && weightKept <= mostWeight) break;
        drop(oldest);
      }
    },
  };
};

export interface AnswerReuse<Result extends object> {
  /** The result under the key; if there is none, `make` is called and its result kept. Without a key nothing is kept. */
  readonly reuse: (key: string | undefined, make: () => Promise<Result>) => Promise<Result>;
}

const mostResults = 500;
/** Of all results as JSON. They take a few times as much memory, with the bytes that transports keep. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * Creates a cache of results. A result that is used again is the same object, frozen, so that a transport may keep its
 * bytes. Results with data of one call (a minted session, a note about its arguments) must not be cached.
 */
export const createAnswerReuse = <Result extends object>(
  charactersOf: (result: Result) => number = (result) => JSON.stringify(result).length,
): AnswerReuse<Result> => {
  const kept = createRecentlyUsed<Result>({ mostEntries: mostResults, mostWeight: mostCharacters });
  return {
    reuse: async (key, make) => {
      if (key === undefined) return make();
      const earlier = kept.get(key);
      // Frozen from the second use on: a transport keeps the bytes of a frozen result.
      if (earlier !== undefined) return Object.freeze(earlier);
      const result = await make();
      kept.keep(key, result, charactersOf(result));
      return result;
    },
  };
};
