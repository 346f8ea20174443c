/** The pack in live mode, over a real socket to a Duffel that records what it is asked. */
import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { after, beforeEach, describe, it } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import documentAnswer from "./fixtures/documentAnswer.json" with { type: "json" };
import v2Answer from "./fixtures/v2Answer.json" with { type: "json" };
import { openServer, type Server, type ServerSettings } from "./inProcess.js";
import { passing } from "./passing.js";
import { found, refused, startRecorder } from "./recorder.js";

const secret = "duffel_test_canary";
const request = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", adults: 1, cabin_class: "business" };

const recorder = await startRecorder();
const opened: Server[] = [];
after(async () => {
  await Promise.all(opened.map(({ runtime }) => runtime.close()));
  await recorder.close();
});

const openLive = async (settings: ServerSettings = {}): Promise<Server> => {
  const server = await openServer({
    mode: "live",
    duffelApiKey: secret,
    duffelApiUrl: recorder.url,
    ...settings,
  });
  opened.push(server);
  return server;
};

let sentBefore = 0;
const sent = () => recorder.requests.slice(sentBefore);
beforeEach(() => {
  sentBefore = recorder.requests.length;
});

const idsOf = ({ structured }: { readonly structured: Readonly<Record<string, unknown>> }): readonly unknown[] => {
  const { options } = structured;
  return Array.isArray(options) ? options.map((option: { readonly offer_id?: unknown }) => option.offer_id) : [];
};

describe("request to Duffel", () => {
  it("has the document's address, headers and body, with a second slice for the way back", async () => {
    recorder.answer({ status: 201, body: v2Answer });
    const { call } = await openLive();
    const window = { after: "08:00", before: "12:00" };
    await call("searchFlights", {
      ...request,
      return_date: "2025-05-17",
      adults: 2,
      children: 1,
      infants: 1,
      departure_time: window,
    });
    const [only, ...others] = sent();
    assert.equal(others.length, 0);
    assert.equal(only?.method, "POST");
    assert.equal(only.url.split("?")[0], "/air/offer_requests");
    assert.equal(only.headers.authorization, `Bearer ${secret}`);
    assert.equal(only.headers["duffel-version"], "v2");
    assert.equal(only.headers["content-type"], "application/json");
    assert.equal(only.headers["accept-encoding"], "gzip");
    assert.equal(only.headers["x-request-id"], "correlation-of-the-test");
    assert.deepEqual(JSON.parse(only.body), {
      data: {
        slices: [
          {
            origin: "SFO",
            destination: "CDG",
            departure_date: "2025-05-10",
            departure_time: { from: "08:00", to: "12:00" },
          },
          { origin: "CDG", destination: "SFO", departure_date: "2025-05-17" },
        ],
        passengers: [{ type: "adult" }, { type: "adult" }, { type: "child" }, { type: "infant_without_seat" }],
        cabin_class: "business",
        max_connections: 2,
      },
    });
  });
});

