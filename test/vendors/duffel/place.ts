/** A mock of Duffel for tests: a world with a store of its own, at an instant. */
import { answerFacade } from "../../../src/facade/answer.js";
import type { FacadeAnswer, FacadePlace } from "../../../src/facade/port.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { createWorld } from "../../../src/travel/world/index.js";
import { vendor } from "../../../src/vendors/duffel/facade/index.js";

export const nowMs = Date.parse("2026-05-16T09:00:20Z");
export const departureDate = "2026-06-15";
export const returnDate = "2026-06-22";

export const openPlace = async (seed = "1", bookings = 10) => {
  const store = openMemoryStore<unknown>({ mostWorlds: 2, warn: () => undefined });
  const facts = {
    seed,
    clock: { mode: "frozen", atMs: nowMs },
    limits: { bookings, sessions: 10 },
    contractVersion: "1.0.0",
  } as const;
  const stored = await store.createWorld("default", facts, nowMs);
  const world = createWorld({ worldId: stored.key, seed });
  return { world, stored, store, nowMs, scopeId: "test" };
};

const headers = { authorization: "Bearer duffel_test_key", "duffel-version": "v2", "content-type": "application/json" };

export interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the mock as its server does. */
export const ask = (place: FacadePlace, method: string, target: string, asked: Asked = {}): Promise<FacadeAnswer> => {
  const { pathname, search } = new URL(target, "http://duffel.invalid");
  const { body } = asked;
  return answerFacade(
    vendor,
    {
      method,
      path: pathname,
      query: new URLSearchParams(search),
      headers: { ...headers, ...asked.headers },
      body: typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body),
    },
    place,
  );
};

/** The data of a search from JFK to LAX for an adult, all of it replaceable. */
export const searchData = (changes: Readonly<Record<string, unknown>> = {}) => ({
  slices: [{ origin: "JFK", destination: "LAX", departure_date: departureDate }],
  passengers: [{ type: "adult" }],
  cabin_class: "economy",
  ...changes,
});

export const thereAndBack = [
  { origin: "JFK", destination: "LAX", departure_date: departureDate },
  { origin: "LAX", destination: "JFK", departure_date: returnDate },
];

export const search = (
  place: FacadePlace,
  changes?: Readonly<Record<string, unknown>>,
  query = "?return_offers=true",
) => ask(place, "POST", `/air/offer_requests${query}`, { body: { data: searchData(changes) } });
