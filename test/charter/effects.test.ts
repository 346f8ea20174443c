/** What each of the marketplace's events does to the record, whom it is told to, and what becomes of one that comes at the wrong time. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { effectOf } from "../../src/charter/effects/index.js";
import type { CharterEvent } from "../../src/charter/events.js";
import { createCollections, recordIn } from "../../src/charter/record.js";
import { responseFigures } from "../../src/charter/standing.js";
import type { OutboxEvent } from "../../src/store/index.js";
import { openMemoryStore } from "../../src/store/memory/index.js";
import { eventOf, minute, operator, otherOperator, quoteId, rfpId, threadId, tripId } from "./events.js";

const nowMs = Date.UTC(2026, 5, 1, 12);
const facts = {
  seed: "s",
  clock: { mode: "frozen", atMs: nowMs },
  limits: { bookings: 1000, sessions: 10 },
  contractVersion: "1.0.0",
} as const;

const openRecord = async () => {
  const store = openMemoryStore<unknown>({ mostWorlds: 2, warn: assert.fail });
  const world = await store.createWorld("w", facts, nowMs);
  const record = recordIn(createCollections(store), store, { key: world.key, epoch: world.epoch });
  let heard = 0;
  /** Commits what the event does. Gives its entities and the topics that were told. */
  const happen = async (event: CharterEvent) => {
    const outcome = await effectOf(event, record, nowMs);
    if (outcome.kind === "notYet") return { missing: outcome.missing };
    const { writes, entityIds } = outcome;
    if (writes.length > 0) {
      const done = await store.commitDossiers({ world: record.world, atMs: nowMs, writes });
      assert.equal(done.kind, "done");
    }
    const told = await store.readEvents("w", heard, 100);
    heard = told.at(-1)?.id ?? heard;
    return { entityIds, told: told.map(topicOf) };
  };
  return { record, happen };
};

const topicOf = (event: OutboxEvent): string =>
  event.kind === "dossier" ? `${event.topic} ${event.scopeId ?? "*"}` : "";

type Opened = Awaited<ReturnType<typeof openRecord>>;

const rfpIn = async ({ record }: Opened) => (await record.collections.rfps.read(record.world, rfpId))?.document;
const quoteIn = async ({ record }: Opened) => (await record.collections.quotes.read(record.world, quoteId))?.document;
const emailsIn = async ({ record }: Opened) =>
  (await record.collections.emails.list({ world: record.world, order: "oldest", limit: 10 })).dossiers.map(
    ({ document }) => document,
  );

/** A request with its trip and a quote. */
const openQuoted = async (): Promise<Opened> => {
  const opened = await openRecord();
  for (const event of [eventOf("trip_created", 0), eventOf("rfq_received", 1), eventOf("quote_received", 13)])
    await opened.happen(event);
  return opened;
};

describe("requests", () => {
  test("one that is made for a trip is kept, told of with its trip, and owes an e-mail", async () => {
    const opened = await openRecord();
    await opened.happen(eventOf("trip_created", 0));
    const event = eventOf("rfq_received", 1);
    const { entityIds, told } = await opened.happen(event);
    assert.deepEqual(entityIds, { rfp: rfpId, trip: tripId });
    assert.deepEqual(told, [`rfps/${rfpId} *`, `trips/${tripId} *`]);
    assert.deepEqual(await opened.record.rfpIdsOf(tripId), [rfpId]);
    assert.equal((await rfpIn(opened))?.segments[0]?.departureMs, Date.UTC(2026, 5, 15, 14));
    assert.deepEqual(
      (await emailsIn(opened)).map(({ eventId, about, status }) => [eventId, about, status]),
      [[event.event_id, [`rfps/${rfpId}`], "waiting"]],
    );
  });

  test("a change keeps what it does not name, and a cancelled one says so", async () => {
    const opened = await openQuoted();
    await opened.happen(eventOf("rfq_updated", 20));
    const rfp = await rfpIn(opened);
    assert.equal(rfp?.specialRequirements, "Two dogs");
    assert.equal(rfp?.deadlineMs, Date.UTC(2026, 5, 2, 18));
    assert.deepEqual((await opened.happen(eventOf("rfq_cancelled", 21))).told, [`rfps/${rfpId} *`]);
    assert.equal((await rfpIn(opened))?.status, "cancelled");
  });

  test("a confirmed booking books the request, a cancelled one cancels it, and both owe an e-mail", async () => {
    const opened = await openQuoted();
    const { entityIds } = await opened.happen(eventOf("booking_confirmed", 30));
    assert.deepEqual(entityIds, { rfp: rfpId, quote: quoteId });
    assert.equal((await rfpIn(opened))?.status, "booked");
    await opened.happen(eventOf("booking_updated", 31));
    assert.equal((await rfpIn(opened))?.status, "booked");
    await opened.happen(eventOf("booking_cancelled", 32));
    assert.equal((await rfpIn(opened))?.status, "cancelled");
    assert.deepEqual(
      (await emailsIn(opened)).map(({ eventType }) => eventType),
      ["rfq_received", "booking_confirmed", "booking_updated", "booking_cancelled"],
    );
  });
});

