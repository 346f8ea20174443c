/** Events that come in by webhook: what is taken, in which order it holds, who hears of it, and what becomes of those that cannot be done. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CharterEvent } from "../../../src/charter/events.js";
import { eventOf, quoteId, rfpId, threadId, tripId } from "../../charter/events.js";
import { openServer, type Server } from "./inProcess.js";

const served = (play: (server: Server) => Promise<void>) => async (): Promise<void> => {
  const server = await openServer();
  try {
    await play(server);
  } finally {
    await server.runtime.close();
  }
};

const at = (minutes: number): string => new Date(Date.UTC(2026, 5, 1, 12, minutes)).toISOString();

const eventUri = ({ event_id }: CharterEvent): string => `charter://webhooks/events/${event_id}`;

/** What is shown of an event. */
const shown = async ({ read }: Server, event: CharterEvent) => Object(Object(await read(eventUri(event)))["event"]);

/** Takes an event in and waits until it is done. Gives its status. */
const happen = async (server: Server, event: CharterEvent): Promise<string> => {
  assert.deepEqual(await server.deliver(event), [200, '{"received":true}']);
  return (await shown(server, event)).processing_status;
};

const happenAll = async (server: Server, ...events: readonly CharterEvent[]): Promise<void> => {
  for (const event of events) assert.equal(await happen(server, event), "completed", event.event_type);
};

const begun = [eventOf("trip_created", 0), eventOf("rfq_received", 1), eventOf("quote_received", 2)] as const;

describe("what comes in", () => {
  test(
    "is kept once, however often it comes",
    served(async (server) => {
      const event = eventOf("trip_created", 0);
      await happenAll(server, event, event);
      assert.equal((await shown(server, event)).retry_count, 0);
      assert.equal(Object(await server.read("charter://webhooks/pending"))["count"], 0);
    }),
  );

  test(
    "is refused with another signature, with other bytes, and in another form",
    served(async (server) => {
      const event = eventOf("trip_created", 0);
      assert.deepEqual(await server.deliver(event, "00"), [401, '{"error":"Invalid signature"}']);
      const [status, body] = await server.deliver({ ...event, segments: "none" });
      assert.equal(status, 400);
      assert.equal(Object(JSON.parse(body))["field"], "segments");
      assert.equal((await server.deliver({ ...event, event_type: "trip_sold" }))[0], 400);
      await assert.rejects(server.read(eventUri(event)), /Resource not found/);
    }),
  );

  test(
    "of each of the fifteen types is done, and told of with what it changed",
    served(async (server) => {
      const [rfp, trip, thread] = [
        `charter://rfps/${rfpId}`,
        `charter://trips/${tripId}`,
        `charter://threads/${threadId}`,
      ];
      const expected: readonly (readonly [CharterEvent["event_type"], object, readonly string[]])[] = [
        ["trip_created", {}, [trip]],
        ["trip_updated", {}, [trip]],
        ["rfq_received", {}, [rfp, trip]],
        ["rfq_updated", {}, [rfp]],
        ["quote_received", {}, [thread, rfp]],
        ["quote_updated", {}, [rfp]],
        ["message_received", {}, [thread]],
        ["quote_rejected", {}, [rfp]],
        ["quote_expired", {}, [rfp]],
        ["quote_accepted", {}, [rfp]],
        ["booking_confirmed", {}, [rfp]],
        ["booking_updated", {}, [rfp]],
        ["booking_cancelled", {}, [rfp]],
        ["rfq_cancelled", {}, [rfp]],
        ["trip_cancelled", {}, [trip]],
      ];
      for (const [index, [type, changes, uris]] of expected.entries()) {
        const event = eventOf(type, index, changes);
        server.setNow(at(index));
        server.told();
        await happenAll(server, event);
        const told = server.told().filter((uri) => !uri.includes("webhooks/"));
        assert.deepEqual(told, uris, type);
      }
      const { webhooks, emails } = Object(await server.read("charter://status"));
      assert.deepEqual([webhooks.unsent_emails, emails.sent], [0, 5]);
    }),
  );

  test(
    "is told of as an event, and with the lists of what is pending and what is dead",
    served(async (server) => {
      const event = eventOf("trip_created", 0);
      await server.deliver(event);
      assert.deepEqual(
        new Set(server.told().filter((uri) => uri.includes("webhooks/"))),
        new Set([eventUri(event), "charter://webhooks/pending", "charter://webhooks/dead-letters"]),
      );
    }),
  );

  test(
    "is told to the session that made the request",
    served(async (server) => {
      const operator_ids = ["OP-001"];
      const flight_details = {
        ...{ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 },
        departure_date: "2026-06-15T14:00:00Z",
      };
      const { structured } = await server.call("create_rfp", { flight_details, operator_ids });
      const rfp_id = String(structured["rfp_id"]);
      server.told();
      await happenAll(server, eventOf("rfq_cancelled", 1, { rfp_id }));
      const about = server.told().filter((uri) => uri.startsWith("charter://rfps/"));
      assert.deepEqual(about, [`charter://rfps/${rfp_id} to stdio-session-of-the-test`]);
      const thread_id = `TH-${rfp_id.slice(-6)}-OP-001`;
      const closed = await server.call("send_message", { thread_id, message: "Hello" });
      assert.equal(closed.structured["reason"], "THREAD_NOT_FOUND");
    }),
  );
});

describe("events that overtake each other", () => {
  test(
    "a change waits for its quote, and does not hold it up",
    served(async (server) => {
      const [trip, rfq, quote] = begun;
      await happenAll(server, trip, rfq);
      const update = eventOf("quote_updated", 3);
      assert.equal(await happen(server, update), "failed");
      await happenAll(server, quote);
      server.setNow(at(2));
      assert.equal((await shown(server, update)).processing_status, "completed");
      const { quotes } = Object(await server.read(`charter://rfps/${rfpId}`));
      assert.equal(quotes[0].total_price_usd, 43_000);
    }),
  );

  test(
    "one that never can be done is tried after 2, 4, 8, 16 and 32 minutes, and then is a dead letter, the newest first",
    served(async (server) => {
      const [first, second] = [eventOf("quote_updated", 0), eventOf("quote_updated", 0)];
      await server.deliver(first);
      await server.deliver(second);
      let minutes = 0;
      for (const [index, wait] of [2, 4, 8, 16, 32].entries()) {
        const { processing_status, retry_count, next_retry_at, error_message } = await shown(server, first);
        minutes += wait;
        assert.deepEqual([processing_status, retry_count, next_retry_at], ["failed", index + 1, at(minutes)]);
        assert.equal(error_message, `quote ${quoteId} is not known`);
        server.setNow(at(minutes));
      }
      assert.equal((await shown(server, first)).processing_status, "dead_letter");
      const { count, events } = Object(await server.read("charter://webhooks/dead-letters"));
      assert.equal(count, 2);
      assert.deepEqual(
        events.map((event: { event_id: string }) => event.event_id),
        [second.event_id, first.event_id],
      );
      assert.equal(Object(await server.read("charter://webhooks/pending"))["count"], 0);
    }),
  );

  test(
    "the same retries come of one jump of the clock",
    served(async (server) => {
      const event = eventOf("quote_updated", 0);
      await server.deliver(event);
      server.setNow(at(24 * 60));
      const { processing_status, retry_count, processed_at } = await shown(server, event);
      assert.deepEqual([processing_status, retry_count, processed_at], ["dead_letter", 5, at(62)]);
    }),
  );
});
