/** What the answers of hotels, cars and bookings cost a model, in o200k tokens. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { carSearch, type Outcome, openServer, type Server, structuredOf, textAt, textOf } from "./inProcess.js";

const structuredTokens = (outcome: Outcome): number => countTokens(JSON.stringify(structuredOf(outcome)));
const textTokens = (outcome: Outcome): number => countTokens(textOf(outcome));

const stay = (cityCode: string, nights: number, guests: number) => ({
  cityCode,
  checkInDate: "2026-06-15",
  checkOutDate: `2026-06-${15 + nights}`,
  guests,
});

/** The first id in an answer, wherever it stands. */
const firstId = (outcome: Outcome, prefix: "FL" | "HT" | "CR"): string => {
  const [id] = new RegExp(`${prefix}-[A-Z0-9-]+`).exec(JSON.stringify(structuredOf(outcome))) ?? [];
  if (id === undefined) throw new Error(`no id ${prefix} in the answer`);
  return id;
};

describe("what a search costs", () => {
  let server: Server;
  before(async () => {
    server = await openServer();
  });
  after(() => server.runtime.close());

  for (const [city, nights] of [
    ["LAX", 3],
    ["LAX", 14],
    ["NYC", 3],
    ["NYC", 14],
  ] as const) {
    test(`hotels in ${city} for ${nights} nights`, async () => {
      const outcome = await server.call("searchHotels", stay(city, nights, 1));
      assert.ok(structuredTokens(outcome) <= 2500, `${structuredTokens(outcome)} tokens of structure`);
      assert.ok(textTokens(outcome) <= 1750, `${textTokens(outcome)} tokens of text`);
    });
  }

  for (const driverAge of [30, 22]) {
    test(`cars in LAX for three days, driver of ${driverAge}`, async () => {
      const outcome = await server.call("searchCars", { ...carSearch, driverAge });
      assert.ok(structuredTokens(outcome) <= 2500, `${structuredTokens(outcome)} tokens of structure`);
      assert.ok(textTokens(outcome) <= 1300, `${textTokens(outcome)} tokens of text`);
    });
  }
});

/** A return trip with hotel and car: eleven calls, by tool in their order. */
const takeTrip = async (server: Server): Promise<readonly (readonly [tool: string, outcome: Outcome])[]> => {
  const calls: [string, Outcome][] = [];
  const call = async (tool: string, input: unknown): Promise<Outcome> => {
    const outcome = await server.call(tool, input);
    calls.push([tool, outcome]);
    return outcome;
  };
  const passengers = { adults: 1 };
  const out = await call("searchFlights", {
    origin: "JFK",
    destination: "LAX",
    departureDate: "2026-06-15",
    passengers,
  });
  const back = await call("searchFlights", {
    origin: "LAX",
    destination: "JFK",
    departureDate: "2026-06-18",
    passengers,
  });
  const ada = { firstName: "Ada", lastName: "Larsen" };
  const booked = await call("bookFlight", {
    flightIds: [firstId(out, "FL"), firstId(back, "FL")],
    passengers: [{ type: "adult", ...ada, dateOfBirth: "1988-03-02" }],
    contactEmail: "ada.larsen@example.com",
  });
  const pnr = textAt(structuredOf(booked), "pnr");
  const hotels = await call("searchHotels", stay("LAX", 3, 1));
  await call("bookHotel", { hotelId: firstId(hotels, "HT"), existingPnr: pnr, guests: [ada] });
  const cars = await call("searchCars", carSearch);
  await call("bookCar", {
    carId: firstId(cars, "CR"),
    existingPnr: pnr,
    driver: { ...ada, dateOfBirth: "1988-03-02" },
    insurance: "full",
    extras: ["child_seat"],
  });
  await call("retrieveBooking", { pnr });
  await call("listBookings", {});
  await call("cancelBooking", { pnr });
  await call("listBookings", {});
  return calls;
};

test("a trip of eleven calls, without what its flight searches cost", async () => {
  const server = await openServer();
  const calls = await takeTrip(server);
  await server.runtime.close();
  assert.equal(calls.length, 11);
  const own = calls.filter(([tool]) => tool !== "searchFlights").map(([, outcome]) => outcome);
  const sumOf = (tokens: (outcome: Outcome) => number): number =>
    own.reduce((sum, outcome) => sum + tokens(outcome), 0);
  const detail = calls.map(([tool, each]) => `${tool} ${structuredTokens(each)}/${textTokens(each)}`).join(", ");
  assert.ok(sumOf(structuredTokens) <= 8500, `${sumOf(structuredTokens)} of structure: ${detail}`);
  assert.ok(sumOf(textTokens) <= 4800, `${sumOf(textTokens)} of text: ${detail}`);
});
