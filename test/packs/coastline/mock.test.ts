/** The tools of coastline in mock mode: what they find in the world, and how they refuse. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { contract } from "../../../generated/coastline/contract.js";
import type { SearchFlightsOutput, SearchHotelsOutput } from "../../../generated/coastline/types.js";
import { createFaults } from "../../../src/facade/faults/faults.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";

const flight = { origin: "JFK", destination: "LHR", departure_date: "2026-07-01" };
const stay = { city_code: "LON", check_in_date: "2026-07-01", check_out_date: "2026-07-04" };

const refusalOf = ({ isError, structured }: Outcome) => {
  assert.ok(isError);
  const data = Object(structured["data"]);
  return { message: structured["message"], reason: data.reason, field: data.field, hint: data.hint, data };
};

const isFlights = (output: object): output is SearchFlightsOutput => "flights" in output;

const flightsOf = ({ structured, text }: Outcome): SearchFlightsOutput => {
  assert.ok(isFlights(structured), text);
  return structured;
};

const isHotels = (output: object): output is SearchHotelsOutput => "hotels" in output;

const hotelsOf = ({ structured, text }: Outcome): SearchHotelsOutput => {
  assert.ok(isHotels(structured), text);
  return structured;
};

describe("coastline in mock mode", () => {
  let server: Server;
  before(async () => {
    server = await openServer();
  });
  after(() => server.runtime.close());

  test("gives the largest airport of the city itself", async () => {
    const found = await server.call("get_airport_code", { city_name: "New York" });
    assert.deepEqual(found.structured, { code: "JFK", name: "John F Kennedy Intl" });
    assert.match(found.text, /^JFK: John F Kennedy Intl\nNext: search_flights/);
    for (const [city_name, code] of [
      ["London", "LHR"],
      ["  são paulo ", "GRU"],
      ["Newark", "EWR"],
      ["Paris", "CDG"],
    ] as const) {
      assert.equal((await server.call("get_airport_code", { city_name })).structured["code"], code, city_name);
    }
  });

  test("says of a city without an airport which names are near, and goes on", async () => {
    const { message, reason, field, hint } = refusalOf(
      await server.call("get_airport_code", { city_name: "Atlantis" }),
    );
    assert.deepEqual([message, reason, field], ["No airport found for city 'Atlantis'", "CITY_NOT_FOUND", "city_name"]);
    assert.match(String(hint), /Atlanta/);
    const within = refusalOf(await server.call("get_airport_code", { city_name: "Greater Boston, Massachusetts" }));
    assert.match(String(within.hint), /^Similar names: Boston\./);
    const none = refusalOf(await server.call("get_airport_code", { city_name: "???" }));
    assert.match(String(none.hint), /^Send the name of a city/);
    assert.equal((await server.call("get_airport_code", { city_name: "London" })).isError, false);
  });

  test("finds flights in US dollars, cheapest first, one way and there and back", async () => {
    const { flights, count, message, notes } = flightsOf(await server.call("search_flights", flight));
    assert.ok(count > 0 && count === flights.length && count <= 20);
    assert.equal(message, undefined);
    assert.match(notes.join(" "), /Next: search_hotels with city_code LHR/);
    assert.deepEqual(
      flights.map(({ price }) => price),
      flights.map(({ price }) => price).toSorted((left, right) => left - right),
    );
    for (const offer of flights) {
      assert.equal(offer.currency, "USD");
      assert.match(offer.departure, /^2026-07-01T\d\d:\d\d:00$/);
      assert.equal(offer.price, Math.round(offer.price * 100) / 100);
      assert.equal(offer.return_departure, undefined);
    }
    for (const return_date of ["2026-07-08", flight.departure_date]) {
      const back = flightsOf(await server.call("search_flights", { ...flight, return_date }));
      assert.ok(back.flights.every(({ return_departure }) => return_departure?.startsWith(return_date)));
    }
    assert.deepEqual(flightsOf(await server.call("search_flights", { ...flight, return_date: null })).flights, flights);
  });

  test("converts what is quoted in another currency", async () => {
    const from = await openServer();
    try {
      const { flights } = flightsOf(
        await from.call("search_flights", { ...flight, origin: "CDG", destination: "JFK" }),
      );
      assert.ok(flights.length > 0);
      const { rates } = await from.read("coastline://status");
      assert.deepEqual(rates, { kept: 0, asked: 1, fixed: 0 });
      await from.call("search_flights", { ...flight, origin: "CDG", destination: "JFK" });
      assert.deepEqual((await from.read("coastline://status"))["rates"], { kept: 1, asked: 1, fixed: 0 });
    } finally {
      await from.runtime.close();
    }
  });

  test("finds the same hotels by the code of a city and of its airport, with the price of the whole stay", async () => {
    const city = hotelsOf(await server.call("search_hotels", stay));
    assert.ok(city.count > 0);
    assert.equal(city.nights, 3);
    const airport = hotelsOf(await server.call("search_hotels", { ...stay, city_code: "LHR" }));
    assert.deepEqual(airport.hotels, city.hotels);
    const night = hotelsOf(await server.call("search_hotels", { ...stay, check_out_date: "2026-07-02" }));
    const [cheapest] = city.hotels;
    const sameForANight = night.hotels.find(({ name }) => name === cheapest?.name);
    assert.ok(cheapest !== undefined && sameForANight !== undefined);
    assert.ok(cheapest.price > 2 * sameForANight.price, `${cheapest.price} for three, ${sameForANight.price} for one`);
    assert.ok(city.hotels.every(({ address }) => address.includes("London")));
    assert.ok(city.hotels.every(({ rating = 0 }) => rating >= 1 && rating <= 5));
  });

  test("refuses what cannot be, by field and reason", async () => {
    const cases: readonly (readonly [string, object, string, string])[] = [
      ["search_flights", { ...flight, origin: "XXX" }, "UNKNOWN_AIRPORT", "origin"],
      ["search_flights", { ...flight, destination: "XXX" }, "UNKNOWN_AIRPORT", "destination"],
      ["search_flights", { ...flight, destination: "LGA" }, "SAME_PLACE", "destination"],
      ["search_flights", { ...flight, destination: "JFK" }, "SAME_PLACE", "destination"],
      ["search_flights", { ...flight, departure_date: "2026-05-31" }, "DATE_IN_PAST", "departure_date"],
      ["search_flights", { ...flight, departure_date: "2028-05-31" }, "BAD_RANGE", "departure_date"],
      ["search_flights", { ...flight, return_date: "2026-06-30" }, "BAD_RANGE", "return_date"],
      ["search_flights", { ...flight, origin: "New York" }, "SCHEMA", "origin"],
      ["search_hotels", { ...stay, city_code: "XXX" }, "UNKNOWN_CITY", "city_code"],
      ["search_hotels", { ...stay, check_in_date: "2026-05-31" }, "DATE_IN_PAST", "check_in_date"],
      ["search_hotels", { ...stay, check_out_date: "2026-07-01" }, "BAD_RANGE", "check_out_date"],
      ["search_hotels", { ...stay, check_out_date: "2027-07-01" }, "BAD_RANGE", "check_out_date"],
      ["get_airport_code", { city_name: "" }, "SCHEMA", "city_name"],
      ["get_airport_code", { city_name: "x".repeat(101) }, "SCHEMA", "city_name"],
    ];
    for (const [tool, input, reason, field] of cases) {
      const outcome = await server.call(tool, input);
      const refused = refusalOf(outcome);
      assert.deepEqual([refused.reason, refused.field], [reason, field], JSON.stringify(input));
      assert.doesNotMatch(`${refused.message} ${refused.hint}`, /\{[a-z]|undefined|null/i);
    }
    const named = refusalOf(await server.call("search_flights", { ...flight, origin: "New York" }));
    assert.equal(named.data.corrected, "JFK");
  });

  test("lets requests to its facades fail on purpose, and tries again as it would elsewhere", async () => {
    const timers = handTimers();
    const faults = createFaults(
      [{ vendor: "amadeus", path: "/v2/shopping/flight-offers", times: 2, do: { status: 503 } }],
      timers,
    );
    const failing = await openServer({ timers, faults });
    try {
      const call = failing.call("search_flights", flight);
      for (const waitMs of [1000, 2000]) {
        await until("it waits", () => timers.nextMs() === waitMs);
        await timers.passToNext();
      }
      assert.deepEqual(flightsOf(await call), flightsOf(await server.call("search_flights", flight)));
    } finally {
      await failing.runtime.close();
    }
  });

  test("tells in its resources whom it asks and every reason", async () => {
    const status = await server.read("coastline://status");
    assert.equal(status["mode"], "mock");
    const names = Object.values(Object(status["upstreams"])).map((upstream) => Object(upstream).name);
    assert.deepEqual(names, ["amadeus", "frankfurter"]);
    const { reasons } = await server.read("coastline://errors");
    assert.deepEqual(
      Object.values(Object(reasons)).map((entry) => Object(entry).reason),
      Object.keys(contract.errors),
    );
  });

  test("says who it is, and limits its three tools alike", () => {
    assert.deepEqual(contract.server, { name: "coastline-travel", version: "0.1.0" });
    const [first, ...others] = Object.values(contract.tools).map(({ execution }) => execution);
    assert.deepEqual(first?.upstream?.delaysMs, [1000, 2000]);
    for (const execution of others) assert.deepEqual(execution, first);
  });
});
