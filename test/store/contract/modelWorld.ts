/** What the store should do, simple enough to be seen to be right: maps, and no thought of speed. */
import type { JsonValue } from "../../../src/contract/contract.js";
import type {
  BookingStatus,
  ChangeBooking,
  ChangeOutcome,
  IdempotencyRecord,
  OpenBooking,
  OpenOutcome,
  StockClaim,
  StockReturn,
  StoredBooking,
  WorldRef,
} from "../../../src/store/index.js";
import { runStartMs, testNowMs } from "./fixtures.js";

export const keys = ["seat", "room", "car"] as const;
export const testCapacity = 5;
export const scopes = ["session-1", "session-2"] as const;
/** Sessions live by the hour, because a driver may also let them expire by the clock of the machine. */
const hourMs = 3_600_000;
export const testIdleLimitMs = 12 * hourMs;
export const locators = ["L0", "L1", "L2", "L3", "L4", "L5"] as const;

/** Low enough that histories meet them. */
export const testLimits = { bookings: 4, sessions: 2 };

interface ModelSession {
  readonly toolCalls: number;
  readonly subscriptions: readonly string[];
  readonly expiresAtMs: number;
}

export interface Model {
  world: WorldRef;
  nowMs: number;
  locatorNumber: number;
  events: number;
  /** The one used last comes last. */
  readonly sessions: Map<string, ModelSession>;
  readonly sold: Map<string, number>;
  /** In the order of opening. */
  readonly bookings: Map<string, StoredBooking<JsonValue>>;
  readonly writes: Map<string, { fingerprint: string; locator: string; expiresAtMs: number }>;
}

const quantityOf = (moves: readonly StockReturn[], key: string): number =>
  moves.reduce((sum, move) => (move.key === key ? sum + move.quantity : sum), 0);

const modelRepetition = (
  model: Model,
  record: IdempotencyRecord | undefined,
): (OpenOutcome & ChangeOutcome) | undefined => {
  const earlier = record && model.writes.get(record.key);
  if (record === undefined || earlier === undefined || earlier.expiresAtMs <= record.nowMs) return undefined;
  return earlier.fingerprint === record.fingerprint
    ? { kind: "replayed", locator: earlier.locator }
    : { kind: "idempotencyConflict" };
};

const modelStock = (
  model: Model,
  claims: readonly StockClaim[],
  returns: readonly StockReturn[],
): { kind: "soldOut"; key: string; left: number } | undefined => {
  for (const { key } of claims) {
    const before = model.sold.get(key) ?? 0;
    const free = testCapacity - before + quantityOf(returns, key);
    if (quantityOf(claims, key) > free) return { kind: "soldOut", key, left: free };
  }
  for (const { key, quantity } of claims) model.sold.set(key, (model.sold.get(key) ?? 0) + quantity);
  for (const { key, quantity } of returns) model.sold.set(key, (model.sold.get(key) ?? 0) - quantity);
  return undefined;
};

const modelRemember = (model: Model, locator: string, record: IdempotencyRecord | undefined): void => {
  if (record !== undefined) model.writes.set(record.key, { ...record, locator });
};

export const modelOpen = (model: Model, command: OpenBooking<JsonValue>): OpenOutcome => {
  const repetition = modelRepetition(model, command.idempotency);
  if (repetition !== undefined) return repetition;
  if (model.bookings.has(command.locator)) return { kind: "locatorTaken" };
  if (model.bookings.size >= testLimits.bookings) return { kind: "worldFull", limit: testLimits.bookings };
  const soldOut = modelStock(model, command.claims, []);
  if (soldOut !== undefined) return soldOut;
  const { locator, scopeId, createdAtMs, document } = command;
  model.bookings.set(locator, { locator, version: 1, scopeId, status: "confirmed", createdAtMs, document });
  modelRemember(model, locator, command.idempotency);
  model.events += 1;
  return { kind: "done", version: 1 };
};

export const modelChange = (model: Model, command: ChangeBooking<JsonValue>): ChangeOutcome => {
  const repetition = modelRepetition(model, command.idempotency);
  if (repetition !== undefined) return repetition;
  const booking = model.bookings.get(command.locator);
  if (booking === undefined) return { kind: "notFound" };
  if (booking.version !== command.expectedVersion) return { kind: "versionConflict", actualVersion: booking.version };
  const soldOut = modelStock(model, command.claims, command.returns);
  if (soldOut !== undefined) return soldOut;
  const { status, document } = command;
  model.bookings.set(command.locator, { ...booking, version: booking.version + 1, status, document });
  modelRemember(model, command.locator, command.idempotency);
  model.events += 1;
  return { kind: "done", version: booking.version + 1 };
};

export const modelReset = (model: Model): void => {
  model.world = { key: model.world.key, epoch: model.world.epoch + 1 };
  model.locatorNumber = 0;
  for (const forgotten of [model.sold, model.bookings, model.writes, model.sessions]) forgotten.clear();
};

/** For each millisecond of the world an hour passes outside. */
export const realNowOf = ({ nowMs }: Model): number => runStartMs + (nowMs - testNowMs) * hourMs;

export const modelUse = (
  model: Model,
  id: string,
  countsAsCall: boolean,
  mustExist: boolean,
): ModelSession | undefined => {
  for (const [name, { expiresAtMs }] of model.sessions)
    if (expiresAtMs <= realNowOf(model)) model.sessions.delete(name);
  const before = model.sessions.get(id);
  if (before === undefined && mustExist) return undefined;
  const after = {
    toolCalls: (before?.toolCalls ?? 0) + (countsAsCall ? 1 : 0),
    subscriptions: before?.subscriptions ?? [],
    expiresAtMs: realNowOf(model) + testIdleLimitMs,
  };
  model.sessions.delete(id);
  model.sessions.set(id, after);
  const [oldest] = model.sessions.keys();
  if (model.sessions.size > testLimits.sessions && oldest !== undefined) model.sessions.delete(oldest);
  return after;
};

export const modelList = (model: Model, scopeId: string, status: BookingStatus | "all"): StoredBooking<JsonValue>[] =>
  [...model.bookings.values()]
    .filter((booking) => booking.scopeId === scopeId && (status === "all" || booking.status === status))
    .reverse()
    .sort((left, right) => right.createdAtMs - left.createdAtMs);

/** A new world, in which nothing has happened. */
export const createModel = (world: WorldRef): Model => ({
  world,
  nowMs: testNowMs,
  locatorNumber: 0,
  events: 0,
  sold: new Map(),
  bookings: new Map(),
  writes: new Map(),
  sessions: new Map(),
});
