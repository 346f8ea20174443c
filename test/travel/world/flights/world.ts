/** The world that the flight tests share: a fixed seed and clock, and shorthands to search it. */
import { searchFlights } from "../../../../src/travel/world/flights/index.js";
import { createWorld } from "../../../../src/travel/world/index.js";
import type { Cabin, FlightOffer, FlightQuery, Party } from "../../../../src/travel/world/types.js";
import { wholeOffers } from "./offers.js";

export const world = createWorld({ worldId: "test", seed: "flights" });

/** 2026-05-16T09:00:00Z, thirty days before 15 June. */
export const testNow = Date.UTC(2026, 4, 16, 9);

export const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

export const nothingSold = (): number => 0;

/** A query for one adult in economy unless it says otherwise. */
export const queryOf = (
  route: string,
  departureDate: string,
  passengers = oneAdult,
  cabin: Cabin = "economy",
): FlightQuery => {
  const [origin = "", destination = ""] = route.split("-");
  return { origin, destination, departureDate, passengers, cabin };
};

/** The offers and notes of a query while nothing is sold. */
export const find = (
  query: FlightQuery,
  nowMs = testNow,
): { readonly offers: readonly FlightOffer[]; readonly notes: readonly string[] } =>
  wholeOffers(world, searchFlights(world, query, nowMs), nothingSold);

/** The first element; the test fails if there is none. */
export const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("nothing was found");
  return item;
};
