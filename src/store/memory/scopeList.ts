/** The listing order of a scope's bookings. It keeps positions and locators, not bookings. */
import type { ListPosition } from "../cursor.js";
import { createSortedRuns, type SortedRuns } from "./sortedRuns.js";

export interface ListedLocator extends ListPosition {
  readonly locator: string;
}

export type ScopeList = Pick<SortedRuns<ListPosition, ListedLocator>, "size" | "add" | "remove" | "newestFirst">;

const isBefore = (left: ListPosition, right: ListPosition): boolean =>
  left.createdAtMs < right.createdAtMs || (left.createdAtMs === right.createdAtMs && left.sequence < right.sequence);

export const createScopeList = (): ScopeList => createSortedRuns<ListPosition, ListedLocator>(isBefore);
