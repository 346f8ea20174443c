/** The facade of Avinode, and the client on it: trips, requests, messages, and what is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { charterOperators } from "../../../src/travel/world/charter/index.js";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import { refusalsOf } from "../../../src/vendors/avinode/client.js";
import { vendor } from "../../../src/vendors/avinode/facade/index.js";
import { eventsOf, threadIdOf } from "../../../src/vendors/avinode/pulled.js";
import { createJudge } from "../answerSchemas.js";
import { ask } from "../facadeClient.js";
import { headers, openMarket, segment } from "./market.js";

const judge = createJudge("avinode");
const sellerIds = ["OP-001", "OP-002", "OP-003"];
const sellers = sellerIds.map((id) => ({ id }));

const post = async (market: Awaited<ReturnType<typeof openMarket>>, path: string, body: unknown, minutes = 0) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await ask(vendor, market.after(minutes), path, { method: "POST", headers, body: text });
  return { status: answer.status, text: answer.body, value: JSON.parse(answer.body) };
};

test("a trip has a link for a person that leads nowhere", async () => {
  const market = await openMarket();
  const { status, value } = await post(market, "/trips", {
    segments: [segment(), segment("KVNY", "KTEB", "2026-07-18")],
  });
  assert.equal(status, 201);
  judge("trip", value);
  const trip = await market.client.createTrip({ segments: [segment()] }, market.call());
  assert.match(trip.tripId, /^TRIP-2026-06-01-[A-Z2-7]{6}$/);
  assert.equal(trip.deepLink, `https://avinode.example/marketplace/trips/${trip.tripId}/search`);
});

test("the answers to a request are there when their minutes have passed, and the same in every world of the seed", async () => {
  const [one, two] = [await openMarket(), await openMarket()];
  const ids: string[] = [];
  for (const { client, call } of [one, two])
    ids.push((await client.createRfq({ segments: [segment()], sellerIds, externalId: "one" }, call())).id);
  assert.equal(ids[0], ids[1]);
  const at = async (minutes: number) => {
    const path = `/rfqs/${ids[0]}`;
    const [left, right] = [
      await ask(vendor, one.after(minutes), path, { headers }),
      await ask(vendor, two.after(minutes), path, { headers }),
    ];
    assert.equal(left.body, right.body);
    judge("rfq", JSON.parse(left.body));
    return one.client.getRfq(ids[0] ?? "", one.call(minutes));
  };
  const atOnce = await at(0);
  assert.deepEqual([atOnce.quotes, atOnce.declines, atOnce.sellers.map(({ id }) => id)], [[], [], sellerIds]);
  assert.equal(atOnce.quoteDeadline, "2026-06-02T18:00:00Z");
  assert.equal((await at(3)).quotes.length, 1);
  const all = await at(181);
  for (const { basePrice, taxes, totalPrice, status } of all.quotes) {
    assert.equal(totalPrice, basePrice + taxes);
    assert.equal(status, "received");
  }
  const later = await at(181 + 4 * 24 * 60);
  assert.deepEqual(new Set(later.quotes.map(({ status }) => status)), new Set(["expired"]));
});

test("a request that is sent again under its external id is the same one, and another under it is refused", async () => {
  const { client, call, told } = await openMarket();
  const asked = { segments: [segment()], sellerIds, externalId: "mine" };
  const first = await client.createRfq(asked, call());
  assert.deepEqual(await client.createRfq(asked, call(2)), first);
  await assert.rejects(client.createRfq({ ...asked, sellerIds: ["OP-004"] }, call()), (error) => {
    assert.ok(error instanceof UpstreamFailure);
    assert.equal(refusalsOf(error)[0]?.code, "EXTERNAL_ID_IN_USE");
    return true;
  });
  const trip = await client.createTrip({ segments: [segment()], externalId: "mine" }, call());
  assert.deepEqual(await client.createTrip({ segments: [segment()], externalId: "mine" }, call()), trip);
  const events = await told(6 * 24 * 60);
  assert.equal(new Set(events.map(({ event_id }) => event_id)).size, events.length);
});

test("what webhooks bring and what a question brings are the same events", async () => {
  for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
    const { client, call, told } = await openMarket(seed);
    const { id } = await client.createRfq(
      { segments: [segment()], sellerIds: charterOperators.map(({ id: each }) => each) },
      call(),
    );
    const minutes = 181 + 4 * 24 * 60;
    const byId = (left: { readonly event_id: string }, right: { readonly event_id: string }) =>
      left.event_id < right.event_id ? -1 : 1;
    const pulled = eventsOf(await client.getRfq(id, call(minutes)));
    assert.deepEqual(pulled.toSorted(byId), (await told(minutes)).toSorted(byId));
  }
});

test("a message is taken in the thread of an operator that was asked, and in no other", async () => {
  const market = await openMarket();
  const { client, call } = market;
  const { id } = await client.createRfq({ segments: [segment()], sellerIds }, call());
  const threadId = threadIdOf(id, "OP-002");
  const sent = await client.sendMessage({ rfqId: id, threadId, message: "Is Wi-Fi on board?" }, call(10));
  assert.deepEqual([sent.threadId, sent.createdOn], [threadId, "2026-06-01T12:10:00Z"]);
  judge("message", (await post(market, `/rfqs/${id}/messages`, { threadId, message: "And pets?" })).value);
  const refusals: readonly (readonly [string, unknown, number])[] = [
    [`/rfqs/${id}/messages`, { threadId: threadIdOf(id, "OP-005"), message: "Hello" }, 404],
    [`/rfqs/${id}/messages`, { threadId, message: " " }, 400],
    [`/rfqs/${id}/messages`, { threadId, message: "x".repeat(4001) }, 400],
    [`/rfqs/${id}/messages`, { message: "Hello" }, 400],
    ["/rfqs/RFP-2026-06-01-AAAAAA/messages", { threadId, message: "Hello" }, 404],
  ];
  for (const [path, body, expected] of refusals) {
    const { status, value, text } = await post(market, path, body);
    assert.equal(status, expected, text);
    judge("error", value);
  }
});

test("the request of a trip is not there before somebody has sent it", async () => {
  const { client, call, told, after } = await openMarket();
  const { tripId } = await client.createTrip({ segments: [segment()] }, call());
  const rfqId = tripId.replace("TRIP", "RFP");
  assert.equal((await ask(vendor, after(4), `/rfqs/${rfqId}`, { headers })).status, 404);
  const rfq = await client.getRfq(rfqId, call(5));
  assert.deepEqual([rfq.tripId, rfq.sellers.length, rfq.createdOn], [tripId, 3, "2026-06-01T12:05:00Z"]);
  const [sent, ...answers] = await told(200);
  assert.deepEqual([sent?.event_type, sent?.timestamp], ["rfq_received", "2026-06-01T12:05:00Z"]);
  assert.ok(answers.length > 0);
  for (const event of answers) assert.equal("rfp_id" in event && event.rfp_id, rfqId);
});

test("a body that is no request is refused in the vendor's form, and nothing is kept of it", async () => {
  const market = await openMarket();
  const good = segment();
  const bodies: readonly unknown[] = [
    ...["", "{", "null", "[]", "1", '"x"'],
    {},
    { segments: [] },
    { segments: {} },
    { segments: [null] },
    { segments: Array.from({ length: 11 }, () => good) },
    { segments: [{ ...good, startAirport: { icao: "KTE" } }] },
    { segments: [{ ...good, startAirport: { icao: "XXXX" } }] },
    { segments: [{ ...good, startAirport: "KTEB" }] },
    { segments: [{ ...good, endAirport: good.startAirport }] },
    ...["0", "20", "-1", "six", "", 1.5, null].map((paxCount) => ({ segments: [{ ...good, paxCount }] })),
    ...["2026-02-30", "2020-01-01", "today", null].map((date) => ({
      segments: [{ ...good, dateTime: { ...good.dateTime, date } }],
    })),
    { segments: [{ ...good, dateTime: { ...good.dateTime, time: "25:00" } }] },
    { segments: [{ ...good, dateTime: { ...good.dateTime, departure: false } }] },
    { segments: [segment("KTEB", "KVNY", "2026-07-20"), good] },
  ];
  const requests = bodies.map((body) => (typeof body === "object" && body !== null ? { sellers, ...body } : body));
  const rfqs = [
    { segments: [good] },
    { segments: [good], sellers: [] },
    { segments: [good], sellers: ["OP-001"] },
    { segments: [good], sellers: [{ id: "OP-999" }] },
    { segments: [good], sellers, quoteDeadline: "2026-06-01T11:59:59Z" },
    { segments: [good], sellers, quoteDeadline: "tomorrow" },
    { segments: [good], sellers, buyerMessage: "x".repeat(4001) },
    { segments: [good], sellers, externalRfqId: "x".repeat(101) },
  ];
  const asked = [
    ...bodies.map((body) => ["/trips", body] as const),
    ...[...requests, ...rfqs].map((body) => ["/rfqs", body] as const),
  ];
  for (const [path, body] of asked) {
    const { status, value, text } = await post(market, path, body);
    assert.equal(status, 400, `${JSON.stringify(body)}: ${text}`);
    judge("error", value);
  }
  assert.equal((await post(market, "/rfqs", { segments: [good], sellers, tripId: "TRIP-1" })).status, 404);
  assert.equal(await market.place.store.countDossiers(market.place.stored, "avinode.rfqs"), 0);
});

test("local times are those of the airport, and a time that the clocks skip is refused", async () => {
  const market = await openMarket();
  const local = (date: string, time: string) => ({
    ...segment(),
    dateTime: { date, time, departure: true, local: true },
  });
  const { value } = await post(market, "/rfqs", { sellers, segments: [local("2026-07-15", "10:00")] });
  assert.equal(value.data.segments[0].dateTime.time, "14:00");
  assert.equal((await post(market, "/rfqs", { sellers, segments: [local("2027-03-14", "02:30")] })).status, 400);
});

test("any keys will do, but for none and for such as look real", async () => {
  const { place } = await openMarket();
  const withKeys = async (given: Readonly<Record<string, string>>) => {
    const { status, body } = await ask(vendor, place, "/rfqs/RFP-1", { headers: given });
    judge("error", JSON.parse(body));
    return status;
  };
  assert.equal(await withKeys(headers), 404);
  assert.equal(await withKeys({}), 401);
  assert.equal(await withKeys({ authorization: headers.authorization }), 401);
  assert.equal(await withKeys({ ...headers, authorization: "Bearer " }), 401);
  assert.equal(await withKeys({ ...headers, authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln" }), 403);
});

test("a full world takes no more requests, and says so", async () => {
  const market = await openMarket();
  let last = await post(market, "/rfqs", { segments: [segment()], sellers });
  while (last.status === 201) last = await post(market, "/rfqs", { segments: [segment()], sellers });
  judge("error", last.value);
  assert.deepEqual([last.status, last.value.meta.errors[0].code], [422, "WORLD_FULL"]);
});
