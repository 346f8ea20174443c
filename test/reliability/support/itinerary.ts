/**
 * Finds an itinerary of two flights on which the last ten seats cost the same, and sells the seats before them to real
 * parties. Which one it is follows from the world alone, so it is asked in this process; the sales go through a server.
 */
import assert from "node:assert/strict";
import { createWorld, lookupFlightOffer } from "../../../src/travel/world/index.js";
import { type FoundOffer, withOffers } from "../../e2e/support/flightOffers.js";
import { usualNow } from "../../e2e/support/product.js";
import { adults, contact, sameOffer } from "../../e2e/support/trip.js";
import type { Caller } from "./callers.js";

export interface ScarceItinerary {
  readonly offer: FoundOffer;
  /** The stock key of the flight that sells out, and of the one that does not. */
  readonly scarceKey: string;
  readonly otherKey: string;
  readonly capacity: number;
  readonly departureDate: string;
}

const route = { origin: "LHR", destination: "DXB" } as const;
const oneAdult = { adults: 1, children: 0, infants: 0 };
const mostInParty = 9;

/** What one seat costs after so many were sold on both flights; undefined when there is none. */
const seatPriceOf = (flightId: string) => {
  const lookup = lookupFlightOffer(
    createWorld({ worldId: "default", seed: "mock-gds" }),
    flightId,
    Date.parse(usualNow),
  );
  if (lookup.kind !== "known") throw new Error(`${flightId} is not of this world`);
  const { quote } = lookup.offer;
  const unsold = quote(oneAdult, () => 0);
  assert.ok(unsold.kind === "priced", `${flightId} is offered and cannot be sold`);
  return {
    claims: unsold.claims,
    after: (sold: number): number | undefined => {
      const quoted = quote(oneAdult, () => sold);
      return quoted.kind === "priced" ? quoted.offer.price.totalCents : undefined;
    },
  };
};

const scarceOf = (offer: FoundOffer, departureDate: string, seats: number): ScarceItinerary | undefined => {
  const { claims, after } = seatPriceOf(offer.flightId);
  const [one, two] = claims;
  if (one === undefined || two === undefined || claims.length !== 2 || one.capacity === two.capacity) return undefined;
  const [scarce, other] = one.capacity < two.capacity ? [one, two] : [two, one];
  const firstOfLast = scarce.capacity - seats;
  if (firstOfLast <= 0) return undefined;
  const prices = Array.from({ length: seats }, (_item, index) => after(firstOfLast + index));
  if (prices.some((price) => price === undefined || price !== prices[0])) return undefined;
  return { offer, scarceKey: scarce.key, otherKey: other.key, capacity: scarce.capacity, departureDate };
};

const searched = async (caller: Caller, departureDate: string, count: number) => {
  const answer = await caller.call("searchFlights", { ...route, departureDate, passengers: { adults: count } });
  assert.ok(answer.kind === "accepted", `the search was not answered: ${JSON.stringify(answer)}`);
  return withOffers(answer.output);
};

/** The first in June of which the last seats, as many as are given, have one price. */
export const findScarceItinerary = async (caller: Caller, seats: number): Promise<ScarceItinerary> => {
  for (let day = 1; day <= 30; day += 1) {
    const departureDate = `2026-06-${String(day).padStart(2, "0")}`;
    for (const offer of (await searched(caller, departureDate, 1)).offers) {
      const found = scarceOf(offer, departureDate, seats);
      if (found !== undefined) return found;
    }
  }
  throw new Error("no itinerary of this world will do: search another route");
};

/** Sells until so many seats are left, to parties as large as there may be, and gives the offer as it is then. */
export const sellDownTo = async (
  caller: Caller,
  { offer, departureDate, capacity }: ScarceItinerary,
  seats: number,
): Promise<FoundOffer> => {
  for (let left = capacity; left > seats; ) {
    const size = Math.min(mostInParty, left - seats);
    const found = sameOffer(await searched(caller, departureDate, size), offer);
    assert.ok(found !== undefined, `${size} seats are not offered while ${left} are left`);
    const order = { flightIds: [found.flightId], passengers: adults(size, left), ...contact };
    const booked = await caller.call("bookFlight", order);
    assert.equal(booked.kind, "accepted", JSON.stringify(booked));
    left -= size;
  }
  const last = sameOffer(await searched(caller, departureDate, 1), offer);
  assert.ok(last !== undefined, "the last seats are not offered");
  return last;
};
