/**
 * What a store throws that is nobody's mistake, as reasons of the catalogue: the one table of them. Any tool call and any
 * resource read may end in one. It knows no pack.
 */
import { messageOf } from "../../contract/messageOf.js";
import { ToolFailure } from "../../contract/refusal.js";
import type { Log } from "../../observability/log.js";
import {
  StoreUnavailableError,
  TooManyWorldsError,
  WorldMissingError,
  WorldResetError,
  WriteOutcomeUnknownError,
} from "../../store/index.js";

type StoreErrorType = new (...parameters: never[]) => Error;

const reasons: readonly (readonly [StoreErrorType, string])[] = [
  [StoreUnavailableError, "STORE_UNAVAILABLE"],
  [WriteOutcomeUnknownError, "UPSTREAM_TIMEOUT"],
  [WorldResetError, "WORLD_RESET"],
  // Every call makes its world if need be, so one that is missing has gone since: the store has lost its data.
  [WorldMissingError, "WORLD_RESET"],
  [TooManyWorldsError, "TOO_MANY_WORLDS"],
];

/** The refusal that a store's error stands for; undefined for an error that should not happen. */
export const storeRefusal = (error: unknown): ToolFailure | undefined => {
  const reason = reasons.find(([type]) => error instanceof type)?.[1];
  return reason === undefined ? undefined : new ToolFailure(reason, { field: "server", value: null });
};

const quietMs = 1000;

/** Warns of store errors in one line, and of many of the same reason once a second: a store that is gone is gone for every call. */
export const createStoreWarnings = (log: Pick<Log, "warn">): ((reason: string, error: unknown) => void) => {
  const lastMs = new Map<string, number>();
  return (reason, error) => {
    const nowMs = performance.now();
    if (nowMs - (lastMs.get(reason) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
    lastMs.set(reason, nowMs);
    log.warn(`${reason}: ${messageOf(error)}`);
  };
};
