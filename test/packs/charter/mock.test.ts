/** The tools of charter in mock mode: what they answer, what they refuse, and what comes later by the world's clock. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type {
  CreateRfpOutput,
  CreateTripOutput,
  GetQuoteStatusOutput,
  GetQuotesOutput,
  SearchFlightsOutput,
} from "../../../generated/charter/types.js";
import { product } from "../../../src/product.js";
import { eventOf, operator, rfpId } from "../../charter/events.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";

const search = { departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6, departure_date: "2026-06-15" };
const flight = { ...search, departure_date: "2026-06-15T14:00:00Z" };
const rfp = { flight_details: flight, operator_ids: ["OP-001", "OP-002", "OP-003"] };

/** The structure of a result, checked against the contract by the server. */
const given = <Output>(
  { isError, text, structured }: Outcome,
  isOutput: (value: object) => value is Output & object,
): Output => {
  assert.equal(isError, false, text);
  assert.ok(isOutput(structured));
  return structured;
};
const isSearch = (value: object): value is SearchFlightsOutput => "aircraft" in value;
const isRfp = (value: object): value is CreateRfpOutput => "operators_notified" in value;
const isTrip = (value: object): value is CreateTripOutput => "deep_link" in value;
const isStatus = (value: object): value is GetQuoteStatusOutput => "pending" in value;
const isQuotes = (value: object): value is GetQuotesOutput => "quotes" in value;

/** Runs on a server of its own. */
const served =
  (play: (server: Server) => Promise<void>, parts: Parameters<typeof openServer>[0] = {}) =>
  async (): Promise<void> => {
    const server = await openServer(parts);
    try {
      await play(server);
    } finally {
      await server.runtime.close();
    }
  };

