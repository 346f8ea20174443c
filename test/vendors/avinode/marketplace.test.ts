/** The marketplace at work: what it tells, in which order, how often, and what becomes of what nobody takes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoredWorld } from "../../../src/store/index.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { charterOperators } from "../../../src/travel/world/charter/index.js";
import { vendor } from "../../../src/vendors/avinode/facade/index.js";
import { threadIdOf } from "../../../src/vendors/avinode/pulled.js";
import { callOn, newPlace } from "../facadeClient.js";
import { clientOf, openMarket, segment } from "./market.js";

const sellerIds = charterOperators.map(({ id }) => id);
const days = 24 * 60;

test("nothing is told before its minute, each event once, in the order of time, however the clock is moved", async () => {
  const steps = await openMarket("steps");
  const leap = await openMarket("steps");
  for (const { client, call } of [steps, leap]) await client.createRfq({ segments: [segment()], sellerIds }, call());
  const inSteps = [];
  for (const minutes of [0, 1, 3, 30, 180, 2 * days, 4 * days + 180]) {
    const events = await steps.told(minutes);
    const until = steps.after(minutes).nowMs;
    for (const { timestamp } of events) assert.ok(Date.parse(timestamp) <= until);
    inSteps.push(...events);
  }
  assert.ok(inSteps.length >= 2);
  assert.deepEqual(await leap.told(4 * days + 180), inSteps);
  assert.deepEqual(await leap.told(9 * days), []);
  const instants = inSteps.map(({ timestamp }) => Date.parse(timestamp));
  assert.deepEqual(
    instants,
    instants.toSorted((left, right) => left - right),
  );
  assert.deepEqual(await steps.told(9 * days), []);
});

test("every quote that comes expires four days later", async () => {
  const { client, call, told } = await openMarket();
  await client.createRfq({ segments: [segment()], sellerIds }, call());
  const events = await told(9 * days);
  const quotes = events.flatMap((event) => (event.event_type === "quote_received" ? [event] : []));
  assert.ok(quotes.length > 0);
  for (const { quote_id, valid_until, timestamp, price } of quotes) {
    assert.equal(Date.parse(valid_until) - Date.parse(timestamp), 4 * days * 60_000);
    assert.equal(price.total, price.base + price.taxes);
    const ends = events.filter((event) => event.event_type === "quote_expired" && event.quote_id === quote_id);
    assert.deepEqual(
      ends.map((event) => event.timestamp),
      [valid_until],
    );
  }
});

test("an operator answers a message within twenty minutes, in its thread", async () => {
  const { client, call, told } = await openMarket();
  const { id } = await client.createRfq({ segments: [segment()], sellerIds: ["OP-001"] }, call());
  await told(200);
  const threadId = threadIdOf(id, "OP-001");
  const { id: messageId } = await client.sendMessage({ rfqId: id, threadId, message: "Pets?" }, call(200));
  const [reply, ...others] = await told(220);
  assert.deepEqual(others, []);
  assert.ok(reply?.event_type === "message_received");
  assert.deepEqual([reply.thread_id, reply.rfp_id, reply.operator.id], [threadId, id, "OP-001"]);
  assert.equal(reply.message_id, `${messageId}-R`);
  assert.equal(reply.declined, undefined);
});

test("a trip for which no aircraft is large enough brings nothing", async () => {
  const { client, call, told } = await openMarket();
  await client.createTrip({ segments: [segment("KTEB", "KVNY", "2026-07-15", "19")] }, call());
  assert.deepEqual(await told(9 * days), []);
});

test("what is not taken is told again, those behind it wait, and in the end it is a dead letter that stops nobody", async () => {
  let isDown = true;
  const market = await openMarket("down", async () => {
    if (isDown) throw new Error("nobody takes it");
    return [];
  });
  const { client, call, told, place } = market;
  await client.createRfq({ segments: [segment()], sellerIds }, call());
  assert.deepEqual(await told(180), []);
  isDown = false;
  assert.deepEqual(await told(180), []);
  const events = await told(181);
  assert.ok(events.length >= 2);
  isDown = true;
  await client.createRfq({ segments: [segment()], sellerIds: ["OP-001"] }, call(200));
  for (let minutes = 200; minutes < 1000; minutes += 1) assert.deepEqual(await told(minutes), []);
  assert.equal(await place.store.countDossiers(place.stored, "avinode.answers", "status=dead_letter"), 1);
});

test("of one request, workers get one answer at a time, whoever is free", async () => {
  const { client, call, place, after } = await openMarket();
  for (let count = 0; count < 2; count += 1) await client.createRfq({ segments: [segment()], sellerIds }, call());
  const { stored: world, store } = place;
  const claim = { world, queue: "avinode.answers", nowMs: after(181).nowMs, realNowMs: 0, leaseMs: 1000, limit: 50 };
  assert.equal((await store.claimDue(claim)).length, 2);
});

test("after a reset the same calls bring the same quotes, as events that no receiver takes for the earlier ones", async () => {
  const { world, nowMs } = await newPlace(undefined, "reset");
  const store = await openMemoryStore<unknown>({ mostWorlds: 1, warn: assert.fail });
  const stored = await store.createWorld(
    "reset",
    { seed: "reset", clock: { mode: "real" }, limits: { bookings: 40, sessions: 1 }, contractVersion: "1.0.0" },
    0,
  );
  const told = async (at: StoredWorld) => {
    const place = { store, stored: at, world, nowMs, scopeId: "one" };
    const { id } = await clientOf().createRfq({ segments: [segment()], sellerIds }, callOn(vendor, place));
    const claim = {
      world: at,
      queue: "avinode.answers",
      nowMs: nowMs + 180 * 60_000,
      realNowMs: 0,
      leaseMs: 1,
      limit: 1,
    };
    const [dossier] = await store.claimDue(claim);
    const [event] = JSON.parse(dossier?.document ?? "").events;
    return { id, event };
  };
  const before = await told(stored);
  const again = await told(await store.resetWorld(stored.key));
  assert.equal(again.id, before.id);
  assert.deepEqual({ ...again.event, event_id: "" }, { ...before.event, event_id: "" });
  assert.notEqual(again.event.event_id, before.event.event_id);
});
