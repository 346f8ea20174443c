/** The bookings of one scope in their listing order. It keeps places and locators, never bookings. */
import type { ListPosition } from "../cursor.js";

export interface ListedLocator extends ListPosition {
  readonly locator: string;
}

/** Oldest first. */
export type ScopeList = ListedLocator[];

const isBefore = (left: ListPosition, right: ListPosition): boolean =>
  left.createdAtMs < right.createdAtMs || (left.createdAtMs === right.createdAtMs && left.sequence < right.sequence);

/** How many entries come before the given place, by bisection. */
const countBefore = (list: ScopeList, position: ListPosition): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = list[middle];
    if (entry !== undefined && isBefore(entry, position)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Puts an entry in its place: at the end, unless its creation instant lies before that of an earlier booking. */
export const addToScopeList = (list: ScopeList, entry: ListedLocator): void => {
  list.splice(countBefore(list, entry), 0, entry);
};

/** Newest first, from just behind the given place, or from the newest of all. */
export function* newestFirst(list: ScopeList, after: ListPosition | undefined): Generator<ListedLocator> {
  const start = after === undefined ? list.length : countBefore(list, after);
  for (let index = start - 1; index >= 0; index -= 1) {
    const entry = list[index];
    if (entry !== undefined) yield entry;
  }
}
