/** What a wrong argument is told to be meant as: the message alone leads a model to a call that is answered. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { codesFor } from "../../../../src/packs/gds/rules/placeNames.js";
import { at, carSearch, flightSearch, hotelSearch, type Outcome, openServer } from "../inProcess.js";

const refusedMessage = (outcome: Outcome): string => {
  assert.equal(outcome.kind, "refusal", JSON.stringify(outcome));
  return outcome.kind === "refusal" ? outcome.message : "";
};

const person = { firstName: "Ada", lastName: "Larsen" };

interface Case {
  readonly tool: string;
  readonly input: object;
  readonly says: string;
  /** The value that is corrected, as the same tool takes it. */
  readonly corrected?: string;
}

const cases: Readonly<Record<string, Case>> = {
  "a city's name": {
    tool: "searchFlights",
    input: { ...flightSearch, origin: "New York" },
    says: "Did you mean NYC (New York) or JFK (New York)? Correct origin and call again.",
    corrected: "NYC",
  },
  "a city's name in lower case, for a hotel": {
    tool: "searchHotels",
    input: { ...hotelSearch, cityCode: "los angeles" },
    says: "Did you mean LAX (Los Angeles)",
    corrected: "LAX",
  },
  "an ICAO code": {
    tool: "searchFlights",
    input: { ...flightSearch, origin: "KJFK" },
    says: "Did you mean JFK (New York)?",
    corrected: "JFK",
  },
  "a code with a letter too many": {
    tool: "searchFlights",
    input: { ...flightSearch, origin: "JFKK" },
    says: "Did you mean JFK (New York)?",
    corrected: "JFK",
  },
  "an airport's name": {
    tool: "searchCars",
    input: { ...carSearch, pickupLocationCode: "Heathrow" },
    says: "Did you mean LHR (London)?",
    corrected: "LHR",
  },
  tomorrow: {
    tool: "searchFlights",
    input: { ...flightSearch, departureDate: "tomorrow" },
    says: "Today is 2026-05-16 in New York: did you mean 2026-05-17?",
    corrected: "2026-05-17",
  },
  "next friday": {
    tool: "searchHotels",
    input: { ...hotelSearch, checkInDate: "next Friday" },
    says: "Today is 2026-05-16 in Los Angeles: did you mean 2026-05-22?",
    corrected: "2026-05-22",
  },
  "a day that is no day": {
    tool: "searchFlights",
    input: { ...flightSearch, departureDate: "mid June" },
    says: "Today is 2026-05-16 in New York. Correct departureDate and call again.",
  },
  "a word at a place that is not there": {
    tool: "searchHotels",
    input: { ...hotelSearch, cityCode: "QQQ", checkInDate: "tomorrow" },
    says: "Today is 2026-05-16 by UTC: did you mean 2026-05-17?",
    corrected: "2026-05-17",
  },
  "a time in words": {
    tool: "searchCars",
    input: { ...carSearch, pickupDate: "tomorrow at noon" },
    says: "It is now 2026-05-16T02:00:00-07:00 in Los Angeles.",
  },
  "a day where a time is needed": {
    tool: "searchCars",
    input: { ...carSearch, dropoffDate: "2026-06-18" },
    says: "Add the time of day, as in 2026-06-18T12:00:00-07:00 for noon there.",
  },
  "24:00": {
    tool: "searchCars",
    input: { ...carSearch, dropoffDate: "2026-06-30T24:00:00-07:00" },
    says: "Did you mean '2026-07-01T00:00:00-07:00'?",
    corrected: "2026-07-01T00:00:00-07:00",
  },
  "24:00 of a day that does not exist": {
    tool: "searchCars",
    input: { ...carSearch, dropoffDate: "2026-06-31T24:00:00-07:00" },
    says: "Correct dropoffDate and call again.",
  },
  "a locator without its beginning": {
    tool: "retrieveBooking",
    input: { pnr: "cpmp4d" },
    says: "Did you mean TEST-CPMP4D?",
    corrected: "TEST-CPMP4D",
  },
  "full coverage": {
    tool: "bookCar",
    input: { carId: "x", driver: person, insurance: "full coverage" },
    says: "Did you mean 'full'?",
    corrected: "full",
  },
  "a baby seat": {
    tool: "bookCar",
    input: { carId: "x", driver: person, extras: ["baby seat"] },
    says: "Did you mean child_seat?",
    corrected: "child_seat",
  },
  "null for what may be left out": {
    tool: "bookCar",
    input: { carId: "x", driver: person, existingPnr: null },
    says: "Invalid existingPnr (null): it is optional. Leave existingPnr out and call again.",
  },
  "null for a cabin": {
    tool: "searchFlights",
    input: { ...flightSearch, cabin: null },
    says: "Leave cabin out and call again.",
  },
  "an empty text for what may be left out": {
    tool: "bookCar",
    input: { carId: "x", driver: person, flightNumber: "" },
    says: "Leave flightNumber out and call again.",
  },
  "null deep down": {
    tool: "bookFlight",
    input: {
      flightIds: ["x"],
      passengers: [{ type: "adult", ...person, dateOfBirth: null }],
      contactEmail: "a@b.example",
    },
    says: "Leave passengers.0.dateOfBirth out and call again.",
  },
  "a place that is only a default": {
    tool: "searchCars",
    input: { ...carSearch, dropoffLocationCode: "zzzzzz" },
    says: "expected text that matches ^[A-Z]{3}$. Correct dropoffLocationCode",
  },
};

