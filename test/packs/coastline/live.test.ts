/** The tools of coastline in live mode, over HTTP: what goes out, when it is tried again, and how failures end. */
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { type HandTimers, handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";
import {
  euroRate,
  flightOffers,
  type OutsideServices,
  offerInEuros,
  paths,
  type Scripted,
  startServices,
} from "./outsideServices.js";

const flight = { origin: "JFK", destination: "LHR", departure_date: "2026-07-01" };
const secrets = { amadeusApiKey: "key-of-a-canary", amadeusApiSecret: "secret-of-a-canary" };

interface Live {
  readonly services: OutsideServices;
  readonly server: Server;
  readonly timers: HandTimers;
  readonly logged: readonly string[];
  readonly search: (input?: object) => Promise<Outcome>;
  /** The call with its waits passed by hand, and how long each of them was. */
  readonly waiting: (
    call: Promise<Outcome>,
  ) => Promise<{ readonly outcome: Outcome; readonly waits: readonly number[] }>;
}

/** Longer than any wait, and shorter than the limits of an attempt and of a call. */
const longestWaitMs = 2500;

const openLive = async (context: TestContext): Promise<Live> => {
  const services = await startServices(context);
  const timers = handTimers();
  const logged: string[] = [];
  const server = await openServer({
    settings: { mode: "live", ...secrets, amadeusApiUrl: services.url, frankfurterApiUrl: services.url },
    timers,
    log: createLog("debug", { write: (line) => void logged.push(line) }),
  });
  context.after(() => server.runtime.close());
  return {
    ...{ services, server, timers, logged },
    search: (input = {}) => server.call("search_flights", { ...flight, ...input }),
    waiting: async (call) => {
      const waits: number[] = [];
      let isOver = false;
      const over = call.finally(() => {
        isOver = true;
      });
      for (;;) {
        await until("a wait begins, or the call ends", () => isOver || (timers.nextMs() ?? Infinity) <= longestWaitMs);
        if (isOver) return { outcome: await over, waits };
        waits.push(timers.nextMs() ?? 0);
        await timers.passToNext();
      }
    },
  };
};

const busy: Scripted = { status: 503 };
const limited: Scripted = { status: 429 };

const refusalOf = ({ isError, structured, text }: Outcome) => {
  assert.ok(isError);
  const { reason, hint, attempts, code } = Object(structured["data"]);
  return { message: String(structured["message"]), reason, hint: String(hint), attempts, code, text };
};

const firstFlight = ({ isError, structured, text }: Outcome) => {
  assert.ok(!isError, text);
  return Object(Object(structured["flights"])[0]);
};

describe("coastline in live mode", () => {
  test("asks for a token once, and for offers as the service has it", async (t) => {
    const { services, search } = await openLive(t);
    const outcome = await search({ return_date: "2026-07-08" });
    assert.deepEqual(Object.keys(outcome.structured), ["flights", "count", "notes"]);
    assert.deepEqual(firstFlight(outcome), {
      price: 415.8,
      currency: "USD",
      departure: "2026-07-01T08:00:00",
      arrival: "2026-07-01T20:00:00",
      airline: "British Airways",
      stops: 0,
    });
    assert.match(outcome.text, /415\.80 British Airways, 2026-07-01 08:00 to 20:00, nonstop/);
    await search();
    const [token, ...others] = services.asked(paths.token);
    assert.deepEqual(others, []);
    const form = Object.fromEntries(new URLSearchParams(token?.body));
    assert.deepEqual(form, {
      grant_type: "client_credentials",
      client_id: secrets.amadeusApiKey,
      client_secret: secrets.amadeusApiSecret,
    });
    const [first] = services.asked(paths.flights);
    assert.equal(first?.headers.authorization, "Bearer token-1");
    assert.equal(first?.headers["x-request-id"], "test");
    assert.deepEqual(first?.query, {
      originLocationCode: "JFK",
      destinationLocationCode: "LHR",
      departureDate: "2026-07-01",
      returnDate: "2026-07-08",
      adults: "1",
      max: "20",
    });
  });

  test("uses a rate for an hour, then asks for it again", async (t) => {
    const { services, server, search } = await openLive(t);
    assert.equal(firstFlight(await search()).price, 415.8);
    server.setNow("2026-06-01T12:59:59Z");
    assert.equal(firstFlight(await search()).price, 415.8);
    assert.equal(services.asked(paths.rate).length, 1);
    server.setNow("2026-06-01T13:00:01Z");
    await search();
    assert.equal(services.asked(paths.rate).length, 2);
    assert.deepEqual((await server.read("coastline://status"))["rates"], { kept: 1, asked: 2, fixed: 0 });
  });

  test("converts by the fixed table, and says so, where no rate is to be had", async (t) => {
    const { services, server, search, waiting } = await openLive(t);
    services.script(paths.rate, busy);
    const { outcome, waits } = await waiting(search());
    assert.equal(firstFlight(outcome).price, 414.2);
    assert.match(outcome.text, /Note: Prices in EUR are converted at the fixed rate 1\.0900, because no current rate/);
    assert.deepEqual(waits, [1000, 2000]);
    assert.equal(services.asked(paths.rate).length, 3);
    services.script(paths.rate, euroRate);
    assert.equal(firstFlight(await search()).price, 415.8);
    assert.deepEqual((await server.read("coastline://status"))["rates"], { kept: 0, asked: 1, fixed: 1 });
  });

  test("converts by the fixed table where the rate cannot be used", async (t) => {
    const { services, search, waiting } = await openLive(t);
    const json = { "content-type": "application/json" };
    const unusable: readonly Scripted[] = [
      { status: 404, body: { message: "not found" }, headers: json },
      { body: { date: "2026-06-01", base: "EUR", quote: "GBP", rate: 0.86 }, headers: json },
      { body: { date: "2026-06-01", base: "EUR", quote: "USD", rate: -1 }, headers: json },
      { body: "<html>", headers: { "content-type": "text/html" } },
    ];
    for (const answer of unusable) {
      services.script(paths.rate, answer);
      const { outcome } = await waiting(search());
      assert.equal(firstFlight(outcome).price, 414.2, JSON.stringify(answer));
    }
  });

  test("leaves out what no rate is known of, and says so", async (t) => {
    const { services, search } = await openLive(t);
    const offer = offerInEuros("380.00", "2");
    const unknown = { ...offer, price: { currency: "QQQ", total: "10.00", grandTotal: "10.00" } };
    const huge = { ...offer, id: "3", price: { currency: "EUR", total: "999999999999.99" } };
    services.script(paths.flights, flightOffers(unknown, offerInEuros("380.00"), huge));
    const outcome = await search();
    assert.equal(outcome.structured["count"], 2);
    assert.equal(firstFlight(outcome).price, 415.8);
    assert.match(outcome.text, /Note: Offers in QQQ are left out: there is no rate to US dollars\./);
  });

  test("tries again after 503, waiting 1 and 2 seconds", async (t) => {
    const { services, search, waiting } = await openLive(t);
    services.script(paths.flights, busy, busy, flightOffers(offerInEuros("380.00")));
    const { outcome, waits } = await waiting(search());
    assert.deepEqual(waits, [1000, 2000]);
    assert.equal(firstFlight(outcome).price, 415.8);
    assert.equal(services.asked(paths.flights).length, 3);
  });

  test("says after how many attempts the rate limit still held", async (t) => {
    const { services, search, waiting } = await openLive(t);
    services.script(paths.flights, limited);
    const { outcome, waits } = await waiting(search());
    const { message, reason, attempts } = refusalOf(outcome);
    assert.deepEqual([reason, attempts, waits], ["UPSTREAM_RATE_LIMITED", 3, [1000, 2000]]);
    assert.match(message, /rate limit.*after 3 attempts/);
    assert.equal(services.asked(paths.flights).length, 3);
  });

  test("tries again after an attempt that took too long", async (t) => {
    const { services, search, waiting, timers } = await openLive(t);
    services.script(paths.flights, { hangs: true }, flightOffers(offerInEuros("380.00")));
    const call = search();
    await until("the request is there", () => services.asked(paths.flights).length === 1);
    await timers.pass(10_000);
    const { outcome, waits } = await waiting(call);
    assert.deepEqual(waits, [1000]);
    assert.equal(firstFlight(outcome).price, 415.8);
  });

  test("gives an empty list with a message where nothing is found", async (t) => {
    const { services, server, search } = await openLive(t);
    services.script(paths.flights, flightOffers());
    const { structured, text } = await search();
    assert.deepEqual([structured["flights"], structured["count"]], [[], 0]);
    assert.equal(structured["message"], "No flights found from JFK to LHR on 2026-07-01.");
    assert.match(text, /^No flights found from JFK to LHR on 2026-07-01\.\nNext: search_flights with another date/);
    services.script(paths.hotels, {
      status: 400,
      body: { errors: [{ status: 400, code: 895, title: "NOTHING FOUND" }] },
    });
    const stay = { city_code: "LHR", check_in_date: "2026-07-01", check_out_date: "2026-07-02" };
    const hotels = await server.call("search_hotels", stay);
    assert.equal(hotels.structured["message"], "No hotels found in LHR from 2026-07-01 to 2026-07-02.");
    assert.deepEqual(services.asked(paths.hotels)[0]?.query, { cityCode: "LON" });
  });

  test("names both variables, and not their values, where the credentials are refused", async (t) => {
    const { services, search, logged } = await openLive(t);
    services.script(paths.flights, { status: 401, body: {} });
    const late = refusalOf(await search());
    assert.equal(services.asked(paths.flights).length, 2, "with another token, once");
    assert.equal(services.asked(paths.token).length, 2);
    services.script(paths.token, { status: 401, body: { error: "invalid_client" } });
    for (const { reason, text } of [late, refusalOf(await search())]) {
      assert.equal(reason, "UPSTREAM_AUTH");
      assert.match(text, /AMADEUS_API_KEY and AMADEUS_API_SECRET/);
      assert.doesNotMatch(text, /canary/);
    }
    assert.ok(logged.length > 0);
    assert.doesNotMatch(logged.join("\n"), /canary|token-1/);
  });

  test("ends every other failure in a reason that the contract lists", async (t) => {
    const { services, search, waiting } = await openLive(t);
    const cases: readonly (readonly [Scripted, string])[] = [
      [busy, "UPSTREAM_UNAVAILABLE"],
      [{ status: 500 }, "UPSTREAM_UNAVAILABLE"],
      [{ body: "<html>", headers: { "content-type": "text/html" } }, "UPSTREAM_MALFORMED"],
      [{ body: { data: [{}] } }, "UPSTREAM_MALFORMED"],
      [{ status: 302, headers: { location: "http://elsewhere.example/" } }, "UPSTREAM_REFUSED"],
      [{ status: 418, body: { errors: [{ code: 1, title: "I am a teapot" }] } }, "UPSTREAM_REFUSED"],
    ];
    for (const [answer, expected] of cases) {
      services.script(paths.flights, answer);
      const { outcome } = await waiting(search());
      assert.equal(refusalOf(outcome).reason, expected, JSON.stringify(answer));
    }
  });
});
