/** Refusals as a caller meets them: the reason, the field, and a message and a hint with every blank filled in. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Settings } from "../../../generated/gds/settings.js";
import { carSearch, flightSearch, hotelSearch, openServer, type Server, structuredOf, textAt } from "./inProcess.js";

const adult = { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" };
const infant = { type: "infant", firstName: "Di", lastName: "Larsen", dateOfBirth: "2025-09-01" };
const contactEmail = "ada.larsen@example.com";
const guest = { firstName: "Ada", lastName: "Larsen" };

const flightFor = async (server: Server, change: object = {}): Promise<string> =>
  textAt(structuredOf(await server.call("searchFlights", { ...flightSearch, ...change })), "itineraries.0.flightId");
const hotelFor = async (server: Server): Promise<string> =>
  textAt(structuredOf(await server.call("searchHotels", hotelSearch)), "hotels.0.rates.0.hotelId");
const carFor = async (server: Server): Promise<string> =>
  textAt(structuredOf(await server.call("searchCars", carSearch)), "cars.0.carId");

const bookFor = async (server: Server, passengers: readonly object[]) => ({
  flightIds: [await flightFor(server, { passengers: { adults: passengers.length } })],
  passengers,
  contactEmail,
});

interface Case {
  readonly title: string;
  readonly tool: string;
  readonly input: (server: Server) => Promise<object> | object;
  readonly reason: string;
  readonly field: string;
  readonly code: number;
  readonly settings?: Partial<Settings>;
}

const cases: readonly Case[] = [
  {
    title: "lower-case letters, with the code that was meant",
    tool: "searchFlights",
    input: () => ({ ...flightSearch, origin: "jfk" }),
    reason: "SCHEMA",
    field: "origin",
    code: -32602,
  },
  {
    title: "a city without a code of its own",
    tool: "searchHotels",
    input: () => ({ ...hotelSearch, cityCode: "QQQ" }),
    reason: "UNKNOWN_CITY",
    field: "cityCode",
    code: -32602,
  },
  {
    title: "a drop-off nowhere",
    tool: "searchCars",
    input: () => ({ ...carSearch, dropoffLocationCode: "QQQ" }),
    reason: "UNKNOWN_LOCATION",
    field: "dropoffLocationCode",
    code: -32602,
  },
  {
    title: "two airports of one city",
    tool: "searchFlights",
    input: () => ({ ...flightSearch, origin: "LHR", destination: "LGW" }),
    reason: "SAME_ORIGIN_DEST",
    field: "destination",
    code: -32602,
  },
  {
    title: "a day that is not on sale yet",
    tool: "searchFlights",
    input: () => ({ ...flightSearch, departureDate: "2028-06-15" }),
    reason: "BEYOND_WINDOW",
    field: "departureDate",
    code: -32002,
  },
  {
    title: "ten seats",
    tool: "searchFlights",
    input: () => ({ ...flightSearch, passengers: { adults: 9, children: 1 } }),
    reason: "TOO_MANY_PAX",
    field: "passengers",
    code: -32002,
  },
  {
    title: "more infants than laps",
    tool: "bookFlight",
    input: (server) => bookFor(server, [adult, infant, { ...infant, firstName: "Ed" }]),
    reason: "INFANT_WITHOUT_ADULT",
    field: "passengers",
    code: -32002,
  },
  {
    title: "the same person twice, where the rules are strict",
    settings: { realism: "strict" },
    tool: "bookFlight",
    input: (server) => bookFor(server, [adult, adult]),
    reason: "DUPLICATE_PASSENGER",
    field: "passengers.1",
    code: -32002,
  },
  {
    title: "a party other than the one searched for, where the rules are strict",
    tool: "bookFlight",
    input: async (server) => ({ flightIds: [await flightFor(server)], passengers: [adult], contactEmail }),
    reason: "PAX_MISMATCH",
    field: "passengers",
    code: -32002,
    settings: { realism: "strict" },
  },
  {
    title: "a surname whose payment is always declined",
    tool: "bookFlight",
    input: (server) => bookFor(server, [{ ...adult, lastName: "Testdecline" }]),
    reason: "PAYMENT_DECLINED",
    field: "passengers.0.lastName",
    code: -32002,
  },
  {
    title: "a card number in a free text",
    tool: "bookHotel",
    input: async (server) => ({
      hotelId: await hotelFor(server),
      guests: [guest],
      specialRequests: "charge 4111 1111 1111 1111",
    }),
    reason: "CARD_DATA_REFUSED",
    field: "specialRequests",
    code: -32002,
  },
  {
    title: "more guests than beds",
    tool: "bookHotel",
    input: async (server) => ({ hotelId: await hotelFor(server), guests: [guest, guest, guest].map(renamed) }),
    reason: "OCCUPANCY_EXCEEDED",
    field: "guests",
    code: -32002,
  },
  {
    title: "a car for a PNR that does not exist",
    tool: "bookCar",
    input: async (server) => ({ carId: await carFor(server), driver: guest, existingPnr: "TEST-ZZZZZZ" }),
    reason: "PNR_NOT_FOUND",
    field: "existingPnr",
    code: -32001,
  },
  {
    title: "a driver who is a child",
    tool: "bookCar",
    input: async (server) => ({ carId: await carFor(server), driver: { ...guest, dateOfBirth: "2012-01-01" } }),
    reason: "DRIVER_TOO_YOUNG",
    field: "driver.dateOfBirth",
    code: -32002,
  },
];

const renamed = (person: object, index: number): object => ({ ...person, firstName: ["Ada", "Bo", "Cy"][index] });

describe("a refusal", () => {
  for (const { title, tool, input, reason, field, code, settings } of cases) {
    test(`of ${tool} for ${title} is ${reason}`, async () => {
      const server = await openServer(settings);
      const outcome = await server.call(tool, await input(server));
      assert.equal(outcome.kind, "refusal", JSON.stringify(outcome));
      if (outcome.kind !== "refusal") return;
      assert.deepEqual([outcome.data["reason"], outcome.data["field"], outcome.code], [reason, field, code]);
      assert.ok("value" in outcome.data);
      assert.doesNotMatch(`${outcome.message} ${outcome.data["hint"]}`, /\(none\)|\{[A-Za-z]|undefined/);
      await server.runtime.close();
    });
  }

  test("comes 30 minutes after the search, when its ids have expired", async () => {
    const server = await openServer();
    const flightIds = [await flightFor(server, { passengers: { adults: 1 } })];
    server.setNow("2026-05-16T09:30:00Z");
    const outcome = await server.call("bookFlight", { flightIds, passengers: [adult], contactEmail });
    assert.equal(outcome.kind === "refusal" && outcome.data["reason"], "OFFER_EXPIRED");
    assert.match(
      outcome.kind === "refusal" ? `${outcome.message} ${outcome.data["hint"]}` : "",
      /expired at 2026-05-16T09:30:00Z.*searchFlights/,
    );
    await server.runtime.close();
  });

  test("comes to all but one of those who want the last seat", async () => {
    const server = await openServer();
    const change = { origin: "BTS", destination: "ABV", passengers: { adults: 1 } };
    const flightIds = [await flightFor(server, change)];
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.call("bookFlight", {
          flightIds,
          passengers: [{ ...adult, firstName: `Ada${"abcdefgh"[index]}` }],
          contactEmail,
        }),
      ),
    );
    const reasons = outcomes.map((outcome) => (outcome.kind === "refusal" ? outcome.data["reason"] : "booked"));
    assert.deepEqual(reasons.sort(), [...Array(7).fill("SOLD_OUT"), "booked"]);
    await server.runtime.close();
  });
});
