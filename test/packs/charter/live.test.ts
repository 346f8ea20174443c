/** The tools of charter in live mode, over HTTP: what goes out, when it is tried again, how failures end, and quotes that are asked for. */
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { handTimers } from "../../support/handTimers.js";
import { passing } from "../flights/passing.js";
import { type Recorder, type Scripted, startRecorder } from "../flights/recorder.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";

const keys = { avinodeApiKey: "token-of-a-canary", avinodeBearerToken: "bearer-of-a-canary" };
const flight = {
  ...{ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 },
  departure_date: "2026-06-15T14:00:00Z",
};
const rfp = { flight_details: flight, operator_ids: ["seller-1"] };
const waitsMs = [1000, 2000];

const trip: Scripted = {
  status: 200,
  body: {
    data: {
      tripId: "ABC123",
      actions: { searchInAvinode: { href: "https://sandbox.avinode.com/marketplace/trips/1" } },
    },
  },
};

const seller = { id: "seller-1", name: "A seller" };
const rfqWith = (...quotes: readonly object[]): Scripted => ({
  status: 200,
  body: {
    data: {
      ...{ id: "arfq-1", createdOn: "2026-06-01T12:00:00Z", quoteDeadline: "2026-06-02T18:00:00Z" },
      ...{ sellers: [seller], quotes },
    },
  },
});
const quote = {
  ...{ id: "aquote-1", seller, lift: { aircraftType: "Citation X" } },
  ...{ sellerPrice: { price: 48_200.5, currency: "USD" }, priceBreakdown: { base: 45_000, taxes: 3200.5 } },
  ...{ createdOn: "2026-06-01T12:12:00Z", validUntil: "2026-06-05T12:00:00Z" },
};

const refusal = (status: number): Scripted => ({ status, body: { meta: { errors: [{ title: "Not that way" }] } } });

interface Live {
  readonly avinode: Recorder;
  readonly server: Server;
  readonly logged: readonly string[];
  /** The call, with its waits passed by hand. */
  readonly call: (tool: string, input: object) => Promise<Outcome>;
}

const openLive = async (context: TestContext, settings: object = {}): Promise<Live> => {
  const avinode = await startRecorder();
  const timers = handTimers();
  const logged: string[] = [];
  const server = await openServer({
    settings: { mode: "auto", ...keys, avinodeApiUrl: avinode.url, ...settings },
    timers,
    // Its looks would be among the waits that are passed.
    work: false,
    log: createLog("debug", { write: (line) => void logged.push(line) }),
  });
  context.after(async () => {
    await server.runtime.close();
    await avinode.close();
  });
  const call: Live["call"] = (tool, input) => passing(timers, waitsMs, server.call(tool, input));
  return { avinode, server, logged, call };
};

const reasonOf = ({ isError, structured, text }: Outcome) => {
  assert.ok(isError, text);
  const about = Object(structured["data"] ?? structured);
  return { reason: about.reason, code: about.code, text: `${text} ${structured["message"]} ${about.hint}` };
};

describe("what goes out", () => {
  test("a trip: the document's headers and form, and its words come back", async (context) => {
    const { avinode, call, logged } = await openLive(context);
    avinode.answer(trip);
    const { structured } = await call("create_trip", { ...flight, return_date: "2026-06-18T20:30:00+02:00" });
    assert.deepEqual(
      [structured["trip_id"], structured["status"], structured["next_action"]],
      [...["ABC123", "created", "OPEN_AVINODE"]],
    );
    assert.equal(structured["message"], "Trip created. Open Avinode to search operators and send RFQs.");
    assert.equal(structured["deep_link"], "https://sandbox.avinode.com/marketplace/trips/1");
    assert.match(String(structured["notes"]), /no events reach this server/, "over stdio nothing tells of its RFPs");
    const [request] = avinode.requests;
    assert.ok(request);
    assert.equal(`${request.method} ${request.url}`, "POST /trips");
    const { headers } = request;
    assert.equal(headers["x-avinode-apitoken"], keys.avinodeApiKey);
    assert.equal(headers["x-avinode-product"], "JetVision/1.0");
    assert.equal(headers.authorization, `Bearer ${keys.avinodeBearerToken}`);
    assert.equal(headers.cookie, `AVI_JWT=${keys.avinodeBearerToken}`);
    assert.match(String(headers["x-avinode-senttimestamp"]), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { segments } = JSON.parse(request.body);
    assert.deepEqual(segments[1], {
      startAirport: { icao: "KVNY" },
      endAirport: { icao: "KTEB" },
      dateTime: { date: "2026-06-18", time: "18:30", departure: true, local: false },
      paxCount: "6",
    });
    assert.doesNotMatch(logged.join(""), /of-a-canary/);
  });

  test("airports and operators that this world does not know are the marketplace's to judge", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer(rfqWith());
    const elsewhere = { ...flight, departure_airport: "ZZZZ", passengers: 19 };
    const { structured } = await call("create_rfp", { ...rfp, flight_details: elsewhere });
    assert.deepEqual([structured["rfp_id"], structured["operators_notified"]], ["arfq-1", 1]);
  });

  test("a search for aircraft is not, and says what to call", async (context) => {
    const { avinode, call } = await openLive(context);
    const refused = reasonOf(await call("search_flights", { ...flight, departure_date: "2026-06-15" }));
    assert.equal(refused.reason, "NOT_OFFERED_LIVE");
    assert.match(refused.text, /create_trip/);
    assert.equal(avinode.requests.length, 0);
  });
});

