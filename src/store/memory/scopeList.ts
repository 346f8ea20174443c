/** Bookings in their listing order, in runs of bounded length, so that no list is too long to change. It keeps places and locators, never bookings. */
import type { ListPosition } from "../cursor.js";

export interface ListedLocator extends ListPosition {
  readonly locator: string;
}

export interface ScopeList {
  readonly size: () => number;
  readonly add: (entry: ListedLocator) => void;
  readonly remove: (position: ListPosition) => void;
  /** From just behind the given place, or from the newest of all. */
  readonly newestFirst: (after: ListPosition | undefined) => Generator<ListedLocator>;
}

/** A run that grows beyond this is cut in two. */
const longestRun = 512;

const isBefore = (left: ListPosition, right: ListPosition): boolean =>
  left.createdAtMs < right.createdAtMs || (left.createdAtMs === right.createdAtMs && left.sequence < right.sequence);

/** How many items of a sorted list come before the place that `isEarlier` compares with, by bisection. */
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

/** An empty list. Adding and removing cost the length of one run, and finding a place a bisection. */
export const createScopeList = (): ScopeList => {
  /** Oldest first; no run is empty. */
  const runs: ListedLocator[][] = [];
  let size = 0;

  /** The run that has the place, or would have it: the last one if the place is behind all. */
  const runIndexOf = (position: ListPosition): number => {
    const index = countWhile(runs, (run) => {
      const newest = run.at(-1);
      return newest !== undefined && isBefore(newest, position);
    });
    return Math.min(index, Math.max(0, runs.length - 1));
  };
  const placeIn = (run: readonly ListedLocator[], position: ListPosition): number =>
    countWhile(run, (entry) => isBefore(entry, position));

  return {
    size: () => size,
    add: (entry) => {
      size += 1;
      const index = runIndexOf(entry);
      const run = runs[index];
      if (run === undefined) {
        runs.push([entry]);
        return;
      }
      run.splice(placeIn(run, entry), 0, entry);
      if (run.length > longestRun) runs.splice(index + 1, 0, run.splice(longestRun >>> 1));
    },
    remove: (position) => {
      const index = runIndexOf(position);
      const run = runs[index];
      const place = run === undefined ? 0 : placeIn(run, position);
      const found = run?.[place];
      if (run === undefined || found === undefined || isBefore(position, found)) return;
      size -= 1;
      run.splice(place, 1);
      if (run.length === 0) runs.splice(index, 1);
    },
    newestFirst: function* (after) {
      const last = after === undefined ? runs.length - 1 : runIndexOf(after);
      for (let index = last; index >= 0; index -= 1) {
        const run = runs[index] ?? [];
        const start = after === undefined || index < last ? run.length : placeIn(run, after);
        for (let place = start - 1; place >= 0; place -= 1) {
          const entry = run[place];
          if (entry !== undefined) yield entry;
        }
      }
    },
  };
};
