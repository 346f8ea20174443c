/** From the outbox to deliveries: nothing is lost or doubled, whoever does it, and what is gone is told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailableError } from "../../../src/store/index.js";
import { enqueueDelivery, ofSubscription, withStatus } from "../../../src/webhooks/outbound/delivery.js";
import { mostKept } from "../../../src/webhooks/outbound/prune.js";
import { interfering, openSender } from "./sender.js";

const url = "https://receiver.test/hook";

test("several processes tell of each event once, in its order", async () => {
  const { start, management, world, book, pass, told, store } = await openSender();
  for (let count = 0; count < 3; count += 1) start();
  await management.add(world, { url, types: [] });
  for (let version = 1; version <= 150; version += 1) {
    await book("ABC", version);
    if (version % 20 === 0) await pass();
  }
  await pass();
  assert.deepEqual(told(), [
    "booking.created ABC 1",
    ...Array.from({ length: 149 }, (_, index) => `booking.changed ABC ${index + 2}`),
  ]);
  assert.equal(await store.countDossiers(world, "webhooks.deliveries"), 150);
});

test("a process that was overtaken between reading and writing doubles nothing", async () => {
  const { start, management, world, book, pass, told, store, records } = await openSender();
  const { id } = await management.add(world, { url, types: [] });
  let isFirst = true;
  const late = interfering(store, async ({ writes: [cursorWrite, ...letters] }) => {
    if (!isFirst || letters.length === 0 || cursorWrite?.collection !== "webhooks.cursors") return;
    isFirst = false;
    await store.commitDossiers({ world, atMs: 0, writes: [cursorWrite, ...letters] });
  });
  await book("ABC");
  start(late);
  await pass();
  assert.deepEqual(told(), ["booking.created ABC 1"]);
  const cursor = await records.cursors.read(world, id);
  assert.ok(cursor !== undefined);
  await store.commitDossiers({
    world,
    atMs: 0,
    writes: [records.cursors.write(id, cursor.version, { ...cursor.document, afterId: 0 })],
  });
  await book("XYZ");
  await pass();
  assert.deepEqual(
    told(),
    ["booking.created ABC 1", "booking.created XYZ 1"],
    "what is there already is not made again",
  );
});

test("events that were gone from the outbox before they were sent are counted and told of", async () => {
  const { start, management, world, book, pass, told, warnings, store, records } = await openSender();
  const { id } = await management.add(world, { url, types: [] });
  const [{ id: since } = { id: 0 }] = await store.readEvents(world.key, 0, 1);
  for (let count = 1; count <= 20; count += 1) await book(`P${count}`);
  start({ ...store, readEvents: (key, afterId, limit) => store.readEvents(key, Math.max(afterId, since + 17), limit) });
  await pass();
  assert.deepEqual(
    told(),
    ["booking.created P18", "booking.created P19", "booking.created P20"].map((one) => `${one} 1`),
  );
  const cursor = await records.cursors.read(world, id);
  assert.equal(cursor?.document.missed, since + 17);
  assert.deepEqual(warnings, [`webhook ${id}: ${since + 17} events after event 0 had gone from the outbox unsent`]);
  await book("ABC");
  await pass();
  assert.equal(warnings.length, 1);
});

test("a store that is away for a while delays what is told, and no more", async () => {
  const { start, management, world, book, pass, told, store, warnings } = await openSender();
  await management.add(world, { url, types: [] });
  let isAway = true;
  start({
    ...store,
    readEvents: async (...query) => {
      if (isAway) throw new StoreUnavailableError("the store is away");
      return store.readEvents(...query);
    },
  });
  await book("ABC");
  await pass(1000);
  assert.deepEqual(told(), []);
  assert.match(warnings.join("\n"), /webhooks wait for 5 s: the store is away/);
  isAway = false;
  await pass(6000);
  assert.deepEqual(told(), ["booking.created ABC 1"]);
});

test("a world without room for deliveries tells later", async () => {
  const { start, management, world, book, pass, told, store } = await openSender();
  await management.add(world, { url, types: [] });
  await store.changeWorld(world.key, { limits: { bookings: 2, sessions: 10 } });
  start();
  await book("ABC");
  await pass();
  assert.deepEqual(told(), []);
  await store.changeWorld(world.key, { limits: { bookings: 100, sessions: 10 } });
  await pass(6000);
  assert.deepEqual(told(), ["booking.created ABC 1"]);
});

test("deliveries that have arrived make room for new ones where the world is full", async () => {
  const { start, management, world, book, pass, told, store } = await openSender();
  await management.add(world, { url, types: [] });
  await store.changeWorld(world.key, { limits: { bookings: 5, sessions: 10 } });
  start();
  for (let version = 1; version <= 20; version += 1) {
    await book("ABC", version);
    await pass();
  }
  assert.equal(told().length, 20);
});

test("in a world with little room many events are told a few at a time", async () => {
  const { start, management, world, book, pass, told, store } = await openSender();
  await management.add(world, { url, types: [] });
  await store.changeWorld(world.key, { limits: { bookings: 5, sessions: 10 } });
  for (let version = 1; version <= 20; version += 1) await book("ABC", version);
  start();
  await pass(60_000);
  assert.equal(told().length, 20);
});

test("of the deliveries that have ended the newest are kept, of those that arrived and of those that did not", async () => {
  const { start, management, world, book, pass, store, records } = await openSender();
  await store.changeWorld(world.key, { limits: { bookings: 100_000, sessions: 10 } });
  const { id } = await management.add(world, { url, types: [] });
  for (const status of ["delivered", "dead_letter"] as const) {
    for (let count = 0; count < mostKept + 50; count += 1) {
      const letter = { id: `${status}${count}`, type: "t", group: "g", body: "{}" };
      const { document = "" } = enqueueDelivery(records.deliveries, records.names.queue, id, letter, 0);
      const lists = [ofSubscription(id), withStatus(status, id)];
      const write = { collection: "webhooks.deliveries", id: `${id}.${letter.id}`, expected: "new", lists } as const;
      const ended = document.replace('"pending"', JSON.stringify(status));
      await store.commitDossiers({ world, atMs: 0, writes: [{ ...write, document: ended }] });
    }
  }
  start();
  for (let count = 0; count < 100; count += 1) await book(`P${count}`);
  await pass();
  const { counts } = (await management.show(world, id)) ?? {};
  assert.equal(counts?.dead_letter, mostKept);
  assert.ok(counts !== undefined && counts.delivered >= mostKept && counts.delivered <= mostKept + 100);
  for (const [event, isKept] of [
    ["delivered49", false],
    ["delivered160", true],
    ["dead_letter49", false],
    ["dead_letter50", true],
  ] as const) {
    assert.equal((await records.deliveries.read(world, `${id}.${event}`)) !== undefined, isKept, event);
  }
});

test("nobody is asked about worlds in which nobody is told", async () => {
  const { start, book, pass, store } = await openSender();
  let asked = 0;
  start({
    ...store,
    readEvents: async (...query) => {
      asked += 1;
      return store.readEvents(...query);
    },
    listDossiers: async (query) => {
      asked += 1;
      return store.listDossiers(query);
    },
  });
  await pass();
  const before = asked;
  for (let count = 0; count < 20; count += 1) await book(`P${count}`);
  await pass();
  assert.equal(asked, before);
});
