/** Part of the store suite: random commands, on the driver and on a model simple enough to be seen to be right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../src/contract/contract.js";
import { type IdempotencyRecord, type Store, WorldResetError } from "../../../src/store/index.js";
import {
  changing,
  enterWorld,
  listAll,
  type OpenFreshStore,
  opening,
  testFacts,
  testNowMs,
  touch,
} from "./fixtures.js";
import {
  createModel,
  keys,
  locators,
  type Model,
  modelChange,
  modelList,
  modelOpen,
  modelReset,
  modelUse,
  realNowOf,
  scopes,
  testCapacity,
  testIdleLimitMs,
  testLimits,
} from "./modelWorld.js";

const withRecord = (record: IdempotencyRecord | undefined) => (record === undefined ? {} : { idempotency: record });

const claims = fc.array(
  fc.record({
    key: fc.constantFrom(...keys),
    quantity: fc.integer({ min: 0, max: 3 }),
    capacity: fc.constant(testCapacity),
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
const locator = fc.constantFrom(...locators);
const scopeId = fc.constantFrom(...scopes);
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
  returns: fc.array(fc.record({ key: fc.constantFrom(...keys), quantity: fc.integer({ min: 0, max: 3 }) }), {
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
const numberStep = fc.record({ step: fc.constant("number" as const), passesMs });
const resetStep = fc.record({ step: fc.constant("reset" as const), passesMs });
const useStep = fc.record({
  step: fc.constant("use" as const),
  id: fc.constantFrom("a", "b", "c"),
  countsAsCall: fc.boolean(),
  mustExist: fc.boolean(),
  subscribesTo: fc.option(fc.constantFrom("x", "y"), { nil: undefined }),
  ends: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  // Two uses at one instant have no order that all drivers share.
  passesMs: fc.integer({ min: 1, max: 6 }),
});
const history = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: openStep },
    { weight: 8, arbitrary: changeStep },
    { weight: 6, arbitrary: useStep },
    { weight: 2, arbitrary: listStep },
    { weight: 2, arbitrary: recallStep },
    { weight: 2, arbitrary: soldStep },
    numberStep,
    resetStep,
  ),
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
  const { world } = model;
  const command = opening(locator, {
    world,
    scopeId,
    createdAtMs: testNowMs + offsetMs,
    claims,
    document,
    ...idempotency,
  });
  assert.deepEqual(await store.openBooking(command), modelOpen(model, command));
};

const playChange: Play<"change"> = async (
  { locator, staleness, status, claims, returns, document, repetition },
  store,
  model,
) => {
  const version = model.bookings.get(locator)?.version ?? 1;
  const command = changing(locator, version + staleness, {
    world: model.world,
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
  const page = await store.listBookings({ world: model.world, scopeId, status, limit });
  assert.deepEqual(page.bookings, expected.slice(0, limit));
  assert.equal(page.nextCursor !== undefined, expected.length > limit);
};

const playRecall: Play<"recall"> = async ({ key }, store, model) => {
  const record = model.writes.get(key);
  const expected =
    record && record.expiresAtMs > model.nowMs
      ? { fingerprint: record.fingerprint, locator: record.locator }
      : undefined;
  assert.deepEqual(await store.recall(model.world, key, model.nowMs), expected);
};

const playSold: Play<"sold"> = async (_step, store, model) => {
  const expected = keys.map((key) => model.sold.get(key) ?? 0);
  assert.deepEqual(await store.soldCounts(model.world, keys), expected);
};

const playNumber: Play<"number"> = async (_step, store, model) => {
  assert.equal(await store.takeLocatorNumber(model.world), model.locatorNumber);
  model.locatorNumber += 1;
};

const playReset: Play<"reset"> = async (_step, store, model) => {
  const before = model.world;
  modelReset(model);
  assert.equal((await store.resetWorld(before.key)).epoch, model.world.epoch);
  await assert.rejects(store.takeLocatorNumber(before), WorldResetError);
};

const playUse: Play<"use"> = async ({ id, countsAsCall, mustExist, subscribesTo, ends }, store, model) => {
  const { key } = model.world;
  const expiry = { realNowMs: realNowOf(model), idleLimitMs: testIdleLimitMs };
  const used = modelUse(model, id, countsAsCall, mustExist);
  const found = await touch(store, id, { countsAsCall, mustExist, ...expiry }, key);
  const shown = found && { toolCalls: found.toolCalls, subscriptions: found.subscriptions };
  assert.deepEqual(shown, used && { toolCalls: used.toolCalls, subscriptions: used.subscriptions });
  if (used === undefined) return;
  if (subscribesTo !== undefined) {
    const isNew = !used.subscriptions.includes(subscribesTo);
    assert.equal(await store.addSubscription(key, id, subscribesTo), isNew);
    if (isNew) model.sessions.set(id, { ...used, subscriptions: [...used.subscriptions, subscribesTo] });
  }
  if (!ends) return;
  assert.equal(await store.endSession(key, id), true);
  model.sessions.delete(id);
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
    case "number":
      return playNumber(step, store, model);
    case "reset":
      return playReset(step, store, model);
    case "use":
      return playUse(step, store, model);
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
      const model = createModel({ key: "model", epoch: 1 });
      await enterWorld(store, model.world.key, { ...testFacts, limits: testLimits });
      for (const step of steps) await play(step, store, model);
      for (const name of locators) {
        assert.deepEqual(await store.readBooking(model.world, name), model.bookings.get(name));
      }
      for (const scope of scopes) {
        const expected = modelList(model, scope, "all").map((booking) => booking.locator);
        assert.deepEqual(await listAll(store, scope, 2, model.world), expected);
      }
      const events = await store.readEvents(model.world.key, 0, 100);
      assert.deepEqual(
        events.map(({ id }) => id),
        Array.from({ length: model.events }, (_, index) => index + 1),
      );
      await store.close();
    });
    await fc.assert(property, { seed, numRuns: runs });
  });
};