describe("answer of Duffel", () => {
  it("gives the same options in either wire form", async () => {
    const answers: unknown[] = [];
    for (const body of [documentAnswer, v2Answer]) {
      recorder.answer({ status: 200, body });
      answers.push((await (await openLive()).call("searchFlights", request)).structured);
    }
    assert.deepEqual(answers[0], answers[1]);
  });

  it("that comes later is asked for each second: the options are the same", async () => {
    const pending = { status: 202, body: { data: { id: "orq_1" } } };
    recorder.answer({ status: 200, body: v2Answer });
    const atOnce = await (await openLive()).call("searchFlights", request);
    recorder.answer(pending, pending, { status: 200, body: v2Answer });
    const timers = handTimers();
    const { call } = await openLive({ timers });
    const later = await passing(timers, [1000], call("searchFlights", request));
    assert.deepEqual(later.structured, atOnce.structured);
    assert.deepEqual(
      sent().map(({ method, url }) => [method, url.split("?")[0]]),
      [
        ["POST", "/air/offer_requests"],
        ["POST", "/air/offer_requests"],
        ["GET", "/air/offer_requests/orq_1"],
        ["GET", "/air/offer_requests/orq_1"],
      ],
    );
  });

  it("that never comes is given up within the time of the call", async () => {
    recorder.answer({ status: 202, body: { data: { id: "orq_1" } } });
    const timers = handTimers();
    const { call } = await openLive({ timers });
    const startedAtMs = timers.now();
    const { data } = await passing(timers, [1000], call("searchFlights", request));
    assert.deepEqual([data["reason"], data["code"]], ["UPSTREAM_SLOW", "TIMEOUT_ERROR"]);
    assert.ok(timers.now() - startedAtMs <= 30_000);
  });

  it("gives 50 options of 61, or as many as are wanted", async () => {
    const [offer] = documentAnswer.data.offers;
    recorder.answer(found(Array.from({ length: 61 }, (_, index) => ({ ...offer, id: `off_${index}` }))));
    const { call } = await openLive();
    const all = await call("searchFlights", request);
    assert.equal(all.structured["count"], 50);
    assert.equal(idsOf(all).length, 50);
    const few = await call("searchFlights", { ...request, max_results: 5 });
    assert.deepEqual([few.structured["count"], few.structured["cached"]], [5, true]);
    assert.match(few.text, /45 more options: max_results 50/);
  });

  it("is kept by key: another party or a way back is another search, and its cost is told", async () => {
    recorder.answer(found(documentAnswer.data.offers));
    const { call, read, setNow } = await openLive();
    const first = await call("searchFlights", request);
    assert.equal(first.structured["search_id"], "flights:SFO:CDG:2025-05-10:business");
    const second = await call("searchFlights", request);
    assert.deepEqual([second.structured["cached"], idsOf(second)], [true, idsOf(first)]);
    assert.equal(sent().length, 1);
    assert.deepEqual((await read("flights://status"))["cost"], { amountCents: 1, currency: "USD" });
    await call("searchFlights", { ...request, adults: 2 });
    await call("searchFlights", { ...request, return_date: "2025-05-17" });
    await call("searchFlights", { ...request, new_search: true });
    assert.equal(sent().length, 4);
    const discarded = await call("discardSearch", { search_id: first.structured["search_id"] });
    assert.equal(discarded.structured["discarded"], true);
    await call("searchFlights", request);
    setNow("2025-04-01T00:30:01Z");
    await call("searchFlights", request);
    assert.equal(sent().length, 6);
  });
});

describe("refusal of Duffel", () => {
  it("names the airport that it does not know, for 400 and for 422", async () => {
    const { call } = await openLive();
    for (const answer of [
      refused(400, { code: "invalid_airport_code", message: "The airport code 'XXX' is not valid" }),
      refused(422, { code: "validation_required", source: { field: "origin", pointer: "/slices/0/origin" } }),
    ]) {
      recorder.answer(answer);
      const { isError, message, data } = await call("searchFlights", { ...request, origin: "XXX" });
      assert.equal(isError, true);
      assert.equal(message, "Airport code XXX not found. Please check spelling.");
      assert.deepEqual(
        [data["reason"], data["field"], data["code"]],
        ["AIRPORT_NOT_FOUND", "origin", "VALIDATION_ERROR"],
      );
    }
  });

  it("of credentials is tried once more, and names the variable but not its value", async () => {
    recorder.answer(refused(401, { message: `Invalid token ${secret}` }));
    const { call } = await openLive();
    const { text, data } = await call("searchFlights", request);
    assert.equal(sent().length, 2);
    assert.deepEqual([data["reason"], data["code"]], ["UPSTREAM_AUTH", "AUTHENTICATION_ERROR"]);
    assert.match(text, /DUFFEL_API_KEY/);
    assert.doesNotMatch(JSON.stringify([text, data]), new RegExp(secret));
  });

  it("of a search is given in Duffel's words, without a secret that they repeat", async () => {
    recorder.answer(refused(422, { message: `Too many passengers for ${secret}` }));
    const { call } = await openLive();
    const { message, data } = await call("searchFlights", request);
    assert.equal(sent().length, 1);
    assert.equal(data["reason"], "UPSTREAM_REFUSED");
    assert.match(message, /Too many passengers for \*\*\*/);
  });

  it("because of too many requests waits 1, 2 and 4 seconds, and ends in the document's words", async () => {
    recorder.answer(refused(429, { type: "rate_limit_exceeded" }));
    const timers = handTimers();
    const { call } = await openLive({ timers });
    const outcome = call("searchFlights", request);
    const waits: number[] = [];
    for (const [count, waitMs] of [1000, 2000, 4000].entries()) {
      await until("the request has come", () => sent().length === count + 1);
      await until("the next attempt is waited for", () => timers.nextMs() === waitMs);
      waits.push(timers.nextMs() ?? 0);
      await timers.pass(waitMs);
    }
    const { message, data } = await outcome;
    assert.deepEqual(waits, [1000, 2000, 4000]);
    assert.equal(sent().length, 4);
    assert.equal(message, "Rate limit exceeded after retries");
    assert.deepEqual([data["reason"], data["code"], data["attempts"]], ["RATE_LIMITED", "RATE_LIMIT_ERROR", 4]);
  });

  it("by its failure is answered with the last answer, as stale, or else with a reason", async () => {
    recorder.answer(found(documentAnswer.data.offers));
    const timers = handTimers();
    const { call, setNow } = await openLive({ timers });
    const first = await call("searchFlights", request);
    setNow("2025-04-01T01:00:00Z");
    recorder.answer(refused(500));
    const stale = await passing(timers, [1000, 2000, 4000], call("searchFlights", request));
    assert.deepEqual([stale.structured["stale"], stale.structured["cached"]], [true, true]);
    assert.deepEqual(idsOf(stale), idsOf(first));
    assert.match(stale.text, /The flight service failed: this answer is 60 min old/);
    const none = await passing(timers, [1000, 2000, 4000], call("searchFlights", { ...request, adults: 2 }));
    assert.deepEqual([none.data["reason"], none.data["code"]], ["UPSTREAM_UNAVAILABLE", "TRANSPORT_ERROR"]);
  });
});

