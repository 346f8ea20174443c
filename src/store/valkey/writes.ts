/** What writes of bookings and dossiers share: the arguments for idempotency records and stock, and the refusals. */
import { movementsOf } from "../decide.js";
import { StoreInvariantError } from "../errors.js";
import type { IdempotencyRecord, OpenOutcome, StockClaim, StockReturn } from "../ports/bookings.js";
import type { Argument } from "./connection.js";
import { refusalOf } from "./epochs.js";
import { type EpochKeys, escapeText } from "./keys.js";
import { numberReply, type ScriptAnswer } from "./replies.js";

const hourMs = 3_600_000;
const longestTtlMs = 30 * 24 * hourMs;
const noCapacity = -1;

/**
 * The TTL of an idempotency record in a world with a real clock: twice its validity, an hour to 30 days. For frozen clocks the
 * scripts have their own.
 */
const ttlMs = ({ nowMs, expiresAtMs }: IdempotencyRecord): number =>
  Math.min(Math.max(2 * (expiresAtMs - nowMs), hourMs), longestTtlMs);

export const recordArguments = (record: IdempotencyRecord | undefined): readonly Argument[] =>
  record === undefined
    ? ["", 0, 0, 0]
    : [escapeText(record.fingerprint), record.nowMs, record.expiresAtMs, ttlMs(record)];

export interface Stock {
  readonly stockKeys: readonly string[];
  readonly arguments: readonly Argument[];
}

export const stockOf = (claims: readonly StockClaim[], returns: readonly StockReturn[]): Stock => {
  const movements = [...movementsOf(claims, returns)];
  return {
    stockKeys: movements.map(([key]) => key),
    arguments: movements.flatMap(([key, { claimed, returned, capacity }]) => [
      escapeText(key),
      claimed,
      returned,
      Number.isFinite(capacity) ? capacity : noCapacity,
    ]),
  };
};

type SharedRefusal = Extract<OpenOutcome, { readonly kind: "idempotencyConflict" | "soldOut" }>;

/**
 * The outcome of a refused write. Throws StoreInvariantError for a caller's bug, and the error of `refusalOf` for any other
 * answer.
 */
export const sharedRefusal = (world: string, answer: ScriptAnswer, { stockKeys }: Stock): SharedRefusal => {
  const [first, second] = answer.rest;
  const key = stockKeys[numberReply(first)] ?? "";
  switch (answer.code) {
    case "conflict":
      return { kind: "idempotencyConflict" };
    case "soldOut":
      return { kind: "soldOut", key, left: numberReply(second) };
    case "notSold":
      throw new StoreInvariantError(`More of ${key} was to be returned than the ${numberReply(second)} that are sold`);
    default:
      throw refusalOf(world, answer);
  }
};

/** The key of the idempotency record; without one, the meta key, because scripts need some key of the same slot. */
export const recordKey = (own: EpochKeys, record: IdempotencyRecord | undefined): string =>
  record === undefined ? own.meta : own.record(record.key);
