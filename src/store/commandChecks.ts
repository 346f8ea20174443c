/**
 * Refuses commands with numbers that would corrupt a store (negative quantities, fractions, NaN) before anything is read.
 * It checks what the types cannot say and knows no stored state.
 */
import { StoreInvariantError } from "./errors.js";
import type {
  ChangeBooking,
  IdempotencyRecord,
  ListBookings,
  OpenBooking,
  StockClaim,
  StockReturn,
} from "./ports/bookings.js";
import type { Expiry } from "./ports/sessions.js";
import type { WorldChanges, WorldClock, WorldFacts, WorldLimits } from "./ports/worlds.js";

const requireWholeNumber = (name: string, value: number, minimum: number): void => {
  if (!Number.isSafeInteger(value) || value < minimum) {
    throw new StoreInvariantError(`${name} is ${value}, expected a whole number of at least ${minimum}`);
  }
};

const checkClaim = ({ key, quantity, capacity }: StockClaim): void => {
  requireWholeNumber(`The quantity claimed of ${key}`, quantity, 0);
  requireWholeNumber(`The capacity of ${key}`, capacity, 0);
};

const checkReturn = ({ key, quantity }: StockReturn): void => {
  requireWholeNumber(`The quantity returned of ${key}`, quantity, 0);
};

const checkIdempotency = (record: IdempotencyRecord | undefined): void => {
  if (record === undefined) return;
  requireWholeNumber("idempotency.nowMs", record.nowMs, 0);
  requireWholeNumber("idempotency.expiresAtMs", record.expiresAtMs, 0);
};

/** Throws StoreInvariantError unless every number of the command is one that a store can keep. */
export const checkOpenBooking = (command: OpenBooking<unknown>): void => {
  requireWholeNumber("createdAtMs", command.createdAtMs, 0);
  command.claims.forEach(checkClaim);
  checkIdempotency(command.idempotency);
};

/** Throws StoreInvariantError unless every number of the command is one that a store can keep. */
export const checkChangeBooking = (command: ChangeBooking<unknown>): void => {
  requireWholeNumber("expectedVersion", command.expectedVersion, 1);
  requireWholeNumber("changedAtMs", command.changedAtMs, 0);
  command.claims.forEach(checkClaim);
  command.returns.forEach(checkReturn);
  checkIdempotency(command.idempotency);
};

/** Throws StoreInvariantError unless the page size is a positive whole number. */
export const checkListBookings = (query: ListBookings): void => {
  requireWholeNumber("limit", query.limit, 1);
};

/** Throws StoreInvariantError unless the event id and the number of events are whole numbers. */
export const checkReadEvents = (afterId: number, limit: number): void => {
  requireWholeNumber("afterId", afterId, 0);
  requireWholeNumber("limit", limit, 1);
};

const checkClock = (clock: WorldClock): void => {
  if (clock.mode === "frozen") requireWholeNumber("clock.atMs", clock.atMs, 0);
};

const checkLimits = ({ bookings, sessions }: WorldLimits): void => {
  requireWholeNumber("limits.bookings", bookings, 0);
  requireWholeNumber("limits.sessions", sessions, 1);
};

/** Throws StoreInvariantError unless the numbers of a world's facts are ones that a store can keep. */
export const checkWorldFacts = ({ clock, limits }: WorldFacts): void => {
  checkClock(clock);
  checkLimits(limits);
};

/** Throws StoreInvariantError unless the numbers among the changes are ones that a store can keep. */
export const checkWorldChanges = ({ clock, limits }: WorldChanges): void => {
  if (clock !== undefined) checkClock(clock);
  if (limits !== undefined) checkLimits(limits);
};

/** Throws StoreInvariantError unless the instant is one that a store can keep. */
export const checkRealNow = (realNowMs: number): void => requireWholeNumber("realNowMs", realNowMs, 0);

/** Throws StoreInvariantError unless the instant and the limit are whole numbers. */
export const checkExpiry = ({ realNowMs, idleLimitMs }: Expiry): void => {
  checkRealNow(realNowMs);
  requireWholeNumber("idleLimitMs", idleLimitMs, 1);
};

/** Throws StoreInvariantError unless the instant and the time to keep a memo are whole numbers. */
export const checkMemoTime = (realNowMs: number, keepMs: number): void => {
  checkRealNow(realNowMs);
  requireWholeNumber("keepMs", keepMs, 1);
};
