/**
 * Maps the expected errors of a store to reasons of the catalogue. Any tool call and any resource read may end in one.
 * Knows no pack.
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
  // Every call creates its world if needed. If one is missing later, the store has lost its data.
  [WorldMissingError, "WORLD_RESET"],
  [TooManyWorldsError, "TOO_MANY_WORLDS"],
];

/** The refusal that a store's error stands for; undefined for an error that should not happen. */
export const storeRefusal = (error: unknown): ToolFailure | undefined => {
  const reason = reasons.find(([type]) => error instanceof type)?.[1];
  return reason === undefined ? undefined : new ToolFailure(reason, { field: "server", value: null });
};

const quietMs = 1000;

/** Logs store errors in one line each, at most one a second for each reason: a store that is down fails every call. */
export const createStoreWarnings = (log: Pick<Log, "warn">): ((reason: string, error: unknown) => void) => {
  const lastMs = new Map<string, number>();
  return (reason, error) => {
    const nowMs = performance.now();
    if (nowMs - (lastMs.get(reason) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
    lastMs.set(reason, nowMs);
    log.warn(`${reason}: ${messageOf(error)}`);
  };
};
