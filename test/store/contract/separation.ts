/** Part of the store suite: whatever is done in one world, another stays exactly as it was. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../src/contract/contract.js";
import { longestDossierName, type Store, type WorldRef } from "../../../src/store/index.js";
import { anyText } from "../../support/anyText.js";
import { claiming, committed, queue, waiting, writing } from "./dossierFixtures.js";
import {
  arriving,
  attempt,
  changing,
  claim,
  enterWorld,
  exported,
  giveBack,
  hostileStrings,
  listAll,
  type OpenFreshStore,
  opening,
  testClient,
  testExpiry,
  testNowMs,
  touch,
} from "./fixtures.js";

const identifier = fc.oneof(fc.constantFrom(...hostileStrings), anyText(12));

/** Everything that can be seen of a world by whoever knows the names in it. */
const pictureOf = async (store: Store<JsonValue>, world: WorldRef, names: readonly string[]): Promise<unknown> => {
  const { key } = world;
  return {
    world: await store.readWorld(key),
    lines: await exported(store, key),
    due: await store.nextDue(world, queue),
    events: await store.readEvents(key, 0, 100),
    sold: await store.soldCounts(world, names),
    named: await Promise.all(
      names.map(async (name) => ({
        booking: await store.readBooking(world, name),
        listed: await listAll(store, name, 3, world),
        cancelled: await listAll(store, name, 3, world, "cancelled"),
        counted: await store.countBookings(world, name),
        recalled: await store.recall(world, name, testNowMs),
        session: await store.findSession(key, name, testExpiry),
      })),
    ),
  };
};

const fill = async (store: Store<JsonValue>, world: WorldRef, names: readonly string[]): Promise<void> => {
  for (const [index, name] of names.entries()) {
    const command = { world, scopeId: name, claims: [claim(name, 2, 9)], idempotency: attempt(name, "f") };
    assert.equal((await store.openBooking(opening(name, command))).kind, "done");
    await store.changeBooking(changing(name, 1, { world, status: index % 2 === 0 ? "cancelled" : "confirmed" }));
    await touch(store, name, {}, world.key);
    await store.addSubscription(world.key, name, name);
    const short = name.slice(0, longestDossierName);
    await committed(store, [waiting(short, { group: short }, { lists: [short], tell: { topic: name } })], { world });
    await store.takeNumber(world, short);
  }
};

/** Every operation that changes a world, under names that the other world has as well. */
const disturb = async (store: Store<JsonValue>, entered: WorldRef, names: readonly string[]): Promise<WorldRef> => {
  const { key } = entered;
  await fill(store, entered, names);
  for (const name of names) {
    await store.takeLocatorNumber(entered);
    const back = { world: entered, status: "cancelled", returns: [giveBack(name, 1)] } as const;
    assert.equal((await store.changeBooking(changing(name, 2, back))).kind, "done");
    await store.openSession({ world: entered, id: name, client: testClient, initialize: "{}", ...testExpiry });
    await store.removeSubscription(key, name, name);
    await store.endSession(key, name);
  }
  for (const dossier of await claiming(store, { world: entered })) {
    await committed(store, [writing(dossier.id, { expected: dossier.version })], { world: entered });
  }
  await store.changeWorld(key, { clock: { mode: "frozen", atMs: testNowMs + 5 } });
  const lines = await exported(store, key);
  await store.resetWorld(key);
  const imported = await store.importWorld(key, arriving(lines));
  assert.deepEqual(await exported(store, key), lines);
  return imported;
};

export const testSeparation = (openFresh: OpenFreshStore, seed: number, runs: number): void => {
  test(`whatever is done in one world, another stays as it was, ${runs} times`, async (t) => {
    t.diagnostic(`seed ${seed}`);
    const store = await openFresh(t);
    let count = 0;
    const property = fc.asyncProperty(
      fc.tuple(identifier, identifier),
      fc.uniqueArray(identifier, { minLength: 1, maxLength: 4 }),
      async (keys, names) => {
        count += 1;
        const [hereKey, thereKey] = keys.map((key) => `${count}|${key}`);
        if (hereKey === undefined || thereKey === undefined || hereKey === thereKey) return;
        const here = await enterWorld(store, hereKey);
        const there = await enterWorld(store, thereKey);
        const empty = await pictureOf(store, there, names);
        const { epoch } = await disturb(store, here, names);
        assert.deepEqual(await pictureOf(store, there, names), empty);
        await fill(store, there, names);
        const filled = await pictureOf(store, there, names);
        await store.resetWorld(hereKey);
        const again = await enterWorld(store, hereKey);
        assert.ok(again.epoch > epoch, "the epoch did not count up");
        await disturb(store, again, names);
        assert.deepEqual(await pictureOf(store, there, names), filled);
      },
    );
    await fc.assert(property, { seed, numRuns: runs });
  });
};
