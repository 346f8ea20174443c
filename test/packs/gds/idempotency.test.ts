/** A repeated write is answered by the first one, whichever process on the store gets it, for every tool that writes. */
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import type { StoreSettings } from "../../../src/store/index.js";
import { drivers } from "../../support/drivers.js";
import {
  at,
  carSearch,
  flightSearch,
  hotelSearch,
  type Outcome,
  openServer,
  type Server,
  structuredOf,
  textAt,
  textOf,
  withKey,
} from "./inProcess.js";

const ada = { firstName: "Ada", lastName: "Larsen" };
const adults = [
  { type: "adult", ...ada, dateOfBirth: "1988-03-02" },
  { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
];

interface Write {
  readonly tool: string;
  /** Arguments that do it, and others that would do it too. */
  readonly prepare: (server: Server) => Promise<{ readonly input: object; readonly other: object }>;
}

const bookedFlight = async (server: Server): Promise<string> => {
  const flightId = textAt(structuredOf(await server.call("searchFlights", flightSearch)), "itineraries.0.flightId");
  const input = { flightIds: [flightId], passengers: adults, contactEmail: "ada@example.com" };
  return textAt(structuredOf(await server.call("bookFlight", input)), "pnr");
};

const writes: readonly Write[] = [
  {
    tool: "bookFlight",
    prepare: async (server) => {
      const flightId = textAt(structuredOf(await server.call("searchFlights", flightSearch)), "itineraries.0.flightId");
      const input = { flightIds: [flightId], passengers: adults, contactEmail: "ada@example.com" };
      return { input, other: { ...input, contactEmail: "bo@example.com" } };
    },
  },
  {
    tool: "bookHotel",
    prepare: async (server) => {
      const hotelId = textAt(structuredOf(await server.call("searchHotels", hotelSearch)), "hotels.0.rates.0.hotelId");
      return { input: { hotelId, guests: [ada] }, other: { hotelId, guests: [ada], specialRequests: "A high floor" } };
    },
  },
  {
    tool: "bookCar",
    prepare: async (server) => {
      const carId = textAt(structuredOf(await server.call("searchCars", carSearch)), "cars.0.carId");
      const input = { carId, driver: { ...ada, dateOfBirth: "1988-03-02" } };
      return { input, other: { ...input, flightNumber: "XH101" } };
    },
  },
  {
    tool: "bookHotel",
    prepare: async (server) => {
      const existingPnr = await bookedFlight(server);
      const hotelId = textAt(structuredOf(await server.call("searchHotels", hotelSearch)), "hotels.0.rates.0.hotelId");
      const input = { hotelId, existingPnr, guests: [ada] };
      return { input, other: { ...input, specialRequests: "A high floor" } };
    },
  },
  {
    tool: "cancelBooking",
    prepare: async (server) => {
      const pnr = await bookedFlight(server);
      return { input: { pnr }, other: { pnr, reason: "Another reason" } };
    },
  },
];

const withoutReplay = (outcome: Outcome): object => {
  const { idempotentReplay: _replay, ...rest } = structuredOf(outcome);
  return rest;
};

const conflictOf = (outcome: Outcome): unknown => outcome.kind === "refusal" && outcome.data["reason"];

/** Two servers on one store, as two processes would be, and a third that starts when those are gone. */
const openServers = async (context: TestContext, settings: StoreSettings) => {
  const open = async (): Promise<Server> => {
    const server = await openServer({ store: settings });
    context.after(() => server.runtime.close().catch(() => undefined));
    return server;
  };
  return { one: await open(), other: await open(), open };
};

for (const { name, skip, settingsIn } of drivers.filter(({ name: driver }) => driver !== "memory")) {
  describe(`idempotency on ${name}`, { skip }, () => {
    for (const [index, { tool, prepare }] of writes.entries()) {
      test(`${tool} (${index + 1}): the same key and arguments replay on another server and after a restart, others conflict`, async (context) => {
        const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
        const { one, other, open } = await openServers(context, settings);
        const { input, other: different } = await prepare(one);
        const who = withKey("key-1");
        const first = await one.call(tool, input, who);
        assert.equal(at(structuredOf(first), "idempotentReplay"), false);
        const replayed = await other.call(tool, input, who);
        assert.equal(at(structuredOf(replayed), "idempotentReplay"), true);
        assert.deepEqual(withoutReplay(replayed), withoutReplay(first));
        assert.match(textOf(replayed), /nothing was|earlier|again|twice/i);
        assert.equal(conflictOf(await other.call(tool, different, who)), "IDEMPOTENCY_CONFLICT");
        const count = at(structuredOf(await one.call("listBookings", {})), "count");
        await one.runtime.close();
        await other.runtime.close();
        const restarted = await open();
        assert.deepEqual(withoutReplay(await restarted.call(tool, input, who)), withoutReplay(first));
        assert.equal(conflictOf(await restarted.call(tool, different, who)), "IDEMPOTENCY_CONFLICT");
        assert.equal(at(structuredOf(await restarted.call("listBookings", {})), "count"), count);
      });
    }

    test("twenty calls with one key over two servers make one booking", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
      const { one, other } = await openServers(context, settings);
      const [write] = writes;
      const { input } = await (write ?? assert.fail("no write")).prepare(one);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_call, index) =>
          (index % 2 === 0 ? one : other).call("bookFlight", input, withKey("key-1")),
        ),
      );
      const pnrs = new Set(outcomes.map((outcome) => textAt(structuredOf(outcome), "pnr")));
      assert.equal(pnrs.size, 1);
      assert.equal(outcomes.filter((outcome) => at(structuredOf(outcome), "idempotentReplay") === false).length, 1);
      assert.equal(at(structuredOf(await one.call("listBookings", {})), "count"), 1);
    });
  });
}
