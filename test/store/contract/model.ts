/** Part of the store suite: random commands, on the driver and on a model simple enough to be seen to be right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../src/runtime/contract.js";
import type {
  BookingStatus,
  ChangeBooking,
  ChangeOutcome,
  IdempotencyRecord,
  OpenBooking,
  OpenOutcome,
  StockClaim,
  StockReturn,
  Store,
  StoredBooking,
} from "../../../src/store/index.js";
import { changing, listAll, NOW_MS, type OpenFreshStore, opening, WORLD } from "./fixtures.js";

const KEYS = ["seat", "room", "car"] as const;
const CAPACITY = 5;
const SCOPES = ["session-1", "session-2"] as const;
const LOCATORS = ["L0", "L1", "L2", "L3", "L4", "L5"] as const;

interface Model {
  nowMs: number;
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
    const free = CAPACITY - before + quantityOf(returns, key);
    if (quantityOf(claims, key) > free) return { kind: "soldOut", key, left: free };
  }
  for (const { key, quantity } of claims) model.sold.set(key, (model.sold.get(key) ?? 0) + quantity);
  for (const { key, quantity } of returns) model.sold.set(key, (model.sold.get(key) ?? 0) - quantity);
  return undefined;
};

const modelRemember = (model: Model, locator: string, record: IdempotencyRecord | undefined): void => {
  if (record !== undefined) model.writes.set(record.key, { ...record, locator });
};

const modelOpen = (model: Model, command: OpenBooking<JsonValue>): OpenOutcome => {
  const repetition = modelRepetition(model, command.idempotency);
  if (repetition !== undefined) return repetition;
  if (model.bookings.has(command.locator)) return { kind: "locatorTaken" };
  const soldOut = modelStock(model, command.claims, []);
  if (soldOut !== undefined) return soldOut;
  const { locator, scopeId, createdAtMs, document } = command;
  model.bookings.set(locator, { locator, version: 1, scopeId, status: "confirmed", createdAtMs, document });
  modelRemember(model, locator, command.idempotency);
  return { kind: "done", version: 1 };
};

const modelChange = (model: Model, command: ChangeBooking<JsonValue>): ChangeOutcome => {
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
  return { kind: "done", version: booking.version + 1 };
};

const modelList = (model: Model, scopeId: string, status: BookingStatus | "all"): StoredBooking<JsonValue>[] =>
  [...model.bookings.values()]
    .filter((booking) => booking.scopeId === scopeId && (status === "all" || booking.status === status))
    .reverse()
    .sort((left, right) => right.createdAtMs - left.createdAtMs);

const withRecord = (record: IdempotencyRecord | undefined) => (record === undefined ? {} : { idempotency: record });

const claims = fc.array(
  fc.record({
    key: fc.constantFrom(...KEYS),
    quantity: fc.integer({ min: 0, max: 3 }),
    capacity: fc.constant(CAPACITY),
  }),
  { maxLength: 3 },
);
const document = fc.jsonValue({ maxDepth: 2 }).map((value): JsonValue => JSON.parse(JSON.stringify(value)));
const idempotencyKey = fc.constantFrom("key-1", "key-2", "key-3");
const repetition = fc.option(
  fc.record({
    key: idempotencyKey,
    fingerprint: fc.constantFrom("f-1", "f-2"),
    lifeMs: fc.integer({ min: 0, max: 30 }),
  }),
  { nil: undefined },
);
const locator = fc.constantFrom(...LOCATORS);
const scopeId = fc.constantFrom(...SCOPES);
const offsetMs = fc.integer({ min: 0, max: 3 });
/** The world's clock moves on by this much before the step. */
const passesMs = fc.integer({ min: 0, max: 6 });

const openStep = fc.record({
  step: fc.constant("open" as const),
  ...{ passesMs, locator, scopeId, offsetMs, claims, document, repetition },
});
const changeStep = fc.record({
  step: fc.constant("change" as const),
  staleness: fc.constantFrom(0, 0, 0, 1),
  status: fc.constantFrom("confirmed" as const, "cancelled" as const),
  /** How much to return at most: less if less is sold, because more would be a caller's bug. */
  returns: fc.array(fc.record({ key: fc.constantFrom(...KEYS), quantity: fc.integer({ min: 0, max: 3 }) }), {
    maxLength: 1,
  }),
  ...{ passesMs, locator, claims, document, repetition },
});
const listStep = fc.record({
  step: fc.constant("list" as const),
  status: fc.constantFrom("all" as const, "confirmed" as const, "cancelled" as const),
  limit: fc.integer({ min: 1, max: 4 }),
  ...{ passesMs, scopeId },
});
const recallStep = fc.record({ step: fc.constant("recall" as const), passesMs, key: idempotencyKey });
const soldStep = fc.record({ step: fc.constant("sold" as const), passesMs });
const history = fc.array(
  fc.oneof({ weight: 4, arbitrary: openStep }, { weight: 4, arbitrary: changeStep }, listStep, recallStep, soldStep),
  { minLength: 5, maxLength: 40 },
);

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type Step = ValueOf<typeof history>[number];
type StepOf<Kind extends Step["step"]> = Extract<Step, { readonly step: Kind }>;

