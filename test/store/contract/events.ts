/** Part of the store suite: what is told of changes, and what is kept of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type BookingEvent, keptEvents, StoreInvariantError } from "../../../src/store/index.js";
import { committed, writing } from "./dossierFixtures.js";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  inOrder,
  isBookingEvent,
  type OpenFreshStore,
  type OpenPair,
  opening,
  runStartMs,
  seat,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";
import { listen } from "./listening.js";

const eventOf = (id: number, changes: Partial<BookingEvent>): BookingEvent => ({
  kind: "booking",
  id,
  world: testWorld.key,
  epoch: 1,
  locator: "ABC234",
  version: 1,
  scopeId: "session-1",
  status: "confirmed",
  atMs: testNowMs,
  ...changes,
});

export const testEvents = (openFresh: OpenFreshStore): void => {
  test("listeners hear of committed changes in their order, and of nothing else", async (t) => {
    const store = await openFresh(t);
    const { heard, untilBooking, stop } = listen(t, store);
    await store.openBooking(opening("ABC234", { idempotency: attempt("key", "f") }));
    await store.openBooking(opening("ABC234", { idempotency: attempt("key", "f") }));
    await store.openBooking(opening("ABC234"));
    await store.openBooking(opening("SECND2", { claims: [claim(seat, 1, 0)] }));
    await store.changeBooking(changing("ABC234", 1, { status: "cancelled", changedAtMs: testNowMs + 9 }));
    await store.changeBooking(changing("ABC234", 1));
    await store.openBooking(opening("LAST22"));
    await untilBooking("LAST22", 1);
    const expected = [
      eventOf(1, {}),
      eventOf(2, { version: 2, status: "cancelled", atMs: testNowMs + 9 }),
      eventOf(3, { locator: "LAST22" }),
    ];
    assert.deepEqual(heard, expected);
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 10), expected);
    stop();
    await store.openBooking(opening("THIRD2"));
    const { untilBooking: untilHeard } = listen(t, store);
    await store.openBooking(opening("FOURTH"));
    await untilHeard("FOURTH", 1);
    assert.equal(heard.length, 3);
  });

  test("a booking can be read when its listeners hear of it", async (t) => {
    const store = await openFresh(t);
    const found: Promise<number | undefined>[] = [];
    store.subscribe((event) => {
      if (event.kind !== "booking") return;
      found.push(store.readBooking(testWorld, event.locator).then((booking) => booking?.version));
    });
    const { untilBooking } = listen(t, store);
    await store.openBooking(opening("ABC234"));
    await untilBooking("ABC234", 1);
    await store.changeBooking(changing("ABC234", 1));
    await untilBooking("ABC234", 2);
    assert.deepEqual(await Promise.all(found), [1, 2]);
  });

  test("a listener that throws spoils neither the write nor the other listeners", async (t) => {
    const store = await openFresh(t);
    store.subscribe(() => {
      throw new Error("broken listener");
    });
    const { untilBooking } = listen(t, store);
    assert.deepEqual(await store.openBooking(opening("ABC234")), { kind: "done", version: 1 });
    await untilBooking("ABC234", 1);
  });

  test("event ids have no gap and follow the order of commits, of each booking and of all", async (t) => {
    const store = await openFresh(t);
    const { heard, until } = listen(t, store);
    const refusable = Array.from({ length: 30 }, (_, index) =>
      store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 20)] })),
    );
    await Promise.all(refusable);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => store.changeBooking(changing(`L${index}`, 1, { status: "cancelled" }))),
    );
    const events = (await store.readEvents(testWorld.key, 0, 100)).filter(isBookingEvent);
    assert.deepEqual(
      events.map(({ id }) => id),
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    const versions = new Map<string, number>();
    for (const { locator, version } of events) {
      assert.equal(version, (versions.get(locator) ?? 0) + 1, locator);
      versions.set(locator, version);
    }
    await until((event) => event.kind === "booking" && event.id === 40);
    assert.deepEqual(heard, events);
  });

  test("the outbox is read on from any id, in pages", async (t) => {
    const store = await openFresh(t);
    for (let index = 1; index <= 7; index += 1) await store.openBooking(opening(`L${index}`));
    const page = async (afterId: number, limit: number): Promise<number[]> =>
      (await store.readEvents(testWorld.key, afterId, limit)).map(({ id }) => id);
    assert.deepEqual(await page(0, 3), [1, 2, 3]);
    assert.deepEqual(await page(3, 3), [4, 5, 6]);
    assert.deepEqual(await page(6, 3), [7]);
    assert.deepEqual(await page(7, 3), []);
    assert.deepEqual(await page(99, 3), []);
    for (const wrong of [-1, 0.5, Number.NaN]) {
      await assert.rejects(store.readEvents(testWorld.key, wrong, 3), StoreInvariantError);
      await assert.rejects(store.readEvents(testWorld.key, 0, wrong), StoreInvariantError);
    }
  });

  test("event ids count on over a reset, and each world counts its own", async (t) => {
    const store = await openFresh(t);
    const { heard, until, untilBooking } = listen(t, store);
    const elsewhere = await enterWorld(store, "elsewhere");
    await store.openBooking(opening("ABC234"));
    await store.resetWorld(testWorld.key);
    await until((event) => event.kind === "worldReset");
    const world = await enterWorld(store, testWorld.key);
    await store.openBooking(opening("ABC234", { world }));
    await untilBooking("ABC234", 1);
    await store.openBooking(opening("OTHER2", { world: elsewhere }));
    await untilBooking("OTHER2", 1);
    const expected = [eventOf(1, {}), eventOf(2, { epoch: 2 })];
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 10), expected);
    const other = eventOf(1, { world: "elsewhere", locator: "OTHER2" });
    assert.deepEqual(await store.readEvents("elsewhere", 0, 10), [other]);
    assert.deepEqual(heard, [
      eventOf(1, {}),
      { kind: "worldReset", world: testWorld.key, epoch: 2 },
      eventOf(2, { epoch: 2 }),
      other,
    ]);
  });

  test("listeners hear of subscriptions and of sessions that end", async (t) => {
    const store = await openFresh(t);
    const { heard, untilBooking } = listen(t, store);
    const presence = { world: testWorld.key, sessionId: "session-1" };
    await touch(store, "session-1");
    await store.addSubscription(testWorld.key, "session-1", "uri");
    await store.addSubscription(testWorld.key, "session-1", "uri");
    await store.removeSubscription(testWorld.key, "session-1", "uri");
    await store.removeSubscription(testWorld.key, "session-1", "uri");
    await store.endSession(testWorld.key, "session-1");
    await store.endSession(testWorld.key, "session-1");
    await store.openBooking(opening("LAST22"));
    await untilBooking("LAST22", 1);
    assert.deepEqual(heard.slice(0, -1), [
      { kind: "subscriptionsChanged", ...presence },
      { kind: "subscriptionsChanged", ...presence },
      { kind: "sessionEnded", ...presence },
    ]);
  });

  test("the streams of a session are counted, each number is given once, and listeners hear of them in order", async (t) => {
    const store = await openFresh(t);
    const { heard, until } = listen(t, store);
    await touch(store, "session-1");
    await touch(store, "session-2");
    assert.equal(await store.takeStream(testWorld.key, "session-1"), 1);
    const taken = await Promise.all(Array.from({ length: 9 }, () => store.takeStream(testWorld.key, "session-1")));
    assert.deepEqual(taken.toSorted(), [2, 3, 4, 5, 6, 7, 8, 9, 10].toSorted());
    assert.equal(await store.takeStream(testWorld.key, "session-2"), 1);
    assert.equal(await store.takeStream(testWorld.key, "nobody"), undefined);
    assert.equal(await store.takeStream("nowhere", "session-1"), undefined);
    await until((event) => event.kind === "streamTaken" && event.sessionId === "session-2");
    const streamTaken = { kind: "streamTaken", world: testWorld.key, sessionId: "session-1" };
    assert.deepEqual(heard, [
      ...Array.from({ length: 10 }, (_, index) => ({ ...streamTaken, stream: index + 1 })),
      { ...streamTaken, sessionId: "session-2", stream: 1 },
    ]);
    assert.equal((await touch(store, "session-1"))?.streams, 10);
    assert.equal((await store.findSession(testWorld.key, "session-1", testExpiry))?.streams, 10);
    await store.endSession(testWorld.key, "session-1");
    assert.equal(await store.takeStream(testWorld.key, "session-1"), undefined);
    assert.equal((await touch(store, "session-1"))?.streams, 0);
  });

  test("listeners hear of a session that had to make room", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", { ...testFacts, limits: { bookings: 9, sessions: 1 } });
    const { until } = listen(t, store);
    await touch(store, "first", {}, "small");
    await touch(store, "second", { realNowMs: runStartMs + 1 }, "small");
    await until((event) => event.kind === "sessionEnded" && event.sessionId === "first" && event.world === "small");
  });
};

export const testKeptEvents = (openFresh: OpenFreshStore): void => {
  test(`the newest ${keptEvents} events are kept`, async (t) => {
    const store = await openFresh(t);
    const told = Array.from({ length: 50 }, (_, index) => writing(`d${index}`, { tell: { topic: "t" } }));
    for (let done = 0; done < keptEvents; done += told.length) await committed(store, told);
    const versions = Array.from({ length: 299 }, (_, index) => index + 1);
    await store.openBooking(opening("ABC234"));
    await inOrder(versions, async (version) =>
      assert.equal((await store.changeBooking(changing("ABC234", version))).kind, "done", "refused in its order"),
    );
    const all = keptEvents + 300;
    const kept = await store.readEvents(testWorld.key, all - keptEvents, all);
    assert.equal(kept.length, keptEvents);
    const [last] = kept.slice(-1);
    assert.deepEqual([kept[0]?.id, last?.id], [all - keptEvents + 1, all]);
    assert.equal(last?.kind === "booking" && last.version, 300);
  });
};

export const testShared = (openPair: OpenPair): void => {
  test("what one process does, another hears of, in order", async (t) => {
    const [here, there] = await openPair(t);
    await enterWorld(here, testWorld.key);
    const { heard, untilBooking } = listen(t, there);
    await touch(here, "session-1");
    await here.openBooking(opening("ABC234"));
    await there.changeBooking(changing("ABC234", 1));
    await here.changeBooking(changing("ABC234", 2, { status: "cancelled" }));
    await here.addSubscription(testWorld.key, "session-1", "uri");
    await here.endSession(testWorld.key, "session-1");
    await here.openBooking(opening("LAST22"));
    await untilBooking("LAST22", 1);
    const versions = heard.flatMap((event) =>
      event.kind === "booking" && event.locator === "ABC234" ? [event.version] : [],
    );
    assert.deepEqual(versions, [1, 2, 3]);
    assert.deepEqual(
      heard.filter(({ kind }) => kind !== "booking").map(({ kind }) => kind),
      ["subscriptionsChanged", "sessionEnded"],
    );
  });

  test("worlds, sessions and resets are those of every process", async (t) => {
    const [here, there] = await openPair(t);
    await enterWorld(here, testWorld.key);
    const { until } = listen(t, there);
    await Promise.all(Array.from({ length: 40 }, (_, index) => touch(index % 2 === 0 ? here : there, "session-1")));
    assert.equal((await touch(there, "session-1", { mustExist: true }))?.toolCalls, 41);
    await here.changeWorld(testWorld.key, { clock: { mode: "frozen", atMs: testNowMs + 3 } });
    assert.equal((await touch(there, "session-1"))?.lastActivityAtMs, testNowMs + 3);
    await here.resetWorld(testWorld.key);
    await until((event) => event.kind === "worldReset" && event.epoch === 2);
    await assert.rejects(there.openBooking(opening("ABC234")), /reset/);
    assert.equal((await enterWorld(there, testWorld.key)).epoch, 2);
  });
};