describe("offer in live mode", () => {
  it("is given in the document's form, and is not found once Duffel has it no more", async () => {
    const [offer] = v2Answer.data.offers;
    const { read } = await openLive();
    recorder.answer({ status: 200, body: { data: offer } });
    const shown = await read("flights://offers/off_direct");
    assert.equal(sent()[0]?.url, "/air/offers/off_direct");
    const [slice] = Array.isArray(shown["slices"]) ? shown["slices"] : [];
    assert.deepEqual([slice.departure_date, slice.arrival_date], ["2025-05-10", "2025-05-11"]);
    assert.equal(slice.segments[0].flight_number, "112");
    recorder.answer(refused(404));
    await assert.rejects(read("flights://offers/off_gone"), /Resource not found/);
  });
});

describe("log in live mode", () => {
  it("has the four lines with their fields, and neither key nor answers", async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const { call } = await openLive({ log: createLog("info", destination) });
    recorder.answer(found(documentAnswer.data.offers));
    await call("searchFlights", request);
    await call("searchFlights", request);
    recorder.answer(found([]));
    await call("searchFlights", { ...request, adults: 3 });
    recorder.answer(refused(401, { message: secret }));
    await call("searchFlights", { ...request, adults: 4 });
    const fieldsOf = (message: string): readonly (readonly string[])[] =>
      lines
        .map((line): Readonly<Record<string, unknown>> => JSON.parse(line))
        .filter(({ msg }) => msg === message)
        .map((line) => Object.keys(line).filter((name) => !["level", "time", "msg"].includes(name)));
    assert.deepEqual(fieldsOf("Tool cache hit"), [["operationId", "tool", "cacheKey"]]);
    assert.deepEqual(fieldsOf("Tool invocation success")[0], [
      "operationId",
      "toolInvocationId",
      "tool",
      "operation",
      "latency",
      "resultCount",
      "status",
    ]);
    assert.deepEqual(fieldsOf("No flights found"), [["origin", "destination", "date"]]);
    assert.deepEqual(fieldsOf("Tool invocation failed"), [
      ["operationId", "toolInvocationId", "tool", "status", "errorMessage", "errorType"],
    ]);
    const all = lines.join("");
    assert.doesNotMatch(all, new RegExp(secret));
    assert.doesNotMatch(all, /off_direct/);
  });
});