describe("quotes", () => {
  test("one that comes makes its operator, its thread and a message that shares it, and answers the request", async () => {
    const opened = await openQuoted();
    const { record } = opened;
    const quote = await quoteIn(opened);
    assert.deepEqual(
      [quote?.baseCents, quote?.taxesCents, quote?.responseMinutes, quote?.status],
      [4_500_000, 320_000, 12, "open"],
    );
    assert.deepEqual((await record.collections.operators.read(record.world, operator.id))?.document, {
      ...{ id: operator.id, name: operator.name, rating: 4.8, safetyRating: "ARGUS Gold" },
    });
    assert.equal((await record.collections.threads.read(record.world, threadId))?.document.operatorId, operator.id);
    const { messages, count } = await record.messagesOf(threadId, 10);
    assert.equal(count, 1);
    assert.deepEqual(messages, [
      {
        id: `${quoteId}.shared`,
        threadId,
        senderType: "system",
        contentType: "quote_shared",
        richContent: {
          type: "quote_shared",
          quote_id: quoteId,
          operator_name: operator.name,
          aircraft_type: "Citation X",
          price_usd: 48_200,
        },
        sentAtMs: Date.parse(minute(13)),
      },
    ]);
    assert.deepEqual((await rfpIn(opened))?.responses, [{ operatorId: "OP-001", answer: "quoted", minutes: 12 }]);
  });

  test("one is told as a change of its request and its thread", async () => {
    const opened = await openRecord();
    await opened.happen(eventOf("rfq_received", 1, { trip_id: undefined }));
    const { told, entityIds } = await opened.happen(eventOf("quote_received", 13));
    assert.deepEqual(told, [`threads/${threadId} *`, `rfps/${rfpId} *`]);
    assert.deepEqual(Object.keys(entityIds ?? {}), ["rfp", "quote", "operator", "thread", "message"]);
  });

  test("the same quote under another event's id changes nothing", async () => {
    const opened = await openQuoted();
    assert.deepEqual((await opened.happen(eventOf("quote_received", 14))).told, []);
    assert.equal((await rfpIn(opened))?.responses.length, 1);
  });

  test("a change holds its price, and an end its status; only an accepted one owes an e-mail", async () => {
    const opened = await openQuoted();
    assert.deepEqual((await opened.happen(eventOf("quote_updated", 14))).told, [`rfps/${rfpId} *`]);
    assert.deepEqual(
      [(await quoteIn(opened))?.baseCents, (await quoteIn(opened))?.notes],
      [4_000_000, "Pet-friendly aircraft available"],
    );
    for (const [type, status] of [
      ["quote_rejected", "rejected"],
      ["quote_expired", "expired"],
      ["quote_accepted", "accepted"],
    ] as const) {
      await opened.happen(eventOf(type, 15));
      assert.equal((await quoteIn(opened))?.status, status);
    }
    assert.deepEqual(
      (await emailsIn(opened)).map(({ eventType }) => eventType),
      ["rfq_received", "quote_accepted"],
    );
  });

  test("an event of an earlier instant than what is kept changes nothing", async () => {
    const opened = await openQuoted();
    await opened.happen(eventOf("quote_accepted", 30));
    const late = await opened.happen(eventOf("quote_expired", 29));
    assert.deepEqual(late, { entityIds: { rfp: rfpId, quote: quoteId }, told: [] });
    assert.equal((await quoteIn(opened))?.status, "accepted");
  });

  test("events that come before what they are about wait for it", async () => {
    const opened = await openRecord();
    assert.deepEqual(await opened.happen(eventOf("quote_updated", 14)), { missing: `quote ${quoteId} is not known` });
    assert.deepEqual(await opened.happen(eventOf("quote_received", 13)), { missing: `RFP ${rfpId} is not known` });
    for (const type of ["rfq_updated", "rfq_cancelled", "booking_confirmed", "message_received"] as const)
      assert.deepEqual(await opened.happen(eventOf(type, 14)), { missing: `RFP ${rfpId} is not known` });
    for (const type of ["trip_updated", "trip_cancelled"] as const)
      assert.deepEqual(await opened.happen(eventOf(type, 14)), { missing: `trip ${tripId} is not known` });
  });

  test("a quote of a known trip makes a request that nobody told of", async () => {
    const opened = await openRecord();
    await opened.happen(eventOf("trip_created", 0));
    await opened.happen(eventOf("quote_received", 13, { trip_id: tripId }));
    const rfp = await rfpIn(opened);
    assert.deepEqual([rfp?.tripId, rfp?.operators.length, rfp?.segments.length], [tripId, 1, 1]);
  });

  test("a price whose total is not the sum of its parts is refused", async () => {
    const opened = await openRecord();
    await opened.happen(eventOf("rfq_received", 1));
    const wrong = eventOf("quote_received", 13, { price: { base: 100, taxes: 10, total: 111 } });
    await assert.rejects(opened.happen(wrong), /price.total 111 is not 100 \+ 10/);
  });
});

