/** What the writes of bookings and dossiers have in common: idempotency records, stock, and the refusals of both. */
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

/** For a world with a real clock (the scripts know): garbage goes some time after its business expiry. */
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

/** Throws what is no refusal of a write: a caller's bug, or a world that is another one. */
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

/** Any key of the slot where there is no record. */
export const recordKey = (own: EpochKeys, record: IdempotencyRecord | undefined): string =>
  record === undefined ? own.meta : own.record(record.key);
