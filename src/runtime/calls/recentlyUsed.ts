/** A bounded memory of texts' values: what was not used for longest makes room. It knows nothing of what it keeps. */

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

/** An empty memory. */
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
