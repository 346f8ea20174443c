/** What this process knows of the store behind its connection. `looks.ts` and `losses.ts` change it. */
import type { StoreUnavailableError } from "../errors.js";
import type { Mark } from "./mark.js";

export interface KnownStore {
  /** Undefined until the first look. */
  mark: Mark | undefined;
  /** All runs of Valkey that looks have found. */
  readonly runsSeen: Set<string>;
  /** The error with which the last look failed to write the runs to the mark; undefined if it succeeded. */
  noteFailure: unknown;
  /** The error for all calls; undefined if calls may begin. */
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