const recordOf = (choice: ValueOf<typeof repetition>, nowMs: number): IdempotencyRecord | undefined =>
  choice && { key: choice.key, fingerprint: choice.fingerprint, nowMs, expiresAtMs: nowMs + choice.lifeMs };

type Play<Kind extends Step["step"]> = (step: StepOf<Kind>, store: Store<JsonValue>, model: Model) => Promise<void>;

const playOpen: Play<"open"> = async ({ locator, scopeId, offsetMs, claims, document, repetition }, store, model) => {
  const idempotency = withRecord(recordOf(repetition, model.nowMs));
  const command = opening(locator, { scopeId, createdAtMs: NOW_MS + offsetMs, claims, document, ...idempotency });
  assert.deepEqual(await store.openBooking(command), modelOpen(model, command));
};

const playChange: Play<"change"> = async (
  { locator, staleness, status, claims, returns, document, repetition },
  store,
  model,
) => {
  const version = model.bookings.get(locator)?.version ?? 1;
  const command = changing(locator, version + staleness, {
    status,
    document,
    claims,
    returns: returns.map(({ key, quantity }) => ({ key, quantity: Math.min(quantity, model.sold.get(key) ?? 0) })),
    ...withRecord(recordOf(repetition, model.nowMs)),
  });
  assert.deepEqual(await store.changeBooking(command), modelChange(model, command));
};

const playList: Play<"list"> = async ({ scopeId, status, limit }, store, model) => {
  const expected = modelList(model, scopeId, status);
  const page = await store.listBookings({ world: WORLD, scopeId, status, limit });
  assert.deepEqual(page.bookings, expected.slice(0, limit));
  assert.equal(page.nextCursor !== undefined, expected.length > limit);
};

const playRecall: Play<"recall"> = async ({ key }, store, model) => {
  const record = model.writes.get(key);
  const expected =
    record && record.expiresAtMs > model.nowMs
      ? { fingerprint: record.fingerprint, locator: record.locator }
      : undefined;
  assert.deepEqual(await store.recall(WORLD, key, model.nowMs), expected);
};

const playSold: Play<"sold"> = async (_step, store, model) => {
  const expected = KEYS.map((key) => model.sold.get(key) ?? 0);
  assert.deepEqual(await store.soldCounts(WORLD, KEYS), expected);
};

const play = async (step: Step, store: Store<JsonValue>, model: Model): Promise<void> => {
  model.nowMs += step.passesMs;
  switch (step.step) {
    case "open":
      return playOpen(step, store, model);
    case "change":
      return playChange(step, store, model);
    case "list":
      return playList(step, store, model);
    case "recall":
      return playRecall(step, store, model);
    case "sold":
      return playSold(step, store, model);
  }
};

export interface ModelTest {
  readonly openFresh: OpenFreshStore;
  readonly seed: number;
  readonly runs: number;
}

export const testModel = ({ openFresh, seed, runs }: ModelTest): void => {
  test(`${runs} random histories agree with the model, from seed ${seed}`, async (t) => {
    const property = fc.asyncProperty(history, async (steps) => {
      const store = await openFresh(t);
      const model: Model = { nowMs: NOW_MS, sold: new Map(), bookings: new Map(), writes: new Map() };
      for (const step of steps) await play(step, store, model);
      for (const name of LOCATORS) {
        assert.deepEqual(await store.readBooking(WORLD, name), model.bookings.get(name));
      }
      for (const scope of SCOPES) {
        const expected = modelList(model, scope, "all").map((booking) => booking.locator);
        assert.deepEqual(await listAll(store, scope, 2), expected);
      }
      await store.close();
    });
    await fc.assert(property, { seed, numRuns: runs });
  });
};