describe("messages and trips", () => {
  test("a message joins its thread once, and everybody in the world hears of it", async () => {
    const opened = await openQuoted();
    assert.deepEqual((await opened.happen(eventOf("message_received", 20))).told, [`threads/${threadId} *`]);
    assert.deepEqual((await opened.happen(eventOf("message_received", 21))).told, []);
    const { messages, count } = await opened.record.messagesOf(threadId, 1);
    assert.equal(count, 2);
    assert.equal(messages[0]?.contentType === "text" && messages[0].content, "Wi-Fi is aboard.");
  });

  test("an operator that declines has answered, and one that quotes after all has quoted", async () => {
    const opened = await openQuoted();
    const declined = { thread_id: "TH-AAAAAA-OP-002", operator: otherOperator, declined: true };
    await opened.happen(eventOf("message_received", 61, declined));
    const rfp = await rfpIn(opened);
    assert.deepEqual(rfp && responseFigures(rfp), {
      ...{ operators: 2, responded: 2, pending: 0, firstMinutes: 12, averageMinutes: 36 },
    });
    const second = { quote_id: "QT-AAAAAA-002", thread_id: "TH-AAAAAA-OP-002", operator: otherOperator };
    await opened.happen(eventOf("quote_received", 91, second));
    assert.deepEqual((await rfpIn(opened))?.responses.at(-1), { operatorId: "OP-002", answer: "quoted", minutes: 90 });
  });

  test("a trip is made once, changed and cancelled", async () => {
    const opened = await openRecord();
    const { record, happen } = opened;
    assert.deepEqual((await happen(eventOf("trip_created", 0))).told, [`trips/${tripId} *`]);
    assert.deepEqual((await happen(eventOf("trip_created", 1))).told, []);
    await happen(eventOf("trip_updated", 2));
    await happen(eventOf("trip_cancelled", 3));
    const trip = (await record.collections.trips.read(record.world, tripId))?.document;
    assert.deepEqual([trip?.status, trip?.deepLink], ["cancelled", "https://avinode.example/trips/1b"]);
    assert.equal(trip?.segments.length, 1);
  });
});
