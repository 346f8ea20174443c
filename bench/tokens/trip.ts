/** A trip of eleven calls, from the first search to the cancelled booking, and how many tokens its answers cost a model. */
import { createLog } from "../../src/observability/log.js";
import { createPack } from "../../src/packs/gds/index.js";
import { product } from "../../src/product.js";
import type { Caller } from "../../src/runtime/calls/caller.js";
import { openRuntime } from "../../src/runtime/open.js";

/** What one answer costs in each of its halves. */
export interface AnswerCost {
  readonly tool: string;
  readonly text: number;
  readonly structured: number;
}

const nowMs = Date.parse("2026-05-16T09:00:00Z");

const ada = { firstName: "Ada", lastName: "Larsen" };
const born = { dateOfBirth: "1988-03-02" };
const [there, back] = ["2026-06-15", "2026-06-18"];
const passengers = { adults: 1 };

/** One adult there and back, with a hotel, and a car that is returned the day before. `{hotelId}` stands for the first of this name in an answer, `{flightId.1}` for that of the second answer. */
const calls: readonly (readonly [tool: string, given: object])[] = [
  ["searchFlights", { origin: "JFK", destination: "LAX", departureDate: there, passengers }],
  ["searchFlights", { origin: "LAX", destination: "JFK", departureDate: back, passengers }],
  [
    "bookFlight",
    {
      flightIds: ["{flightId.0}", "{flightId.1}"],
      passengers: [{ type: "adult", ...ada, ...born }],
      contactEmail: "ada.larsen@example.com",
    },
  ],
  ["searchHotels", { cityCode: "LAX", checkInDate: there, checkOutDate: back, guests: 1 }],
  ["bookHotel", { hotelId: "{hotelId.0}", guests: [ada], existingPnr: "{pnr.0}" }],
  [
    "searchCars",
    {
      pickupLocationCode: "LAX",
      pickupDate: "2026-06-15T14:00:00-07:00",
      dropoffDate: "2026-06-17T20:00:00-07:00",
      driverAge: 38,
    },
  ],
  [
    "bookCar",
    {
      carId: "{carId.0}",
      driver: { ...ada, ...born },
      existingPnr: "{pnr.0}",
      insurance: "full",
      extras: ["child_seat"],
    },
  ],
  ["retrieveBooking", { pnr: "{pnr.0}" }],
  ["listBookings", {}],
  ["cancelBooking", { pnr: "{pnr.0}" }],
  ["listBookings", {}],
];

const withoutWebhooks = { webhookKey: null, webhookTargets: "any", webhookDelays: "5s" } as const;

const names = ["flightId", "hotelId", "carId", "pnr"] as const;

/** Makes the calls on a world in memory, and counts each answer. Throws where one is refused. */
export const costsOfTrip = async (count: (text: string) => number): Promise<readonly AnswerCost[]> => {
  const settings = { realism: "contract", isolation: "world", ...withoutWebhooks } as const;
  const runtime = await openRuntime(createPack(settings), {
    product,
    clock: { now: () => nowMs },
    log: createLog("silent"),
    store: { mostWorlds: 1 },
    world: {
      name: null,
      seed: "mock-gds",
      isSeedGiven: false,
      frozenAtMs: nowMs,
      limits: { bookings: 10, sessions: 10 },
    },
    schemaProfile: "portable",
    outputSchemas: "outline",
    answers: "full",
    toolsets: null,
    tools: null,
    readOnly: false,
    errorStyle: "rpc",
    validateOutput: true,
    pageSize: 100,
    sessionIdleSeconds: 3600,
  });
  const caller: Caller = {
    transport: "stdio",
    era: "legacy",
    correlationId: "tokens",
    signal: new AbortController().signal,
    meta: {},
    handleHeader: undefined,
    worldHeader: undefined,
    connection: runtime.processSession(undefined),
    clientName: null,
    clientVersion: null,
    protocolVersion: null,
    exchange: undefined,
    onScope: () => undefined,
  };
  try {
    const costs: AnswerCost[] = [];
    const found = new Map<string, string>();
    for (const [tool, given] of calls) {
      const filled: unknown = JSON.parse(
        JSON.stringify(given).replaceAll(/\{(\w+\.\d)\}/g, (_whole, name: string) => found.get(name) ?? ""),
      );
      const result = await runtime.callTool({ name: tool, arguments: filled }, caller);
      if (!("content" in result)) throw new Error(`${tool} asks its client for something`);
      const text = result.content.map((block) => ("text" in block ? block.text : "")).join("\n");
      const structured = JSON.stringify("structuredContent" in result ? result.structuredContent : {});
      for (const name of names) {
        const value = new RegExp(`"${name}":"([^"]+)"`).exec(structured)?.[1];
        if (value !== undefined)
          found.set([0, 1].map((nth) => `${name}.${nth}`).find((each) => !found.has(each)) ?? "", value);
      }
      costs.push({ tool, text: count(text), structured: count(structured) });
    }
    return costs;
  } finally {
    await runtime.close();
  }
};
