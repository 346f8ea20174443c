/**
 * Decides what a write of a booking does. The embedded drivers (memory, lmdb) share it, so that they cannot differ. Pure: it
 * reads the facts through `StoreFacts` and returns what to write; the driver writes it in the same atomic step.
 */
import { StoreInvariantError } from "./errors.js";
import type {
  ChangeBooking,
  ChangeOutcome,
  IdempotencyRecord,
  OpenBooking,
  OpenOutcome,
  StockClaim,
  StockReturn,
} from "./ports/bookings.js";

/** What a store remembers of an earlier write under an idempotency key. */
export interface RecordedWrite {
  readonly fingerprint: string;
  /** The booking's locator; empty for a commit of dossiers. */
  readonly locator: string;
  /** The answer to a repeated commit of dossiers; undefined for a booking. */
  readonly answer?: string;
  readonly expiresAtMs: number;
}

/** Reads the facts of one world inside the atomic step. `Kept` is a booking in the driver's own form. */
export interface StoreFacts<Kept extends { readonly version: number }> {
  readonly soldCount: (key: string) => number;
  readonly booking: (locator: string) => Kept | undefined;
  readonly recordedWrite: (key: string) => RecordedWrite | undefined;
  /** Bookings in the world, cancelled ones included. */
  readonly bookingCount: () => number;
  /** The maximum of `bookingCount`. */
  readonly bookingLimit: number;
}

/** The write may go ahead: the booking's new version, and the new sold count of every stock key that changes. */
export interface Commit {
  readonly kind: "commit";
  readonly version: number;
  readonly soldCounts: ReadonlyMap<string, number>;
}

/** A `Commit` with the booking as it is before the change. */
export interface ChangeCommit<Kept> extends Commit {
  readonly before: Kept;
}

interface Moved {
  readonly kind: "moved";
  readonly soldCounts: ReadonlyMap<string, number>;
}

type NotDone<Outcome> = Exclude<Outcome, { readonly kind: "done" }>;
type SoldOut = Extract<OpenOutcome, { readonly kind: "soldOut" }>;
type Repetition = Extract<OpenOutcome, { readonly kind: "replayed" | "idempotencyConflict" }>;

interface Movement {
  claimed: number;
  returned: number;
  capacity: number;
}

/** Whether a record is still valid. At the instant of its expiry it is not. */
export const isLive = (record: Pick<RecordedWrite, "expiresAtMs">, nowMs: number): boolean =>
  record.expiresAtMs > nowMs;

type StockFacts = Pick<StoreFacts<never>, "soldCount">;
type RepetitionFacts = Pick<StoreFacts<never>, "recordedWrite">;

/** The earlier write under the attempt's key; undefined if there is none, or its record has expired. */
export const earlierWrite = (
  facts: RepetitionFacts,
  attempt: IdempotencyRecord | undefined,
): RecordedWrite | undefined => {
  const earlier = attempt && facts.recordedWrite(attempt.key);
  return earlier !== undefined && isLive(earlier, attempt?.nowMs ?? 0) ? earlier : undefined;
};

const decideRepetition = (facts: RepetitionFacts, attempt: IdempotencyRecord | undefined): Repetition | undefined => {
  const earlier = earlierWrite(facts, attempt);
  if (earlier === undefined) return undefined;
  return earlier.fingerprint === attempt?.fingerprint && earlier.answer === undefined
    ? { kind: "replayed", locator: earlier.locator }
    : { kind: "idempotencyConflict" };
};

export const movementsOf = (
  claims: readonly StockClaim[],
  returns: readonly StockReturn[],
): ReadonlyMap<string, Movement> => {
  const movements = new Map<string, Movement>();
  const movementOf = (key: string): Movement => {
    const movement = movements.get(key) ?? { claimed: 0, returned: 0, capacity: Number.POSITIVE_INFINITY };
    movements.set(key, movement);
    return movement;
  };
  for (const { key, quantity, capacity } of claims) {
    const movement = movementOf(key);
    movement.claimed += quantity;
    movement.capacity = Math.min(movement.capacity, capacity);
  }
  for (const { key, quantity } of returns) movementOf(key).returned += quantity;
  return movements;
};

/**
 * The sold counts after all returns and claims; returns are applied first. `soldOut` names the first key that falls short.
 * Throws StoreInvariantError if more would be returned than is sold.
 */
export const moveStock = (
  facts: StockFacts,
  claims: readonly StockClaim[],
  returns: readonly StockReturn[],
): SoldOut | Moved => {
  const soldCounts = new Map<string, number>();
  let soldOut: SoldOut | undefined;
  for (const [key, { claimed, returned, capacity }] of movementsOf(claims, returns)) {
    const sold = facts.soldCount(key);
    if (returned > sold) {
      throw new StoreInvariantError(`${returned} of ${key} were to be returned, but only ${sold} are sold`);
    }
    const soldAfter = sold - returned + claimed;
    if (soldAfter > sold && soldAfter > capacity) {
      soldOut ??= { kind: "soldOut", key, left: Math.max(0, capacity - sold + returned) };
    }
    if (soldAfter !== sold) soldCounts.set(key, soldAfter);
  }
  return soldOut ?? { kind: "moved", soldCounts };
};

/** Order of the checks: an earlier write under the same key, a free locator, room in the world, stock. */
export const decideOpen = <Kept extends { readonly version: number }>(
  facts: StoreFacts<Kept>,
  command: OpenBooking<unknown>,
): Commit | NotDone<OpenOutcome> => {
  const repetition = decideRepetition(facts, command.idempotency);
  if (repetition !== undefined) return repetition;
  if (facts.booking(command.locator) !== undefined) return { kind: "locatorTaken" };
  const limit = facts.bookingLimit;
  if (facts.bookingCount() >= limit) return { kind: "worldFull", limit };
  const stock = moveStock(facts, command.claims, []);
  return stock.kind === "soldOut" ? stock : { kind: "commit", version: 1, soldCounts: stock.soldCounts };
};

/**
 * Order of the checks: an earlier write under the same key, the booking, its version, stock.
 * Throws StoreInvariantError if more would be returned than is sold.
 */
export const decideChange = <Kept extends { readonly version: number }>(
  facts: StoreFacts<Kept>,
  command: ChangeBooking<unknown>,
): ChangeCommit<Kept> | NotDone<ChangeOutcome> => {
  const repetition = decideRepetition(facts, command.idempotency);
  if (repetition !== undefined) return repetition;
  const before = facts.booking(command.locator);
  if (before === undefined) return { kind: "notFound" };
  if (before.version !== command.expectedVersion) return { kind: "versionConflict", actualVersion: before.version };
  const stock = moveStock(facts, command.claims, command.returns);
  if (stock.kind === "soldOut") return stock;
  return { kind: "commit", version: before.version + 1, soldCounts: stock.soldCounts, before };
};
