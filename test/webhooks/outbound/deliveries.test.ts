/** From a booking to its subscribers: who is told what, in which order, how often, and what becomes of deliveries that fail. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Webhook } from "standardwebhooks";
import { dueText } from "../../../src/administration/dueWork.js";
import { deliveryQueue } from "../../../src/webhooks/outbound/dueQueue.js";
import { secretOf } from "../../../src/webhooks/outbound/secrets.js";
import { startMs } from "../../jobs/setup.js";
import { answering, key, openSender } from "./sender.js";

const url = "https://receiver.test/hook";
const minute = 60_000;

test("a subscriber is told of each booking that is made, changed and cancelled from then on, and of nothing else", async () => {
  const { start, management, world, book, pass, told, received } = await openSender();
  start();
  await book("EARLY");
  await management.add(world, { url, types: [] });
  await book("ABC");
  await book("ABC", 2);
  await pass();
  await book("ABC", 3, "cancelled");
  await pass();
  assert.deepEqual(told(), ["booking.created ABC 1", "booking.changed ABC 2", "booking.cancelled ABC 3"]);
  assert.deepEqual(JSON.parse(received[0]?.body ?? ""), {
    type: "booking.created",
    timestamp: new Date(startMs).toISOString(),
    data: { pnr: "ABC", version: 1, status: "confirmed", world: "team-7", epoch: 1, resource: "gds://bookings/ABC" },
  });
  assert.match(received[0]?.id ?? "", /^evt_team-7_3_[0-9a-f]{8}$/);
});

test("a subscription hears of its types and its world alone", async () => {
  const { start, management, world, createWorld, book, pass, received } = await openSender();
  start();
  const other = await createWorld("team-8");
  await management.add(world, { url: `${url}?1`, types: ["booking.cancelled"] });
  await management.add(other, { url: `${url}?2`, types: [] });
  await book("ABC");
  await book("ABC", 2, "cancelled");
  await book("XYZ", 1, "confirmed", other);
  await pass();
  assert.deepEqual(received.map((one) => `${one.url.at(-1)} ${one.told}`).sort(), [
    "1 booking.cancelled ABC 2",
    "2 booking.created XYZ 1",
  ]);
});

test("what was booked while no server ran is told at the next start", async () => {
  const { start, management, world, book, pass, told } = await openSender();
  await management.add(world, { url, types: [] });
  await book("ABC");
  await pass();
  assert.deepEqual(told(), []);
  start();
  await pass();
  assert.deepEqual(told(), ["booking.created ABC 1"]);
});

test("a process that does not work by itself sends nothing", async () => {
  const { start, store, management, world, book, pass, told } = await openSender();
  start(store, false);
  await management.add(world, { url, types: [] });
  await book("ABC");
  await pass(3 * minute);
  assert.deepEqual(told(), []);
});

test("the official verifier accepts each attempt, by the secret of the subscription", async () => {
  const { start, management, world, book, pass, received } = await openSender(() => answering(500));
  start();
  const { id } = await management.add(world, { url, types: [] });
  await book("ABC");
  await pass(6000);
  assert.equal(received.length, 2);
  assert.equal(new Set(received.map((one) => one.id)).size, 1);
  assert.equal(new Set(received.map((one) => one.body)).size, 1);
  for (const { headers, body, atMs } of received) {
    assert.equal(headers["webhook-timestamp"], String(Math.floor(atMs / 1000)));
    const verifier = new Webhook(secretOf(key, id, 1));
    const { "webhook-id": eventId = "", "webhook-signature": signature } = headers;
    assert.equal(verifier.sign(eventId, new Date(atMs), body), signature);
  }
});

test("after a rotation deliveries have two signatures", async () => {
  const { start, management, world, book, pass, received } = await openSender();
  start();
  const { id } = await management.add(world, { url, types: [] });
  await management.rotate(world, id);
  await book("ABC");
  await pass();
  assert.equal(received[0]?.headers["webhook-signature"]?.split(" ").length, 2);
});

test("a delivery that fails is tried again by the schedule, and then given up", async () => {
  const { start, management, world, book, pass, received, warnings } = await openSender(() => answering(500));
  start();
  const { id } = await management.add(world, { url, types: [] });
  await book("ABC");
  await pass(3 * minute);
  const [first = 0, ...others] = received.map(({ atMs }) => atMs);
  assert.deepEqual(
    others.map((atMs) => atMs - first),
    [5000, 65_000],
  );
  assert.deepEqual((await management.show(world, id))?.counts, { pending: 0, delivered: 0, dead_letter: 1 });
  const [dead] = await management.deliveries(world, { subscription: id, isDead: true }, 10);
  assert.deepEqual([dead?.document.attempts, dead?.document.last?.outcome], [3, "status 500"]);
  assert.match(warnings.join("\n"), /gave up evt_team-7_\d+_[0-9a-f]{8} after 3 attempts, the last one: status 500/);
  assert.doesNotMatch(warnings.join("\n"), /receiver\.test|ABC/);
});

test("events of a PNR wait for each other, those of others do not, and a dead letter lets the next ones go on", async () => {
  const { start, management, world, book, pass, told } = await openSender(({ told: what }) =>
    answering(what.endsWith("ABC 1") ? 500 : 204),
  );
  start();
  await management.add(world, { url, types: [] });
  await book("ABC");
  await book("ABC", 2);
  await book("XYZ");
  await pass(6000);
  assert.deepEqual(told(), ["booking.created ABC 1", "booking.created XYZ 1", "booking.created ABC 1"]);
  await pass(3 * minute);
  assert.deepEqual(told().slice(3), ["booking.created ABC 1", "booking.changed ABC 2"]);
});

test("503 with Retry-After is tried again no sooner", async () => {
  const { start, management, world, book, pass, received } = await openSender(() =>
    received.length === 1 ? answering(503, 60_000) : answering(204),
  );
  start();
  await management.add(world, { url, types: [] });
  await book("ABC");
  await pass(3 * minute);
  const [first = 0, second = 0] = received.map(({ atMs }) => atMs);
  assert.deepEqual([received.length, second - first], [2, 60_000]);
});

test("410 pauses the subscription and loses nothing: what waits is sent when somebody resumes it", async () => {
  let isGone = true;
  const { start, management, world, book, pass, told, warnings } = await openSender(() =>
    answering(isGone ? 410 : 204),
  );
  start();
  const { id } = await management.add(world, { url, types: [] });
  await book("ABC");
  await book("ABC", 2);
  await pass();
  assert.equal(told().length, 1);
  await book("ABC", 3);
  await pass(5 * minute);
  assert.equal(told().length, 1);
  const overview = await management.show(world, id);
  assert.equal(overview?.subscription.status, "paused");
  assert.match(overview?.subscription.pausedBecause ?? "", /410/);
  assert.match(warnings.join("\n"), /paused, because its receiver answered 410 Gone/);
  isGone = false;
  await management.resume(world, id);
  await pass();
  assert.deepEqual(told().slice(1), ["booking.created ABC 1", "booking.changed ABC 2", "booking.changed ABC 3"]);
});

test("a paused subscription sends nothing until it is resumed, then everything in its order", async () => {
  const { start, management, world, book, pass, told } = await openSender();
  start();
  const { id } = await management.add(world, { url, types: [] });
  await management.pause(world, id);
  await book("ABC");
  await pass();
  await book("ABC", 2);
  await pass(5 * minute);
  assert.deepEqual(told(), []);
  await management.resume(world, id);
  await pass();
  assert.deepEqual(told(), ["booking.created ABC 1", "booking.changed ABC 2"]);
});

test("a receiver that hangs keeps no other waiting", async () => {
  let attempts = 0;
  const { start, management, world, book, pass, received } = await openSender(({ url: to }) => {
    if (!to.endsWith("?slow")) return answering(204);
    attempts += 1;
    return { kind: "unanswered", why: "timeout" };
  });
  start();
  await management.add(world, { url: `${url}?slow`, types: [] });
  await book("FIRST");
  await pass();
  assert.equal(attempts, 1);
  await management.add(world, { url, types: [] });
  for (let count = 0; count < 40; count += 1) await book(`PNR${count}`);
  await pass(1000);
  assert.equal(received.length - attempts, 40);
  assert.equal(attempts, 1);
  await pass(3 * minute);
  assert.ok(attempts > 40, "the others of the receiver that hung were tried later");
});

test("a dead letter is delivered again with the same id and body, from the start of the schedule", async () => {
  let isDown = true;
  const { start, management, world, book, pass, received } = await openSender(() => answering(isDown ? 500 : 204));
  start();
  await management.add(world, { url, types: [] });
  await book("ABC");
  await book("XYZ");
  await pass(3 * minute);
  assert.equal(received.length, 6);
  const [dead] = await management.deliveries(world, { isDead: true }, 10);
  assert.equal(await management.redeliver(world, dead?.id ?? ""), "sent");
  await pass(6000);
  assert.equal(received.length, 8, "it failed again, and was tried again");
  assert.equal(await management.redeliver(world, dead?.id ?? ""), "onItsWay");
  isDown = false;
  assert.equal(await management.redeliverDead(world, undefined), 1);
  await pass(3 * minute);
  assert.equal(received.length, 10);
  assert.deepEqual([...new Set(received.map((one) => `${one.id} ${one.body}`))].length, 2);
  assert.equal(await management.redeliver(world, dead?.id ?? ""), "sent", "what has arrived can be sent again, too");
  assert.equal(await management.redeliver(world, "nothing"), "missing");
});

test("the command of due work shows what waits and what was given up, and brings it back", async () => {
  const { start, management, world, book, pass, store } = await openSender(() => answering(500));
  start();
  const { id } = await management.add(world, { url, types: [] });
  await book("ABC");
  await pass();
  const task = { store, world, queues: [deliveryQueue()] };
  const usual = { ids: [], queue: undefined, isDead: false, isJson: false };
  assert.match(
    await dueText(task, { ...usual, action: "list" }),
    new RegExp(`^webhooks.out .* waits +${id}.evt_`, "m"),
  );
  await pass(3 * minute);
  assert.match(await dueText(task, { ...usual, action: "list", isDead: true }), new RegExp(`given up +${id}.evt_`));
  assert.match(await dueText(task, { ...usual, action: "retry", isDead: true }), /^wh_.* is due again\n$/);
  assert.deepEqual(await management.deliveries(world, { isDead: true }, 10), []);
  const [waiting] = await management.deliveries(world, { isDead: false }, 10);
  assert.equal(waiting?.due?.queue, "webhooks.out");
  assert.deepEqual((await management.show(world, id))?.counts, { pending: 1, delivered: 0, dead_letter: 0 });
  assert.equal(await management.redeliver(world, waiting?.id ?? ""), "onItsWay");
  assert.equal(waiting?.document.failures, 0, "from the start of the schedule");
});

test("a subscription that is removed is told nothing more, and its deliveries are gone", async () => {
  const { start, management, world, book, pass, told, store } = await openSender(() => answering(500));
  start();
  const { id } = await management.add(world, { url, types: [] });
  for (let count = 0; count < 100; count += 1) await book(`PNR${count}`);
  await pass();
  const attempts = told().length;
  assert.ok(await management.remove(world, id));
  await book("LATE");
  await pass(3 * minute);
  assert.equal(told().length, attempts);
  assert.equal(await store.countDossiers(world, "webhooks.deliveries"), 0);
  assert.equal(await store.countDossiers(world, "webhooks.cursors"), 0);
  assert.equal(await management.remove(world, id), false);
});

test("a removal that was broken off is ended by the next one", async () => {
  const { start, management, world, book, pass, store, records } = await openSender();
  start();
  const { id } = await management.add(world, { url, types: [] });
  await book("ABC");
  await pass();
  const gone = [records.subscriptions.write(id, "any", undefined), records.cursors.write(id, "any", undefined)];
  await store.commitDossiers({ world, atMs: 0, writes: gone });
  assert.equal(await management.remove(world, id), true);
  assert.equal(await store.countDossiers(world, "webhooks.deliveries"), 0);
  assert.equal(await management.remove(world, id), false);
});

test("a reset forgets subscriptions and what is on its way to them", async () => {
  const { start, management, world, book, pass, told, store, warnings } = await openSender(() => answering(500));
  start();
  await management.add(world, { url, types: [] });
  await book("ABC");
  await pass();
  await store.resetWorld(world.key);
  await book("XYZ", 1, "confirmed", { ...world, epoch: world.epoch + 1 });
  await pass(3 * minute);
  assert.deepEqual(told(), ["booking.created ABC 1"]);
  assert.deepEqual(warnings, []);
});

test("a subscription that came with an imported world sends nothing there until it is resumed, and then nothing from before", async () => {
  const { start, management, world, book, pass, told, store, records } = await openSender();
  const copy = await store.createWorld("copy", { ...world, contractVersion: "1.0.0" }, startMs);
  const { id } = await management.add(world, { url, types: [] });
  const subscription = await records.subscriptions.read(world, id);
  const cursor = await records.cursors.read(world, id);
  assert.ok(subscription !== undefined && cursor !== undefined);
  await store.commitDossiers({
    world: copy,
    atMs: startMs,
    writes: [
      records.subscriptions.write(id, "new", subscription.document),
      records.cursors.write(id, "new", { ...cursor.document, afterId: 500 }),
    ],
  });
  start();
  await book("ABC", 1, "confirmed", copy);
  await pass(5 * minute);
  assert.deepEqual(told(), []);
  await management.resume(copy, id);
  await book("XYZ", 1, "confirmed", copy);
  await pass();
  assert.deepEqual(told(), ["booking.created XYZ 1"]);
});
