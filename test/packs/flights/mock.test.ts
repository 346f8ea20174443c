/** The pack in mock mode: the document's requests on a world of ours, through Duffel's form and back. */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import type { FlightOption } from "../../../generated/flights/types.js";
import { openServer } from "./inProcess.js";

const oneWay = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", adults: 1, cabin_class: "business" };
const roundTrip = { ...oneWay, return_date: "2025-05-17", cabin_class: "economy" };

const { runtime, call, read, setNow } = await openServer();
after(() => runtime.close());

const isOption = (value: unknown): value is FlightOption =>
  typeof value === "object" && value !== null && "offer_id" in value;

const optionsFor = async (input: object): Promise<readonly FlightOption[]> => {
  const { structured, message } = await call("searchFlights", input);
  const { options } = structured;
  assert.ok(Array.isArray(options) && options.every(isOption), message);
  return options;
};

const instantOf = (datetime: string, hoursFromUtc: number): number =>
  Date.parse(`${datetime}Z`) - hoursFromUtc * 3_600_000;

describe("the document's requests", () => {
  it("give options from SFO to CDG whose minutes are the difference of two instants", async () => {
    const options = await optionsFor(oneWay);
    assert.ok(options.length > 0);
    for (const { departure, arrival, duration_minutes, direct, stops, ...option } of options) {
      const minutes = (instantOf(arrival.datetime, 2) - instantOf(departure.datetime, -7)) / 60_000;
      assert.equal(duration_minutes, minutes);
      assert.equal(direct, stops === 0);
      assert.equal("stop_details" in option, !direct);
      assert.deepEqual([option.origin.code, option.destination.code], ["SFO", "CDG"]);
    }
    assert.ok(options.some(({ direct }) => direct));
  });

  it("give one price for both ways, of which base and tax are the parts", async () => {
    for (const { price, base, tax, total, ...option } of await optionsFor(roundTrip)) {
      assert.deepEqual(price, total);
      assert.equal(Math.round((base.amount + tax.amount) * 100), Math.round(total.amount * 100));
      assert.equal(option.return?.departure.date, "2025-05-17");
      assert.deepEqual([option.return?.origin.code, option.return?.destination.code], ["CDG", "SFO"]);
    }
  });

  it("say where the fares are told apart if the same flights are there at two prices", async () => {
    const { structured, text } = await call("searchFlights", oneWay);
    assert.match(text, /^The same flights at two prices are two fares: flights:\/\/offers\/\{offer_id\}/m);
    assert.ok(JSON.stringify(structured["notes"]).includes("two fares"));
    const { text: ofOne } = await call("searchFlights", { ...oneWay, max_results: 1 });
    assert.doesNotMatch(ofOne, /two fares/);
  });

  it("give options by total, then by duration", async () => {
    const options = await optionsFor(roundTrip);
    const keys = options.map(({ total, duration_minutes, return: back }) => [
      total.amount,
      duration_minutes + (back?.duration_minutes ?? 0),
    ]);
    assert.deepEqual(
      keys,
      keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
    );
  });

  it("give offers with every member of the document's form", async () => {
    const [option] = await optionsFor(oneWay);
    const offer = await read(`flights://offers/${option?.offer_id}`);
    const members = "id created_at expires_at owner base_amount base_currency tax_amount tax_currency total_amount";
    const further = "total_currency total_emissions_kg slices passengers conditions";
    for (const name of `${members} ${further}`.split(" ")) assert.ok(name in offer, name);
    assert.equal(Number(offer["total_amount"]), option?.total.amount);
    const [slice] = Array.isArray(offer["slices"]) ? offer["slices"] : [];
    for (const name of "id origin destination departure_date arrival_date segments duration".split(" ")) {
      assert.ok(name in slice, name);
    }
    for (const name of "iata_code icao_code name".split(" ")) assert.ok(name in slice.origin, name);
    const parts = "id operating_carrier marketing_carrier flight_number departing_at arriving_at origin destination";
    for (const name of `${parts} stops duration aircraft baggage`.split(" "))
      assert.ok(name in slice.segments[0], name);
    for (const name of ["change_before_departure", "refund_before_departure"]) {
      assert.ok(Reflect.has(Object(offer["conditions"]), name), name);
    }
  });

  it("give an offer no longer than it lasts, and none that was made up", async () => {
    const [option] = await optionsFor(oneWay);
    const uri = `flights://offers/${option?.offer_id}`;
    setNow("2025-04-01T00:31:00Z");
    await assert.rejects(read(uri), /Resource not found/);
    setNow("2025-04-01T00:00:00Z");
    await assert.rejects(read("flights://offers/off_made_up"), /Resource not found/);
  });
});

