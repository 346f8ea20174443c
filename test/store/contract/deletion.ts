/** Part of the store suite: worlds that are deleted, and those that are made under their names later. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type BookingEvent,
  StoreUnavailableError,
  TooManyWorldsError,
  WorldChangingError,
  type WorldLine,
  WorldMissingError,
  WorldResetError,
} from "../../../src/store/index.js";
import {
  attempt,
  CLIENT,
  changing,
  claim,
  EXPIRY,
  enterWorld,
  exported,
  FACTS,
  listAll,
  NOW_MS,
  type OpenFreshStore,
  type OpenPair,
  opening,
  REAL_NOW_MS,
  SEAT,
  soldCount,
  tally,
  touch,
  WORLD,
} from "./fixtures.js";
import { listen } from "./listening.js";

const isOver = (error: unknown): boolean => error instanceof WorldMissingError || error instanceof WorldResetError;

const bookingIds = (events: readonly { readonly kind: string }[]): number[] =>
  events.flatMap((event) => (event.kind === "booking" && "id" in event ? [Number(event.id)] : []));

export const testDeletion = (openFresh: OpenFreshStore): void => {
  test("a deleted world is not there any more, and who entered it writes nothing", async (t) => {
    const store = await openFresh(t);
    await touch(store, "session-1");
    await store.openBooking(opening("ABC234", { claims: [claim(SEAT, 1, 9)] }));
    const other = await enterWorld(store, "other");
    await store.openBooking(opening("OTHER2", { world: other }));
    assert.equal(await store.deleteWorld(WORLD.key), true);
    assert.equal(await store.readWorld(WORLD.key), undefined);
    assert.deepEqual(
      (await store.listWorlds()).map(({ key }) => key),
      ["other"],
    );
    assert.equal(await store.findSession(WORLD.key, "session-1", EXPIRY), undefined);
    assert.equal(await store.addSubscription(WORLD.key, "session-1", "uri"), false);
    assert.deepEqual(await store.readEvents(WORLD.key, 0, 10), []);
    await assert.rejects(store.openBooking(opening("NEW234")), WorldMissingError);
    await assert.rejects(store.changeBooking(changing("ABC234", 1)), WorldMissingError);
    await assert.rejects(store.takeLocatorNumber(WORLD), WorldMissingError);
    const late = { world: WORLD, id: "late", client: CLIENT, initialize: "{}", ...EXPIRY };
    await assert.rejects(store.openSession(late), WorldMissingError);
    await assert.rejects(store.resetWorld(WORLD.key), WorldMissingError);
    await assert.rejects(store.changeWorld(WORLD.key, { clock: { mode: "real" } }), WorldMissingError);
    await assert.rejects(exported(store, WORLD.key), WorldMissingError);
    assert.equal(await store.deleteWorld(WORLD.key), false);
    assert.equal(await store.deleteWorld("nowhere"), false);
    assert.deepEqual(await listAll(store, "session-1", 5, other), ["OTHER2"]);
  });

  test("a world that is made again is a new one, in a later epoch, in which nothing old is seen", async (t) => {
    const store = await openFresh(t);
    await store.takeLocatorNumber(WORLD);
    await touch(store, "session-1");
    for (const locator of ["L0", "L1"]) {
      const idempotency = attempt(`key-${locator}`, "f");
      await store.openBooking(opening(locator, { claims: [claim(SEAT, 2, 9)], idempotency }));
    }
    const query = { world: WORLD, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor = "" } = await store.listBookings(query);
    await store.deleteWorld(WORLD.key);
    const facts = { ...FACTS, seed: "another" };
    const made = await store.createWorld(WORLD.key, facts, REAL_NOW_MS + 5);
    assert.ok(made.epoch > WORLD.epoch, `epoch ${made.epoch}`);
    assert.deepEqual(made, { key: WORLD.key, epoch: made.epoch, ...facts, createdAtMs: REAL_NOW_MS + 5 });
    const world = { key: made.key, epoch: made.epoch };
    assert.equal(await store.readBooking(world, "L0"), undefined);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.equal(await store.countBookings(world, "session-1"), 0);
    assert.equal(await soldCount(store, SEAT, world), 0);
    assert.equal(await store.recall(world, "key-L0", NOW_MS), undefined);
    assert.equal(await store.findSession(WORLD.key, "session-1", EXPIRY), undefined);
    assert.equal(await store.takeLocatorNumber(world), 0);
    assert.deepEqual(await store.readEvents(WORLD.key, 0, 10), []);
    await assert.rejects(store.listBookings({ ...query, world, cursor: nextCursor }), /cursor/);
    await assert.rejects(store.openBooking(opening("L2")), WorldResetError);
    await assert.rejects(store.changeBooking(changing("L0", 1)), WorldResetError);
    assert.deepEqual(await store.openBooking(opening("L0", { world })), { kind: "done", version: 1 });
    assert.deepEqual((await store.resetWorld(WORLD.key)).epoch, made.epoch + 1);
  });

  test("a world deleted again and again has a later epoch each time", async (t) => {
    const store = await openFresh(t);
    let { epoch } = WORLD;
    for (let round = 0; round < 5; round += 1) {
      assert.equal(await store.deleteWorld(WORLD.key), true);
      const world = await enterWorld(store, WORLD.key);
      assert.ok(world.epoch > epoch, `epoch ${world.epoch} after ${epoch}`);
      ({ epoch } = world);
      assert.deepEqual(await store.openBooking(opening("ABC234", { world })), { kind: "done", version: 1 });
    }
    assert.deepEqual(bookingIds(await store.readEvents(WORLD.key, 0, 10)), [5]);
  });

  test("event ids count on over a deletion, so that neither listeners nor readers miss the new world's", async (t) => {
    const store = await openFresh(t);
    const { heard, until, untilBooking } = listen(t, store);
    for (const locator of ["L0", "L1", "L2"]) await store.openBooking(opening(locator));
    await untilBooking("L2", 1);
    const read: readonly BookingEvent[] = await store.readEvents(WORLD.key, 0, 10);
    await store.deleteWorld(WORLD.key);
    await until((event) => event.kind === "worldReset" && event.world === WORLD.key && event.epoch === 2);
    const world = await enterWorld(store, WORLD.key);
    for (const locator of ["N0", "N1"]) await store.openBooking(opening(locator, { world }));
    await untilBooking("N1", 1);
    const readOn = await store.readEvents(WORLD.key, read.at(-1)?.id ?? 0, 10);
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
    await enterWorld(store, WORLD.key);
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
      store.openBooking(opening(`L${index}`, { claims: [claim(SEAT, 1, 99)] })).then(
        ({ kind }) => ({ kind }),
        (error: unknown) => {
          assert.ok(isOver(error), String(error));
          return { kind: "refused" };
        },
      ),
    );
    const deleted = await Promise.all(Array.from({ length: 9 }, () => store.deleteWorld(WORLD.key)));
    assert.equal(deleted.filter(Boolean).length, 1);
    const { done = 0, refused = 0 } = tally(await Promise.all(writes));
    assert.equal(done + refused, 40);
    const world = await enterWorld(store, WORLD.key);
    assert.equal(await soldCount(store, SEAT, world), 0);
    assert.deepEqual(await listAll(store, "session-1", 50, world), []);
  });

  test("a world that is entered while it is deleted is listed if it is there, and lets nobody stand in between", async (t) => {
    const store = await openFresh(t);
    for (let round = 0; round < 10; round += 1) {
      const entering = Array.from({ length: 4 }, () => enterWorld(store, WORLD.key));
      const [, ...entered] = await Promise.all([store.deleteWorld(WORLD.key), ...entering]);
      const there = await store.readWorld(WORLD.key);
      const listed = (await store.listWorlds()).map(({ key }) => key);
      assert.equal(listed.includes(WORLD.key), there !== undefined, `round ${round}`);
      for (const world of entered) {
        const kind = await store.openBooking(opening(`R${round}`, { world })).then(
          (outcome) => outcome.kind,
          (error: unknown) => (isOver(error) ? "over" : String(error)),
        );
        const expected = world.epoch === there?.epoch ? ["done", "locatorTaken"] : ["over"];
        assert.ok(expected.includes(kind), `round ${round}: ${kind} in epoch ${world.epoch} of ${there?.epoch}`);
      }
      await enterWorld(store, WORLD.key);
    }
  });

  test("a world that is deleted while it is imported stays deleted, whether or not another was made meanwhile", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const lines = await exported(store, WORLD.key);
    const interrupted = async function* (interrupt: () => Promise<unknown>): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      await interrupt();
      yield* lines.slice(-1);
    };
    const deleting = interrupted(() => store.deleteWorld(WORLD.key));
    await assert.rejects(store.importWorld(WORLD.key, deleting, { replace: true }), WorldChangingError);
    assert.equal(await store.readWorld(WORLD.key), undefined);
    const makingAndDeleting = async (): Promise<void> => {
      await enterWorld(store, WORLD.key);
      await store.deleteWorld(WORLD.key);
    };
    const gone = interrupted(makingAndDeleting);
    await assert.rejects(store.importWorld(WORLD.key, gone, { replace: true }), WorldChangingError);
    assert.equal(await store.readWorld(WORLD.key), undefined);
    const another = interrupted(async () => {
      await makingAndDeleting();
      await enterWorld(store, WORLD.key);
    });
    await assert.rejects(store.importWorld(WORLD.key, another, { replace: true }), WorldChangingError);
    const world = await enterWorld(store, WORLD.key);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    const copy = await store.importWorld(
      WORLD.key,
      interrupted(async () => undefined),
      { replace: true },
    );
    assert.ok(copy.epoch > world.epoch, `epoch ${copy.epoch} after ${world.epoch}`);
    assert.deepEqual(await exported(store, WORLD.key), lines);
    await store.deleteWorld(WORLD.key);
    const again = await store.importWorld(
      WORLD.key,
      interrupted(async () => undefined),
    );
    assert.ok(again.epoch > copy.epoch, `epoch ${again.epoch} after ${copy.epoch}`);
    assert.deepEqual(await listAll(store, "session-1", 5, again), ["ABC234"]);
  });

  test("an import that fails in a deleted world's place leaves the next one whole", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    const lines = await exported(store, WORLD.key);
    await store.deleteWorld(WORLD.key);
    const failing = async function* (): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      throw new Error("the disk is gone");
    };
    await assert.rejects(store.importWorld(WORLD.key, failing()), /the disk is gone/);
    assert.equal(await store.readWorld(WORLD.key), undefined);
    const world = await enterWorld(store, WORLD.key);
    assert.deepEqual(await listAll(store, "session-1", 5, world), []);
    assert.deepEqual(await store.openBooking(opening("ABC234", { world })), { kind: "done", version: 1 });
  });

  test("a closed store deletes nothing", async (t) => {
    const store = await openFresh(t);
    await store.close();
    await assert.rejects(store.deleteWorld(WORLD.key), StoreUnavailableError);
  });
};

export const testSharedDeletion = (openPair: OpenPair): void => {
  test("a world that one process deletes is gone for another, which hears of it and of the next one", async (t) => {
    const [here, there] = await openPair(t);
    await enterWorld(here, WORLD.key);
    const { heard, until, untilBooking } = listen(t, there);
    await here.openBooking(opening("ABC234"));
    await untilBooking("ABC234", 1);
    await here.deleteWorld(WORLD.key);
    await until((event) => event.kind === "worldReset" && event.world === WORLD.key);
    await assert.rejects(there.openBooking(opening("NEW234")), WorldMissingError);
    const world = await enterWorld(there, WORLD.key);
    await here.openBooking(opening("NEW234", { world }));
    await untilBooking("NEW234", 1);
    assert.deepEqual(bookingIds(heard), [1, 2]);
  });
};
