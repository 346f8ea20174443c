/**
 * Refuses commands with numbers that would corrupt a store (negative quantities, fractions, NaN) before anything is read.
 * It checks what the types cannot say and knows no stored state.
 */
import { StoreInvariantError } from "./errors.js";
import type { ChangeBooking, IdempotencyRecord, ListBookings, OpenBooking, StockClaim, StockReturn } from "./port.js";

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
  command.claims.forEach(checkClaim);
  command.returns.forEach(checkReturn);
  checkIdempotency(command.idempotency);
};

/** Throws StoreInvariantError unless the page size is a positive whole number. */
export const checkListBookings = (query: ListBookings): void => {
  requireWholeNumber("limit", query.limit, 1);
};