describe("limits of a search", () => {
  it("hold: times of day, stops and cabin", async () => {
    const window = { after: "18:00", before: "20:00" };
    for (const { departure } of await optionsFor({ ...oneWay, departure_time: window })) {
      assert.ok(departure.time >= "18:00" && departure.time <= "20:00");
    }
    for (const { direct } of await optionsFor({ ...oneWay, max_connections: 0 })) assert.equal(direct, true);
    const anyCabin = await optionsFor({ origin: "SFO", destination: "CDG", departure_date: "2025-05-10" });
    assert.ok(anyCabin.length > 0);
  });
});

describe("bad requests", () => {
  const refusalOf = async (input: object, tool = "searchFlights") => {
    const { isError, message, data, text } = await call(tool, input);
    assert.equal(isError, true);
    return { message, text, reason: data["reason"], field: data["field"], code: data["code"] };
  };

  it("are refused with the document's four messages", async () => {
    const { origin: _none, ...withoutOrigin } = oneWay;
    const cases: readonly (readonly [object, string])[] = [
      [withoutOrigin, "origin and destination required"],
      [{ ...oneWay, destination: "" }, "origin and destination required"],
      [{ ...oneWay, origin: null }, "origin and destination required"],
      [{ ...oneWay, origin: "sfo" }, "Invalid origin IATA code: sfo"],
      [{ ...oneWay, destination: "PARIS" }, "Invalid destination IATA code: PARIS"],
      [{ ...oneWay, departure_date: "2025-02-30" }, "Invalid departure date: 2025-02-30"],
    ];
    for (const [input, message] of cases) {
      const refusal = await refusalOf(input);
      assert.deepEqual([refusal.message, refusal.code], [message, "VALIDATION_ERROR"]);
    }
  });

  it("are refused before they cost anything where the calendar or the map says so", async () => {
    const before = await read("flights://status");
    const cases: readonly (readonly [object, string, string])[] = [
      [{ ...oneWay, destination: "SFO" }, "SAME_PLACE", "destination"],
      [{ ...oneWay, origin: "LHR", destination: "LGW" }, "SAME_PLACE", "destination"],
      [{ ...oneWay, departure_date: "2025-03-30" }, "DATE_IN_PAST", "departure_date"],
      [{ ...oneWay, return_date: "2025-05-09" }, "RETURN_BEFORE_DEPARTURE", "return_date"],
    ];
    for (const [input, reason, field] of cases) {
      const refusal = await refusalOf(input);
      assert.deepEqual([refusal.reason, refusal.field], [reason, field]);
    }
    assert.deepEqual(await read("flights://status"), before);
  });

  it("name an airport that nobody knows, and what the service refuses", async () => {
    const unknown = await refusalOf({ ...oneWay, origin: "XXX" });
    assert.equal(unknown.message, "Airport code XXX not found. Please check spelling.");
    const tooMany = await refusalOf({ ...oneWay, adults: 9, children: 9 });
    assert.deepEqual([tooMany.reason, tooMany.code], ["UPSTREAM_REFUSED", "BUSINESS_ERROR"]);
  });

  it("of discardSearch are refused where no search has such an id", async () => {
    for (const id of ["", "SFO-CDG", "fx:EUR:USD", "x".repeat(5000)]) {
      assert.equal((await refusalOf({ search_id: id }, "discardSearch")).reason, "SEARCH_NOT_FOUND");
    }
  });
});

describe("texts", () => {
  it("have one line for each option, with its price and the id of its offer", async () => {
    const { text, structured } = await call("searchFlights", { ...oneWay, max_results: 7 });
    const rows = text.split("\n").filter((line) => / off_\S+$/.test(line));
    assert.equal(rows.length, 7);
    const { options } = structured;
    assert.ok(Array.isArray(options) && options.every(isOption));
    for (const [index, { total, offer_id }] of options.entries()) {
      assert.ok(rows[index]?.startsWith(`${total.amount.toFixed(2)} `));
      assert.ok(rows[index]?.endsWith(offer_id));
    }
    assert.match(text, /^SFO to CDG, Sat 2025-05-10, business: 7 options, USD for the party with taxes\./);
  });

  it("say what to do where nothing was found", async () => {
    const { text, structured } = await call("searchFlights", {
      ...oneWay,
      arrival_time: { after: "03:00", before: "03:01" },
      max_connections: 0,
    });
    assert.equal(structured["count"], 0);
    assert.match(text, /^No flights: SFO to CDG, Sat 2025-05-10, business\.\nNext: searchFlights with another date/);
  });
});
