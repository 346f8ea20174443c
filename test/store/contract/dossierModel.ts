/** Part of the store suite: random commits and claims, on the driver and on a model simple enough to be seen to be right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../src/contract/contract.js";
import { type Dossier, type DossierWrite, type Store, WorldResetError } from "../../../src/store/index.js";
import { listedIds } from "./dossierFixtures.js";
import {
  createDossierModel,
  type DossierModel,
  type ModelDossier,
  modelCapacity,
  modelClaim,
  modelCommit,
  modelFind,
  modelLimits,
  modelListed,
  modelNextDue,
  modelRecalled,
  modelResetDossiers,
  modelStock,
} from "./dossierModelWorld.js";
import { enterWorld, exported, testFacts } from "./fixtures.js";
import type { ModelTest } from "./model.js";

const collections = ["rfps", "inbox"] as const;
const queues = ["q", "r"] as const;
const lists = ["x", "y"] as const;
const ids = ["a", "b", "c", "d"] as const;

const few = fc.integer({ min: 0, max: 3 });
const hourMs = 3_600_000;
/** Real time passes by hand, in hours: a store that also looks at a clock finds no lease over before the model does. */
const hours = (least: number, most: number) => fc.integer({ min: least, max: most }).map((count) => count * hourMs);

const time = { passesMs: fc.integer({ min: 0, max: 4 }), passesRealMs: hours(0, 4) };

const dueChoice = fc.option(
  fc.record({
    queue: fc.constantFrom(...queues),
    afterMs: fc.integer({ min: -2, max: 6 }),
    group: fc.option(fc.constantFrom("g", "h"), { nil: undefined }),
  }),
  { nil: undefined },
);
const writeChoice = fc.record({
  collection: fc.constantFrom(...collections),
  id: fc.constantFrom(...ids),
  expected: fc.constantFrom("any", "any", "current", "current", "current", "new", "stale"),
  isRemoved: few.map((chance) => chance === 0),
  lists: fc.subarray([...lists]),
  due: dueChoice,
  topic: fc.option(fc.constantFrom("t", "u"), { nil: undefined }),
});
const commitStep = fc.record({
  step: fc.constant("commit" as const),
  ...time,
  writes: fc.uniqueArray(writeChoice, {
    selector: ({ collection, id }) => `${collection} ${id}`,
    minLength: 1,
    maxLength: 4,
  }),
  claimed: few,
  returned: few,
  key: fc.option(
    fc.record({
      key: fc.constantFrom("k", "l"),
      fingerprint: fc.constantFrom("f", "g"),
      lifeMs: fc.integer({ min: 0, max: 20 }),
    }),
    { nil: undefined },
  ),
});
const claimStep = fc.record({
  step: fc.constant("claim" as const),
  ...time,
  queue: fc.constantFrom(...queues),
  leaseMs: hours(1, 9),
  limit: fc.integer({ min: 1, max: 3 }),
  /** What becomes of each: left to its lease, put off with or without its group, ended. */
  ends: fc.array(fc.constantFrom("left", "left", "put off", "aside", "ended"), { minLength: 3, maxLength: 3 }),
});
const lookStep = fc.record({ step: fc.constant("look" as const), ...time });
const resetStep = fc.record({ step: fc.constant("reset" as const), ...time });
const history = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: commitStep },
    { weight: 8, arbitrary: claimStep },
    { weight: 2, arbitrary: lookStep },
    resetStep,
  ),
  { minLength: 5, maxLength: 30 },
);

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type Step = ValueOf<typeof history>[number];
type StepOf<Kind extends Step["step"]> = Extract<Step, { readonly step: Kind }>;
type Play<Kind extends Step["step"]> = (
  step: StepOf<Kind>,
  store: Store<JsonValue>,
  model: DossierModel,
) => Promise<void>;

/** What both know of a dossier: its sequence is an order, and the order of lists shows that. */
const shown = (dossier: Dossier | ModelDossier | undefined) =>
  dossier && {
    ...{ collection: dossier.collection, id: dossier.id, version: dossier.version, lists: dossier.lists },
    ...{ due: dossier.due, claims: dossier.claims, document: dossier.document },
  };

const writeOf = (choice: ValueOf<typeof writeChoice>, model: DossierModel): DossierWrite => {
  const { collection, id, expected, isRemoved, due, topic } = choice;
  const version = modelFind(model, choice)?.version;
  const numbered = version === undefined ? "new" : version;
  return {
    ...{ collection, id, lists: choice.lists },
    expected:
      expected === "any" || expected === "new" ? expected : expected === "stale" ? (version ?? 0) + 1 : numbered,
    document: isRemoved ? undefined : JSON.stringify(choice),
    ...(due && {
      due: {
        ...{ queue: due.queue, atMs: model.nowMs + due.afterMs },
        ...(due.group !== undefined && { group: due.group }),
      },
    }),
    ...(topic !== undefined && { tell: { topic } }),
  };
};