describe("the message of a wrong argument", () => {
  for (const [title, { tool, input, says, corrected }] of Object.entries(cases)) {
    test(`leads on from ${title}`, async () => {
      const server = await openServer();
      const outcome = await server.call(tool, input);
      const message = refusedMessage(outcome);
      assert.ok(message.includes(says), message);
      assert.ok(message.length < 400, message);
      if (corrected !== undefined) assert.equal(at(outcome, "data.corrected"), corrected);
      await server.runtime.close();
    });
  }
});

const hintOf = async (tool: string, input: object): Promise<string> => {
  const server = await openServer();
  const outcome = await server.call(tool, input);
  refusedMessage(outcome);
  await server.runtime.close();
  return String(at(outcome, "data.hint"));
};

describe("a code of three letters that is not here", () => {
  test("of a real airport gets the nearest one that is here, and no code that looks like it", async () => {
    const hint = await hintOf("searchFlights", { ...flightSearch, origin: "FAI" });
    assert.match(hint, /nearest airport here is ANC \(Anchorage\)/);
    assert.doesNotMatch(hint, /CAI/);
  });

  test("gets similar codes, or the way to find one; never none, and never a long resource", async () => {
    assert.match(await hintOf("searchFlights", { ...flightSearch, origin: "JKF" }), /Similar codes: JFK \(New York\)/);
    for (const code of ["XYZ", "QQQ", "ZZZ"]) {
      const hint = await hintOf("searchHotels", { ...hotelSearch, cityCode: code });
      assert.match(hint, /A city's name in the place of the code is answered with its codes\.$/);
      assert.doesNotMatch(hint, /none|gds:\/\//);
    }
  });

  test("has the prescribed message for an airport, and the advice in the message elsewhere", async () => {
    const server = await openServer();
    const airport = await server.call("searchFlights", { ...flightSearch, origin: "XYZ" });
    assert.equal(refusedMessage(airport), "Invalid airport code 'XYZ': must be a valid 3-letter IATA code");
    const city = refusedMessage(await server.call("searchHotels", { ...hotelSearch, cityCode: "FAI" }));
    assert.match(city, /nearest airport here is ANC/);
    await server.runtime.close();
  });
});

describe("the codes of a name", () => {
  const names: readonly (readonly [string, readonly string[]])[] = [
    ["New York", ["NYC", "JFK"]],
    ["new york city", ["NYC", "JFK"]],
    ["London, UK", ["LON", "LHR"]],
    ["Los Angelos", ["LAX"]],
    ["São Paulo", ["SAO", "GRU"]],
    ["Sao Paulo", ["SAO", "GRU"]],
    ["JFK - New York", ["JFK"]],
    ["jfk", ["JFK"]],
    ["EGLL", ["LHR"]],
    ["Charles de Gaulle", ["CDG"]],
    ["Nowhere at all", []],
    ["", []],
    ["constructor", []],
  ];
  for (const [name, codes] of names) {
    test(`'${name}' is ${codes.join(", ") || "nothing"}`, () => assert.deepEqual(codesFor(name), codes));
  }
});

describe("a tool that is not there", () => {
  const others: readonly (readonly [string, RegExp])[] = [
    ["modifyBooking", /Unknown tool 'modifyBooking'\. No tool changes a booking: cancelBooking .* book anew\.$/],
    ["deleteBooking", /Call cancelBooking/],
    ["getBooking", /Call retrieveBooking/],
    ["searchFlight", /did you mean searchFlights\? Call one of searchFlights,/],
    ["listBooking", /did you mean listBookings\?/],
    ["frobnicate", /Unknown tool 'frobnicate'\. Call one of searchFlights,/],
  ];
  for (const [name, says] of others) {
    test(`${name} is told what there is`, async () => {
      const server = await openServer();
      assert.match(refusedMessage(await server.call(name, {})), says);
      await server.runtime.close();
    });
  }
});
