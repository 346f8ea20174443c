/** What this process knows of the store behind its connection. The parts of continuity share it; looks and losses change it. */
import type { StoreUnavailableError } from "../errors.js";
import type { Mark } from "./mark.js";

export interface KnownStore {
  /** Undefined until the first look. */
  mark: Mark | undefined;
  /** All runs of Valkey that looks have met. */
  readonly runsSeen: Set<string>;
  /** Why the last look could not note the runs in the mark; undefined if it could. */
  noteFailure: unknown;
  /** Why no call may begin; undefined if calls may. */
  refusal: StoreUnavailableError | undefined;
  isClosed: boolean;
}

export const createKnownStore = (): KnownStore => ({
  mark: undefined,
  runsSeen: new Set(),
  noteFailure: undefined,
  refusal: undefined,
  isClosed: false,
});