const playCommit: Play<"commit"> = async ({ writes, claimed, returned, key }, store, model) => {
  const { world, nowMs } = model;
  const command = {
    ...{ world, atMs: nowMs, writes: writes.map((choice) => writeOf(choice, model)) },
    claims: [{ key: modelStock, quantity: claimed, capacity: modelCapacity }],
    returns: [{ key: modelStock, quantity: Math.min(returned, model.sold) }],
    ...(key && {
      idempotency: {
        ...{ key: key.key, fingerprint: key.fingerprint, nowMs, expiresAtMs: nowMs + key.lifeMs },
        answer: `{"at":${nowMs}}`,
      },
    }),
  };
  assert.deepEqual(await store.commitDossiers(command), modelCommit(model, command));
};

const playClaim: Play<"claim"> = async ({ queue, leaseMs, limit, ends }, store, model) => {
  const { world, nowMs, realNowMs } = model;
  const claimed = await store.claimDue({ world, queue, nowMs, realNowMs, leaseMs, limit });
  assert.deepEqual(claimed.map(shown), modelClaim(model, queue, leaseMs, limit).map(shown));
  for (const [index, { collection, id, version, document, due }] of claimed.entries()) {
    const end = ends[index];
    if (end === undefined || end === "left") continue;
    const group = end === "put off" && due?.group !== undefined ? { group: due.group } : {};
    const again = end === "ended" ? {} : { due: { queue, atMs: nowMs + index + 1, ...group } };
    const command = {
      ...{ world, atMs: nowMs },
      writes: [{ collection, id, expected: version, document: end === "ended" ? undefined : document, ...again }],
    };
    assert.deepEqual(await store.commitDossiers(command), modelCommit(model, command));
  }
};

const look = async (store: Store<JsonValue>, model: DossierModel): Promise<void> => {
  const { world } = model;
  for (const collection of collections) {
    for (const id of ids) {
      const expected = modelFind(model, { collection, id });
      assert.deepEqual(shown(await store.readDossier(world, collection, id)), shown(expected));
    }
    for (const list of [undefined, ...lists]) {
      const expected = modelListed(model, collection, list).map(({ id }) => id);
      const query = { world, collection, limit: 2, ...(list !== undefined && { list }) };
      assert.deepEqual(await listedIds(store, query), expected);
      assert.deepEqual(await listedIds(store, { ...query, order: "newest" }), expected.toReversed());
      assert.equal(await store.countDossiers(world, collection, list), expected.length);
    }
  }
  for (const queue of queues) assert.deepEqual(await store.nextDue(world, queue), modelNextDue(model, queue));
  for (const key of ["k", "l"]) {
    assert.deepEqual(await store.recallAnswer(world, key, model.nowMs), modelRecalled(model, key));
  }
  assert.deepEqual(await store.soldCounts(world, [modelStock]), [model.sold]);
  model.number += 1;
  assert.equal(await store.takeNumber(world, "series"), model.number);
  if (model.dossiers.some(({ due }) => due !== undefined)) {
    assert.ok((await store.worldsWithDue()).includes(world.key), "the world is not said to have work");
  }
};

const playReset: Play<"reset"> = async (_step, store, model) => {
  const before = model.world;
  modelResetDossiers(model);
  assert.equal((await store.resetWorld(before.key)).epoch, model.world.epoch);
  await assert.rejects(store.takeNumber(before, "series"), WorldResetError);
};

const play = async (step: Step, store: Store<JsonValue>, model: DossierModel): Promise<void> => {
  model.nowMs += step.passesMs;
  model.realNowMs += step.passesRealMs;
  switch (step.step) {
    case "commit":
      return playCommit(step, store, model);
    case "claim":
      return playClaim(step, store, model);
    case "look":
      return look(store, model);
    case "reset":
      return playReset(step, store, model);
  }
};

/** The world as lines and back: the same, but that nothing is leased and no claim counts. */
const comeBack = async (store: Store<JsonValue>, model: DossierModel): Promise<void> => {
  const { key } = model.world;
  const lines = await exported(store, key);
  model.world = await store.importWorld(key, store.exportWorld(key), { replace: true });
  assert.deepEqual(await exported(store, key), lines);
  model.dossiers = model.dossiers.map((dossier) => ({ ...dossier, claims: 0, leasedUntilMs: undefined }));
};

const modelKey = "model";

export const testDossierModel = ({ openFresh, seed, runs }: ModelTest): void => {
  test(`${runs} random histories of dossiers agree with the model, from seed ${seed}`, async (t) => {
    const property = fc.asyncProperty(history, async (steps) => {
      const store = await openFresh(t);
      const model = createDossierModel(await enterWorld(store, modelKey, { ...testFacts, limits: modelLimits }));
      for (const step of steps) await play(step, store, model);
      await look(store, model);
      const events = await store.readEvents(modelKey, 0, 1000);
      assert.deepEqual(
        events.map((event) => (event.kind === "dossier" ? [event.topic, event.dossierId, event.version] : event)),
        model.told,
      );
      await comeBack(store, model);
      await look(store, model);
      for (const queue of queues) await playClaim(lastClaim(queue), store, model);
      await store.close();
    });
    await fc.assert(property, { seed, numRuns: runs });
  });
};

/** Whatever is due by then, all at once. */
const lastClaim = (queue: (typeof queues)[number]): StepOf<"claim"> => ({
  ...{ step: "claim", passesMs: 0, passesRealMs: 0, queue, leaseMs: 9 * hourMs, limit: 9, ends: [] },
});
