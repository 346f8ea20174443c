/** Part of the store suite: worlds that are deleted, and those that are made under their names later. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  StoreUnavailableError,
  TooManyWorldsError,
  WorldChangingError,
  type WorldLine,
  WorldMissingError,
  WorldResetError,
} from "../../../src/store/index.js";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  exported,
  isBookingEvent,
  listAll,
  type OpenFreshStore,
  type OpenPair,
  opening,
  runStartMs,
  seat,
  soldCount,
  tally,
  testClient,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";
import { listen } from "./listening.js";

const isOver = (error: unknown): boolean => error instanceof WorldMissingError || error instanceof WorldResetError;

const bookingIds = (events: readonly { readonly kind: string }[]): number[] =>
  events.flatMap((event) => (event.kind === "booking" && "id" in event ? [Number(event.id)] : []));

export const testDeletion = (openFresh: OpenFreshStore): void => {
  test("a deleted world is not there any more, and who entered it writes nothing", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 1, 9)] }));
    const other = await enterWorld(store, "other");
    await store.openBooking(opening("OTHER2", { world: other }));
    assert.equal(await store.deleteWorld(testWorld.key), true);
    assert.equal(await store.readWorld(testWorld.key), undefined);
    assert.deepEqual(
      (await store.listWorlds()).map(({ key }) => key),
      ["other"],
    );
    assert.equal(await store.findSession(testWorld.key, "session-1", testExpiry), undefined);
    assert.equal(await store.addSubscription(testWorld.key, "session-1", "uri"), false);
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 10), []);
    await assert.rejects(store.openBooking(opening("NEW234")), WorldMissingError);
    await assert.rejects(store.changeBooking(changing("ABC234", 1)), WorldMissingError);
    await assert.rejects(store.takeLocatorNumber(testWorld), WorldMissingError);
    const late = { world: testWorld, id: "late", client: testClient, initialize: "{}", ...testExpiry };
    await assert.rejects(store.openSession(late), WorldMissingError);
    await assert.rejects(store.resetWorld(testWorld.key), WorldMissingError);
    await assert.rejects(store.changeWorld(testWorld.key, { clock: { mode: "real" } }), WorldMissingError);
    await assert.rejects(exported(store, testWorld.key), WorldMissingError);
    assert.equal(await store.deleteWorld(testWorld.key), false);
    assert.equal(await store.deleteWorld("nowhere"), false);
    assert.deepEqual(await listAll(store, "session-1", 5, other), ["OTHER2"]);
  });

  test("a world that is made again is a new one, in a later epoch, in which nothing old is seen", async (t) => {
    const store = await openFresh(t);
    await store.takeLocatorNumber(testWorld);
    await touch(store, "session-1");
    for (const locator of ["L0", "L1"]) {
      const idempotency = attempt(`key-${locator}`, "f");
      await store.openBooking(opening(locator, { claims: [claim(seat, 2, 9)], idempotency }));
    }
    const query = { world: testWorld, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor = "" } = await store.listBookings(query);
    await store.deleteWorld(testWorld.key);
    const facts = { ...testFacts, seed: "another" };
    const made = await store.createWorld(testWorld.key, facts, runStartMs + 5);
    assert.ok(made.epoch > testWorld.epoch, `epoch ${made.epoch}`);
    assert.deepEqual(made, { key: testWorld.key, epoch: made.epoch, ...facts, createdAtMs: runStartMs + 5 });
    const world = { key: made.key, epoch: made.epoch };
    assert.equal(await store.readBooking(world, "L0"), undefined);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.equal(await store.countBookings(world, "session-1"), 0);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.equal(await store.recall(world, "key-L0", testNowMs), undefined);
    assert.equal(await store.findSession(testWorld.key, "session-1", testExpiry), undefined);
    assert.equal(await store.takeLocatorNumber(world), 0);
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 10), []);
    await assert.rejects(store.listBookings({ ...query, world, cursor: nextCursor }), /cursor/);
    await assert.rejects(store.openBooking(opening("L2")), WorldResetError);
    await assert.rejects(store.changeBooking(changing("L0", 1)), WorldResetError);
    assert.deepEqual(await store.openBooking(opening("L0", { world })), { kind: "done", version: 1 });
    assert.deepEqual((await store.resetWorld(testWorld.key)).epoch, made.epoch + 1);
  });

  test("a world deleted again and again has a later epoch each time", async (t) => {
    const store = await openFresh(t);
    let { epoch } = testWorld;
    for (let round = 0; round < 5; round += 1) {
      assert.equal(await store.deleteWorld(testWorld.key), true);
      const world = await enterWorld(store, testWorld.key);
      assert.ok(world.epoch > epoch, `epoch ${world.epoch} after ${epoch}`);
      ({ epoch } = world);
      assert.deepEqual(await store.openBooking(opening("ABC234", { world })), { kind: "done", version: 1 });
    }
    assert.deepEqual(bookingIds(await store.readEvents(testWorld.key, 0, 10)), [5]);
  });

  test("event ids count on over a deletion, so that neither listeners nor readers miss the new world's", async (t) => {
    const store = await openFresh(t);
    const { heard, until, untilBooking } = listen(t, store);
    for (const locator of ["L0", "L1", "L2"]) await store.openBooking(opening(locator));
    await untilBooking("L2", 1);
    const read = await store.readEvents(testWorld.key, 0, 10);
    await store.deleteWorld(testWorld.key);
    await until((event) => event.kind === "worldReset" && event.world === testWorld.key && event.epoch === 2);
    const world = await enterWorld(store, testWorld.key);
    for (const locator of ["N0", "N1"]) await store.openBooking(opening(locator, { world }));
    await untilBooking("N1", 1);
    const readOn = (await store.readEvents(testWorld.key, read.at(-1)?.id ?? 0, 10)).filter(isBookingEvent);
    assert.deepEqual(
      readOn.map(({ id, locator, epoch }) => [id, locator, epoch]),
      [
        [4, "N0", world.epoch],
        [5, "N1", world.epoch],
      ],
    );
    assert.deepEqual(bookingIds(heard), [1, 2, 3, 4, 5]);
  });

  test("a deletion makes room for one more world", async (t) => {
    const store = await openFresh(t, { mostWorlds: 2 });
    await enterWorld(store, testWorld.key);
    await enterWorld(store, "two");
    for (let run = 0; run < 10; run += 1) {
      await assert.rejects(enterWorld(store, `run-${run}`), TooManyWorldsError);
      assert.equal(await store.deleteWorld(run === 0 ? "two" : `run-${run - 1}`), true);
      await enterWorld(store, `run-${run}`);
      assert.equal((await store.listWorlds()).length, 2);
    }
  });

  test("of many who delete a world at once one does, and writers meet it before or not at all", async (t) => {
    const store = await openFresh(t);
    const writes = Array.from({ length: 40 }, (_, index) =>
      store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 99)] })).then(
        ({ kind }) => ({ kind }),
        (error: unknown) => {
          assert.ok(isOver(error), String(error));
          return { kind: "refused" };
        },
      ),
    );
    const deleted = await Promise.all(Array.from({ length: 9 }, () => store.deleteWorld(testWorld.key)));
    assert.equal(deleted.filter(Boolean).length, 1);
    const { done = 0, refused = 0 } = tally(await Promise.all(writes));
    assert.equal(done + refused, 40);
    const world = await enterWorld(store, testWorld.key);
    assert.equal(await soldCount(store, seat, world), 0);
    assert.deepEqual(await listAll(store, "session-1", 50, world), []);
  });

  test("a world that is entered while it is deleted is listed if it is there, and lets nobody stand in between", async (t) => {
    const store = await openFresh(t);
    for (let round = 0; round < 10; round += 1) {
      const entering = Array.from({ length: 4 }, () => enterWorld(store, testWorld.key));
      const [, ...entered] = await Promise.all([store.deleteWorld(testWorld.key), ...entering]);
      const there = await store.readWorld(testWorld.key);
      const listed = (await store.listWorlds()).map(({ key }) => key);
      assert.equal(listed.includes(testWorld.key), there !== undefined, `round ${round}`);
      for (const world of entered) {
        const kind = await store.openBooking(opening(`R${round}`, { world })).then(
          (outcome) => outcome.kind,
          (error: unknown) => (isOver(error) ? "over" : String(error)),
        );
        const expected = world.epoch === there?.epoch ? ["done", "locatorTaken"] : ["over"];
        assert.ok(expected.includes(kind), `round ${round}: ${kind} in epoch ${world.epoch} of ${there?.epoch}`);
      }
      await enterWorld(store, testWorld.key);
    }
  });

  test("a world that is deleted while it is imported stays deleted, whether or not another was made meanwhile", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const lines = await exported(store, testWorld.key);
    const interrupted = async function* (interrupt: () => Promise<unknown>): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      await interrupt();
      yield* lines.slice(-1);
    };
    const deleting = interrupted(() => store.deleteWorld(testWorld.key));
    await assert.rejects(store.importWorld(testWorld.key, deleting, { replace: true }), WorldChangingError);
    assert.equal(await store.readWorld(testWorld.key), undefined);
    const makingAndDeleting = async (): Promise<void> => {
      await enterWorld(store, testWorld.key);
      await store.deleteWorld(testWorld.key);
    };
    const gone = interrupted(makingAndDeleting);
    await assert.rejects(store.importWorld(testWorld.key, gone, { replace: true }), WorldChangingError);
    assert.equal(await store.readWorld(testWorld.key), undefined);
    const another = interrupted(async () => {
      await makingAndDeleting();
      await enterWorld(store, testWorld.key);
    });
    await assert.rejects(store.importWorld(testWorld.key, another, { replace: true }), WorldChangingError);
    const world = await enterWorld(store, testWorld.key);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    const copy = await store.importWorld(
      testWorld.key,
      interrupted(async () => undefined),
      { replace: true },
    );
    assert.ok(copy.epoch > world.epoch, `epoch ${copy.epoch} after ${world.epoch}`);
    assert.deepEqual(await exported(store, testWorld.key), lines);
    await store.deleteWorld(testWorld.key);
    const again = await store.importWorld(
      testWorld.key,
      interrupted(async () => undefined),
    );
    assert.ok(again.epoch > copy.epoch, `epoch ${again.epoch} after ${copy.epoch}`);
    assert.deepEqual(await listAll(store, "session-1", 5, again), ["ABC234"]);
  });

  test("an import that fails in a deleted world's place leaves the next one whole", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const lines = await exported(store, testWorld.key);
    await store.deleteWorld(testWorld.key);
    const failing = async function* (): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      throw new Error("the disk is gone");
    };
    await assert.rejects(store.importWorld(testWorld.key, failing()), /the disk is gone/);
    assert.equal(await store.readWorld(testWorld.key), undefined);
    const world = await enterWorld(store, testWorld.key);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.deepEqual(await store.openBooking(opening("ABC234", { world })), { kind: "done", version: 1 });
  });

  test("a closed store deletes nothing", async (t) => {
    const store = await openFresh(t);
    await store.close();
    await assert.rejects(store.deleteWorld(testWorld.key), StoreUnavailableError);
  });
};

export const testSharedDeletion = (openPair: OpenPair): void => {
  test("a world that one process deletes is gone for another, which hears of it and of the next one", async (t) => {
    const [here, there] = await openPair(t);
    await enterWorld(here, testWorld.key);
    const { heard, until, untilBooking } = listen(t, there);
    await here.openBooking(opening("ABC234"));
    await untilBooking("ABC234", 1);
    await here.deleteWorld(testWorld.key);
    await until((event) => event.kind === "worldReset" && event.world === testWorld.key);
    await assert.rejects(there.openBooking(opening("NEW234")), WorldMissingError);
    const world = await enterWorld(there, testWorld.key);
    await here.openBooking(opening("NEW234", { world }));
    await untilBooking("NEW234", 1);
    assert.deepEqual(bookingIds(heard), [1, 2]);
  });
};
