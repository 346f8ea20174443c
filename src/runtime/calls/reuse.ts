/**
 * Keeps what was made for one call for later ones: a bounded memory of values, and on it the results of calls whose answer a pack
 * declares to be the same. It knows no tool, and not what a key is made of.
 */

export interface RecentlyUsed<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value that is heavier than all that may be kept is not kept. */
  readonly keep: (key: string, value: Value, weight: number) => void;
}

export interface Bounds {
  readonly mostEntries: number;
  /** Of all values together, in the unit of the caller's choice. */
  readonly mostWeight: number;
}

/** An empty memory, in which the value that was not used for longest makes room. */
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
  /** The result under the key, or the one that `make` gives, which is kept. Without a key it is made and not kept. */
  readonly reuse: (key: string | undefined, make: () => Promise<Result>) => Promise<Result>;
}

const mostResults = 500;
/** Counted as JSON. In memory, with the bytes that transports keep, results take a few times as much. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * A memory of results. The same object is returned again, frozen from then on, so that a transport may keep its bytes. What belongs to
 * one call alone (a minted session, a note about its arguments) must not get here.
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
