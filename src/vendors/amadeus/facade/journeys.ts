/** What the world has for a question, one way or there and back: the same flights and seats that are sold over MCP. */
import type { FacadePlace } from "../../../facade/port.js";
import { soldCountsOf } from "../../../travel/reservations/index.js";
import {
  type FlightOffer,
  type FlightQuery,
  type FoundItinerary,
  lookupFlightOffer,
  parseInstant,
  searchFlights,
} from "../../../travel/world/index.js";
import type { FlightOffersQuestion } from "./flightQuery.js";

/** One direction, at the price of its lowest fare. */
export interface Direction {
  readonly found: FoundItinerary;
  readonly offer: FlightOffer;
}

export interface Journey {
  readonly directions: readonly [Direction, ...Direction[]];
  readonly totalCents: number;
  readonly durationMinutes: number;
  /** The world's ids of its flights, joined: what each direction is booked by. */
  readonly id: string;
}

/** Between the arrival there and the departure back. */
const shortestStayMs = 60 * 60_000;

const isAsked =
  ({ nonStop, includedAirlines, excludedAirlines }: FlightOffersQuestion) =>
  ({ segments }: FoundItinerary): boolean =>
    !(nonStop && segments.length > 1) &&
    segments.every(
      ({ marketingCarrier }) =>
        !excludedAirlines.includes(marketingCarrier) &&
        (includedAirlines.length === 0 || includedAirlines.includes(marketingCarrier)),
    );

const directionsOf = async (
  { world, stored, store, nowMs }: FacadePlace,
  query: FlightQuery,
  question: FlightOffersQuestion,
): Promise<readonly Direction[]> => {
  const search = searchFlights(world, query, nowMs);
  const sold = await soldCountsOf({ store, worldRef: stored }, search.stockKeys);
  const found = search.offersWith(sold).offers.filter(isAsked(question));
  return found.flatMap((itinerary): readonly Direction[] => {
    const issued = lookupFlightOffer(world, itinerary.flightId, nowMs);
    const quote = issued.kind === "known" ? issued.offer.quote(query.passengers, sold) : undefined;
    return quote?.kind === "priced" ? [{ found: itinerary, offer: quote.offer }] : [];
  });
};

const journeyOf = (...directions: readonly [Direction, ...Direction[]]): Journey => {
  let totalCents = 0;
  let durationMinutes = 0;
  for (const { offer, found } of directions) {
    totalCents += offer.price.totalCents;
    durationMinutes += found.durationMinutes;
  }
  return { directions, totalCents, durationMinutes, id: directions.map(({ found }) => found.flightId).join("_") };
};

const arrivalMs = ({ found }: Direction): number => parseInstant(found.segments.at(-1)?.arrivalLocal ?? "");
const departureMs = ({ found }: Direction): number => parseInstant(found.segments[0]?.departureLocal ?? "");

const cheapestFirst = (a: Journey, b: Journey): number =>
  a.totalCents - b.totalCents || a.durationMinutes - b.durationMinutes || (a.id < b.id ? -1 : 1);

/** The journeys that have seats, the cheapest first. */
export const journeysOf = async (place: FacadePlace, question: FlightOffersQuestion): Promise<readonly Journey[]> => {
  const [wayOut, wayBack] = question.queries;
  const there = await directionsOf(place, wayOut, question);
  if (wayBack === undefined) return there.map((direction) => journeyOf(direction)).sort(cheapestFirst);
  const back = await directionsOf(place, wayBack, question);
  const journeys = there.flatMap((first) => {
    const earliest = arrivalMs(first) + shortestStayMs;
    return back.filter((second) => departureMs(second) >= earliest).map((second) => journeyOf(first, second));
  });
  return journeys.sort(cheapestFirst);
};