describe("a service that fails", () => {
  test("is asked again after one and two seconds", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer({ status: 503, body: {} }, { status: 503, body: {} }, trip);
    assert.equal((await call("create_trip", flight)).isError, false);
    assert.equal(avinode.requests.length, 3);
  });

  test("to the end is the document's one reason", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer({ status: 503, body: {} });
    const { reason, code } = reasonOf(await call("create_trip", flight));
    assert.deepEqual([reason, code], ["AVINODE_API_ERROR", "TRANSPORT_ERROR"]);
    assert.equal(avinode.requests.length, 3);
    avinode.answer({ status: 200, body: { data: "nothing" } });
    assert.equal(reasonOf(await call("create_trip", flight)).reason, "AVINODE_API_ERROR");
  });

  test("because of the request is asked once, and its words are shown", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer(refusal(400));
    const { reason, text } = reasonOf(await call("create_rfp", rfp));
    assert.equal(reason, "UPSTREAM_REFUSED");
    assert.match(text, /Not that way/);
    assert.equal(avinode.requests.length, 1);
  });

  test("because of the credentials names the variable to renew, and shows no key", async (context) => {
    for (const status of [401, 403]) {
      const { avinode, call, logged } = await openLive(context);
      avinode.answer(refusal(status));
      const { reason, code, text } = reasonOf(await call("create_rfp", rfp));
      assert.deepEqual([reason, code], ["UPSTREAM_AUTH", "AUTHENTICATION_ERROR"]);
      assert.match(text, /token may have expired.*AVINODE_BEARER_TOKEN/);
      assert.doesNotMatch(`${text}${logged.join("")}`, /of-a-canary/);
    }
  });

  test("after it may have asked operators says that nobody knows, and is not asked again", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer({ status: 503, body: {} });
    assert.equal(reasonOf(await call("create_rfp", rfp)).reason, "OUTCOME_UNKNOWN");
    assert.equal(avinode.requests.length, 1);
  });
});

describe("quotes", () => {
  test("are asked for where no events come, and kept once", async (context) => {
    const { avinode, call } = await openLive(context);
    avinode.answer(rfqWith());
    await call("create_rfp", rfp);
    avinode.answer(rfqWith(quote));
    for (let times = 0; times < 2; times += 1) {
      const { structured } = await call("get_quotes", { rfp_id: "arfq-1" });
      const [only] = Object(structured["quotes"]);
      assert.equal(structured["total"], 1);
      assert.deepEqual([only.total_price_usd, only.response_time_minutes], [48_200.5, 12]);
    }
    const { structured: status } = await call("get_quote_status", { rfp_id: "arfq-1" });
    assert.deepEqual([status["responded"], status["first_response_time_minutes"]], [1, 12]);
    assert.equal(avinode.requests.at(-1)?.url, "/rfqs/arfq-1");
  });

  test("come as events where there is a secret, and one signed with it is taken", async (context) => {
    const { avinode, call, server } = await openLive(context, { avinodeWebhookSecret: "secret-of-a-canary" });
    avinode.answer(rfqWith());
    await call("create_rfp", rfp);
    const cancelled = { event_type: "rfq_cancelled", event_id: "e-1", timestamp: "2026-06-01T12:30:00Z" };
    assert.equal((await server.deliver({ ...cancelled, rfp_id: "arfq-1" }))[0], 200);
    assert.equal(Object(await server.read("charter://rfps/arfq-1"))["status"], "cancelled");
  });

  test("an event that is faster than the answer to its request holds, and both are kept", async (context) => {
    const { avinode, call, server } = await openLive(context, { avinodeWebhookSecret: "secret-of-a-canary" });
    const received = {
      event_type: "rfq_received",
      event_id: "e-1",
      timestamp: "2026-06-01T12:00:00Z",
      rfp_id: "arfq-1",
    };
    const asked = { segments: [], operators: [seller], deadline: "2026-06-02T18:00:00Z" };
    const cancelled = {
      event_type: "rfq_cancelled",
      event_id: "e-2",
      timestamp: "2026-06-01T12:00:01Z",
      rfp_id: "arfq-1",
    };
    for (const event of [{ ...received, ...asked }, cancelled]) {
      await server.deliver(event);
      await server.read("charter://status");
    }
    avinode.answer(rfqWith());
    assert.equal((await call("create_rfp", rfp)).structured["rfp_id"], "arfq-1");
    const { status, segments } = Object(await server.read("charter://rfps/arfq-1"));
    assert.deepEqual([status, segments.length], ["cancelled", 1]);
  });

  test("without a secret no event is taken", async (context) => {
    const { server } = await openLive(context);
    const event = { event_type: "rfq_cancelled", event_id: "e-1", timestamp: "2026-06-01T12:30:00Z", rfp_id: "r" };
    assert.equal((await server.deliver(event))[0], 401);
    assert.equal(Object(await server.read("charter://status"))["webhooks"].taken, false);
  });
});
