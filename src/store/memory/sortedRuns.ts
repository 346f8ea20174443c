/** A sorted list, divided into arrays (runs) of bounded length, so that inserting into a long list is cheap. */

/** Items sorted by their places. No two items have the same place. */
export interface SortedRuns<Place, Item extends Place> {
  readonly size: () => number;
  readonly add: (item: Item) => void;
  readonly remove: (place: Place) => void;
  /** Ascending, from just after the given place; without one, from the first item. */
  readonly oldestFirst: (after: Place | undefined) => Generator<Item>;
  /** Descending, from just before the given place; without one, from the last item. */
  readonly newestFirst: (after: Place | undefined) => Generator<Item>;
}

/** A longer run is split in two. */
const longestRun = 512;

/** How many items at the start of a sorted list satisfy `isEarlier`, by bisection. */
const countWhile = <Item>(list: readonly Item[], isEarlier: (item: Item) => boolean): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    if (item !== undefined && isEarlier(item)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** An empty list. Adding and removing take time in the length of one run; finding a place takes a bisection. */
export const createSortedRuns = <Place, Item extends Place>(
  isBefore: (left: Place, right: Place) => boolean,
): SortedRuns<Place, Item> => {
  /** Ascending; no run is empty. */
  const runs: Item[][] = [];
  let size = 0;

  /** The index of the run for the place: the last run if the place comes after all items. */
  const runIndexOf = (place: Place): number => {
    const index = countWhile(runs, (run) => {
      const newest = run.at(-1);
      return newest !== undefined && isBefore(newest, place);
    });
    return Math.min(index, Math.max(0, runs.length - 1));
  };
  const indexIn = (run: readonly Item[], place: Place): number => countWhile(run, (item) => isBefore(item, place));

  return {
    size: () => size,
    add: (item) => {
      size += 1;
      const index = runIndexOf(item);
      const run = runs[index];
      if (run === undefined) {
        runs.push([item]);
        return;
      }
      run.splice(indexIn(run, item), 0, item);
      if (run.length > longestRun) runs.splice(index + 1, 0, run.splice(longestRun >>> 1));
    },
    remove: (place) => {
      const index = runIndexOf(place);
      const run = runs[index];
      const at = run === undefined ? 0 : indexIn(run, place);
      const found = run?.[at];
      if (run === undefined || found === undefined || isBefore(place, found)) return;
      size -= 1;
      run.splice(at, 1);
      if (run.length === 0) runs.splice(index, 1);
    },
    oldestFirst: function* (after) {
      const first = after === undefined ? 0 : runIndexOf(after);
      for (let index = first; index < runs.length; index += 1) {
        const run = runs[index] ?? [];
        const start = after === undefined || index > first ? 0 : countWhile(run, (item) => !isBefore(after, item));
        for (let at = start; at < run.length; at += 1) {
          const item = run[at];
          if (item !== undefined) yield item;
        }
      }
    },
    newestFirst: function* (after) {
      const last = after === undefined ? runs.length - 1 : runIndexOf(after);
      for (let index = last; index >= 0; index -= 1) {
        const run = runs[index] ?? [];
        const start = after === undefined || index < last ? run.length : indexIn(run, after);
        for (let at = start - 1; at >= 0; at -= 1) {
          const item = run[at];
          if (item !== undefined) yield item;
        }
      }
    },
  };
};