const refused = async (server: Server, tool: string, input: object): Promise<Readonly<Record<string, unknown>>> => {
  const { isError, text, structured } = await server.call(tool, input);
  assert.ok(isError, text);
  assert.doesNotMatch(`${text} ${structured["hint"]}`, /\(none\)|\{[a-z]|undefined/i);
  return structured;
};

describe("search_flights", () => {
  test(
    "shows three to five of the aircraft that fit, whole, and the same ones to the same question",
    served(async ({ call }) => {
      const { aircraft, total, query_time_ms } = given(await call("search_flights", search), isSearch);
      assert.equal(total, 5);
      assert.ok(aircraft.length >= 3 && aircraft.length <= 5);
      const price = aircraft.find(({ id }) => id === "AC-001")?.estimated_price_usd ?? 0;
      assert.ok(price > 40_500 && price < 49_500, `${price}`);
      const again = given(await call("search_flights", search), isSearch);
      assert.deepEqual(again, { aircraft, total, query_time_ms, notes: again.notes });
    }),
  );

  test(
    "filters by category and by party",
    served(async ({ call }) => {
      const heavy = given(await call("search_flights", { ...search, aircraft_category: "heavy" }), isSearch);
      assert.deepEqual(
        heavy.aircraft.map(({ id }) => id),
        ["AC-002"],
      );
      const large = given(await call("search_flights", { ...search, passengers: 15 }), isSearch);
      assert.deepEqual(
        large.aircraft.map(({ id }) => id),
        ["AC-005"],
      );
      const none = await call("search_flights", { ...search, passengers: 19 });
      assert.match(none.text, /^No aircraft takes the party\.\nNext: /);
    }),
  );

  test(
    "refuses what is no ICAO code, in the document's words, and says what was meant",
    served(async (server) => {
      const { text, structured } = await server.call("search_flights", { ...search, departure_airport: "ABC" });
      assert.equal(text, "Invalid parameter: departure_airport must be ICAO code");
      const { code, field, value, expected } = structured;
      assert.deepEqual(
        { code, field, value, expected },
        {
          ...{ code: "VALIDATION_ERROR", field: "departure_airport", value: "ABC", expected: "^[A-Z]{4}$" },
        },
      );
      for (const [written, meant] of [
        ["JFK", "KJFK"],
        ["kteb", "KTEB"],
        ["Teterboro", "KTEB"],
      ] as const) {
        const { corrected } = await refused(server, "search_flights", { ...search, departure_airport: written });
        assert.equal(corrected, meant);
      }
    }),
  );

  test(
    "refuses airports that are not known or the same, and days that are over there",
    served(async (server) => {
      for (const [changes, reason, field] of [
        [{ departure_airport: "ZZZZ" }, "UNKNOWN_AIRPORT", "departure_airport"],
        [{ arrival_airport: "KTEB" }, "SAME_AIRPORT", "arrival_airport"],
        [{ departure_date: "2026-05-31" }, "DATE_IN_PAST", "departure_date"],
      ] as const) {
        const refusal = await refused(server, "search_flights", { ...search, ...changes });
        assert.deepEqual([refusal["reason"], refusal["field"]], [reason, field]);
        assert.doesNotMatch(String(refusal["hint"]), /^\s|\s\s/);
      }
    }),
  );
});

describe("create_rfp", () => {
  test(
    "names the RFP, how many operators were asked, each once, and until when they may answer",
    served(async ({ call }) => {
      const made = given(await call("create_rfp", { ...rfp, operator_ids: ["OP-001", "OP-001", "OP-002"] }), isRfp);
      assert.match(made.rfp_id, /^RFP-2026-06-01-[A-Z2-7]{6}$/);
      assert.deepEqual(
        [made.status, made.operators_notified, made.created_at, made.deadline],
        ["created", 2, "2026-06-01T12:00:00Z", "2026-06-02T18:00:00Z"],
      );
    }),
  );

  test(
    "refuses what cannot be flown, asked or answered, and nothing is kept",
    served(async (server) => {
      const details = (changes: object) => ({ flight_details: { ...flight, ...changes } });
      for (const [changes, reason, field] of [
        [details({ departure_airport: "teb" }), "INVALID_ICAO", "flight_details.departure_airport"],
        [details({ arrival_airport: "ZZZZ" }), "UNKNOWN_AIRPORT", "flight_details.arrival_airport"],
        [details({ arrival_airport: "KTEB" }), "SAME_AIRPORT", "flight_details.arrival_airport"],
        [details({ passengers: 0 }), "INVALID_PASSENGERS", "flight_details.passengers"],
        [details({ passengers: 15 }), "INSUFFICIENT_CAPACITY", "flight_details.passengers"],
        [details({ departure_date: "2026-06-01T11:59:00Z" }), "DATE_IN_PAST", "flight_details.departure_date"],
        [{ operator_ids: ["OP-001", "OP-9"] }, "UNKNOWN_OPERATOR", "operator_ids.1"],
        [{ deadline: "2026-06-01T11:00:00Z" }, "DEADLINE_PASSED", "deadline"],
        [{ deadline: "2026-06-16T11:00:00Z" }, "DEADLINE_PASSED", "deadline"],
        [{ special_requirements: "x".repeat(4001) }, "TEXT_LENGTH", "special_requirements"],
      ] as const) {
        const refusal = await refused(server, "create_rfp", { ...rfp, ...changes });
        assert.deepEqual([refusal["reason"], refusal["field"]], [reason, field]);
      }
      assert.deepEqual(Object(await server.read("charter://status"))["calls"].requests, 0);
    }),
  );

  test(
    "a key makes a repetition the same RFP, and another call with it a conflict",
    served(async (server) => {
      const keyed = { meta: { [product.metaKeys.idempotencyKey]: "once" } };
      const first = given(await server.call("create_rfp", rfp, keyed), isRfp);
      server.setNow("2026-06-01T12:30:00Z");
      assert.deepEqual(given(await server.call("create_rfp", rfp, keyed), isRfp), first);
      const other = await server.call("create_rfp", { ...rfp, operator_ids: ["OP-004"] }, keyed);
      assert.equal(other.structured["reason"], "IDEMPOTENCY_CONFLICT");
      assert.notEqual(given(await server.call("create_rfp", rfp), isRfp).rfp_id, first.rfp_id);
    }),
  );
});

describe("quotes", () => {
  test(
    "none is there at once, one within three minutes, and within three hours every operator that answers has",
    served(async ({ call, setNow }) => {
      const { rfp_id } = given(await call("create_rfp", rfp), isRfp);
      const none = await call("get_quotes", { rfp_id });
      assert.deepEqual(given(none, isQuotes).quotes, []);
      assert.match(none.text, /no quote has come yet\.\nNext: get_quote_status/);
      setNow("2026-06-01T12:03:00Z");
      assert.ok(given(await call("get_quotes", { rfp_id }), isQuotes).total >= 1);
      setNow("2026-06-01T15:00:00Z");
      const { quotes } = given(await call("get_quotes", { rfp_id }), isQuotes);
      const status = given(await call("get_quote_status", { rfp_id }), isStatus);
      assert.equal(status.total_operators, 3);
      assert.equal(status.responded + status.pending, 3);
      const minutes = quotes.map(({ response_time_minutes }) => response_time_minutes);
      assert.equal(status.first_response_time_minutes, Math.min(...minutes));
      for (const { base_price_usd, taxes_fees_usd, total_price_usd } of quotes)
        assert.equal(base_price_usd + taxes_fees_usd, total_price_usd);
      assert.deepEqual(
        quotes.map(({ total_price_usd }) => total_price_usd),
        quotes.map(({ total_price_usd }) => total_price_usd).sort((one, other) => one - other),
      );
    }),
  );

  test(
    "where none will come any more, or none can be taken, another request is the next step",
    served(async ({ call, setNow, deliver }) => {
      const stepsFor = async (rfp_id: string): Promise<readonly (string | undefined)[]> => {
        const answers = [await call("get_quote_status", { rfp_id }), await call("get_quotes", { rfp_id })];
        return answers.map(({ text }) => text.split("\nNext: ").at(-1));
      };
      const later = `get_quote_status with rfp_id ${rfpId} in some minutes; operators answer within minutes to hours.`;
      const another = "create_rfp with other operators if the flight is still wanted:";
      await deliver(eventOf("rfq_received", 0, { operators: [operator] }));
      assert.deepEqual(await stepsFor(rfpId), [later, later]);
      setNow("2026-06-02T18:00:01Z");
      const silent = `${another} the deadline of this one is over.`;
      assert.deepEqual(await stepsFor(rfpId), [silent, silent]);
      await deliver(eventOf("message_received", 1, { declined: true }));
      const declined = `${another} all of these declined.`;
      assert.deepEqual(await stepsFor(rfpId), [declined, declined]);

      setNow("2026-06-01T12:00:00Z");
      const { rfp_id } = given(await call("create_rfp", rfp), isRfp);
      setNow("2026-06-01T15:00:00Z");
      const taken =
        "send_message to the thread_id of the one that is wanted; it is booked in the marketplace, not here.";
      assert.deepEqual(await stepsFor(rfp_id), [`get_quotes with rfp_id ${rfp_id}.`, taken]);
      setNow("2026-06-06T12:00:00Z");
      const gone = "create_rfp again if the flight is still wanted: none of these quotes can be taken any more.";
      assert.deepEqual(await stepsFor(rfp_id), [`get_quotes with rfp_id ${rfp_id}.`, gone]);
    }),
  );

  test(
    "they reach the record through the inbox alone",
    served(async ({ call, setNow, read }) => {
      const { rfp_id } = given(await call("create_rfp", rfp), isRfp);
      setNow("2026-06-01T12:03:00Z");
      const [quote] = given(await call("get_quotes", { rfp_id }), isQuotes).quotes;
      const { event, raw_payload } = await read(`charter://webhooks/events/${quote?.quote_id}.received`);
      const { event_type, processing_status, source_ip, signature_verified, retry_count, entities } = Object(event);
      assert.deepEqual(
        [event_type, processing_status, source_ip, signature_verified, retry_count],
        [...["quote_received", "completed", "local", true, 0]],
      );
      assert.equal(entities.quote, quote?.quote_id);
      assert.equal(Object(raw_payload)["quote_id"], quote?.quote_id);
      // Over stdio there is no path to which anybody else could send.
      assert.equal(Object((await read("charter://status"))["webhooks"]).taken, false);
    }),
  );

  test(
    "an RFP that is not there is refused by both tools",
    served(async (server) => {
      for (const tool of ["get_quotes", "get_quote_status"])
        assert.equal((await refused(server, tool, { rfp_id: "RFP-1" }))["reason"], "RFP_NOT_FOUND");
    }),
  );
});

describe("trips and messages", () => {
  test(
    "a trip has a link that leads nowhere, and five minutes later an RFP of three operators",
    served(async ({ call, setNow, read }) => {
      const trip = given(await call("create_trip", { ...flight, return_date: "2026-06-18T20:00:00Z" }), isTrip);
      assert.equal(trip.message, "Trip created. Open Avinode to search operators and send RFQs.");
      assert.equal(trip.next_action, "OPEN_AVINODE");
      assert.match(trip.deep_link, /^https:\/\/avinode\.example\//);
      const uri = `charter://trips/${trip.trip_id}`;
      assert.deepEqual(Object(await read(uri))["rfp_ids"], []);
      setNow("2026-06-01T12:05:00Z");
      const shown = Object(await read(uri));
      assert.equal(shown.segments.length, 2);
      assert.equal(shown.rfp_ids.length, 1);
      const [rfp_id] = shown.rfp_ids;
      assert.equal(given(await call("get_quote_status", { rfp_id }), isStatus).total_operators, 3);
      setNow("2026-06-01T12:08:00Z");
      assert.ok(given(await call("get_quotes", { rfp_id }), isQuotes).total >= 1);
    }),
  );

  test(
    "a trip back before the way out is refused",
    served(async (server) => {
      const refusal = await refused(server, "create_trip", { ...flight, return_date: "2026-06-15T14:00:00Z" });
      assert.deepEqual([refusal["reason"], refusal["field"]], ["RETURN_BEFORE_DEPARTURE", "return_date"]);
    }),
  );

  test(
    "a message joins its thread, and the operator answers in it",
    served(async (server) => {
      const { call, setNow, read } = server;
      const { rfp_id } = given(await call("create_rfp", rfp), isRfp);
      setNow("2026-06-01T12:03:00Z");
      const [quote] = given(await call("get_quotes", { rfp_id }), isQuotes).quotes;
      const thread_id = quote?.thread_id ?? "";
      const sent = await call("send_message", { thread_id, message: "Is Wi-Fi aboard?" });
      assert.equal(sent.structured["sent_at"], "2026-06-01T12:03:00Z");
      setNow("2026-06-01T12:30:00Z");
      const { messages } = Object(await read(`charter://threads/${thread_id}`));
      assert.deepEqual(
        messages.map((message: { sender_type: string }) => message.sender_type),
        ["system", "broker", "operator"],
      );
      for (const message of ["", " \n", "x".repeat(4001)])
        assert.equal((await refused(server, "send_message", { thread_id, message }))["reason"], "TEXT_LENGTH");
      const unknown = await refused(server, "send_message", { thread_id: "TH-1", message: "Hello" });
      assert.equal(unknown["reason"], "THREAD_NOT_FOUND");
      setNow("2026-06-10T12:00:00Z");
      const late = await refused(server, "send_message", { thread_id, message: "Still there?" });
      assert.equal(late["reason"], "QUOTE_EXPIRED");
    }),
  );
});

test(
  "in a world whose clock stands still, a note says that quotes wait for it",
  served(
    async ({ call }) => {
      const { notes } = given(await call("create_rfp", rfp), isRfp);
      assert.match(notes[0] ?? "", /clock of this world stands still/);
    },
    { isFrozen: true },
  ),
);

test(
  "a world that is full says so, whoever keeps what in it",
  served(
    async ({ call }) => {
      let { structured } = await call("create_rfp", rfp);
      for (let times = 0; times < 6 && structured["rfp_id"] !== undefined; times += 1)
        ({ structured } = await call("create_rfp", rfp));
      assert.equal(structured["reason"], "WORLD_FULL");
    },
    { mostDocuments: 12 },
  ),
);

test(
  "an id that nothing has is not found, whatever it holds",
  served(async (server) => {
    for (const id of ["", "../..", "a\u0000b", "\ud800", "x".repeat(5000), "\u00e9".repeat(2000)]) {
      assert.equal((await refused(server, "get_quotes", { rfp_id: id }))["reason"], "RFP_NOT_FOUND");
      assert.equal((await refused(server, "get_quote_status", { rfp_id: id }))["reason"], "RFP_NOT_FOUND");
      const thread = await refused(server, "send_message", { thread_id: id, message: "Hello" });
      assert.equal(thread["reason"], "THREAD_NOT_FOUND");
      for (const kind of ["rfps", "trips", "threads", "webhooks/events"])
        await assert.rejects(
          server.read(`charter://${kind}/${encodeURIComponent(id.replaceAll("\ud800", "-"))}`),
          /Resource not found/,
        );
    }
  }),
);

test(
  "a departure at a leap second is one",
  served(async ({ call }) => {
    const flight_details = { ...flight, departure_date: "2026-06-15T23:59:60Z" };
    assert.equal((await call("create_rfp", { ...rfp, flight_details })).isError, false);
  }),
);
