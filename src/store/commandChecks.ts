/**
 * Refuses commands with numbers that would corrupt a store (negative quantities, fractions, NaN) before anything is read.
 * It checks what types cannot express, and needs no stored state.
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
import {
  type ClaimDue,
  type CommitDossiers,
  type DossierWrite,
  type ListDossiers,
  longestDocument,
  longestDossierName,
  mostLists,
  mostWrites,
} from "./ports/dossiers.js";
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

/** Throws StoreInvariantError unless `realNowMs` and `idleLimitMs` are whole numbers. */
export const checkExpiry = ({ realNowMs, idleLimitMs }: Expiry): void => {
  checkRealNow(realNowMs);
  requireWholeNumber("idleLimitMs", idleLimitMs, 1);
};

/** Throws StoreInvariantError unless the instant and the time to keep a memo are whole numbers. */
export const checkMemoTime = (realNowMs: number, keepMs: number): void => {
  checkRealNow(realNowMs);
  requireWholeNumber("keepMs", keepMs, 1);
};

const requireShort = (name: string, text: string, most: number): void => {
  if (text.length <= most) return;
  throw new StoreInvariantError(`${name} has ${text.length} characters, expected at most ${most}`);
};

const requireNames = (names: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, text] of Object.entries(names))
    if (text !== undefined) requireShort(name, text, longestDossierName);
};

const checkDossierWrite = ({ collection, id, expected, document, lists = [], due }: DossierWrite): void => {
  if (typeof expected === "number") requireWholeNumber("expected", expected, 1);
  requireNames({ collection, id, "due.queue": due?.queue, "due.group": due?.group });
  for (const list of lists) requireShort("A list's name", list, longestDossierName);
  if (lists.length > mostLists || new Set(lists).size < lists.length) {
    throw new StoreInvariantError(
      `A dossier stands in ${lists.join(", ")}, expected at most ${mostLists} lists, each once`,
    );
  }
  if (due !== undefined) requireWholeNumber("due.atMs", due.atMs, 0);
  if (document !== undefined) requireShort("document", document, longestDocument);
};

/** Throws StoreInvariantError unless a store can keep the commit: its numbers, lengths and counts are within the limits. */
export const checkCommitDossiers = (command: CommitDossiers): void => {
  const { atMs, writes, claims = [], returns = [], idempotency } = command;
  requireWholeNumber("atMs", atMs, 0);
  const keys = new Set(writes.map(({ collection, id }) => JSON.stringify([collection, id])));
  if (writes.length === 0 || writes.length > mostWrites || keys.size < writes.length) {
    throw new StoreInvariantError(`${writes.length} writes, expected 1 to ${mostWrites}, each of another dossier`);
  }
  writes.forEach(checkDossierWrite);
  claims.forEach(checkClaim);
  returns.forEach(checkReturn);
  checkIdempotency(idempotency);
  if (idempotency !== undefined) requireShort("idempotency.answer", idempotency.answer, longestDocument);
};

/** Throws StoreInvariantError unless the page size is a positive whole number. */
export const checkListDossiers = ({ limit }: ListDossiers): void => requireWholeNumber("limit", limit, 1);

/** Throws StoreInvariantError unless the numbers are ones that a store can keep. */
export const checkClaimDue = ({ nowMs, realNowMs, leaseMs, limit }: ClaimDue): void => {
  requireWholeNumber("nowMs", nowMs, 0);
  checkRealNow(realNowMs);
  requireWholeNumber("leaseMs", leaseMs, 1);
  requireWholeNumber("limit", limit, 1);
};
