/**
 * The journeys that the world offers for a question, one-way or return. Their seats are those that are sold over MCP.
 */
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

/** One direction at its lowest fare. `offer` builds the full offer on first use. */
export interface Direction {
  readonly found: FoundItinerary;
  readonly offer: () => FlightOffer;
}

export interface Journey {
  readonly directions: readonly [Direction, ...Direction[]];
  readonly totalCents: number;
  readonly durationMinutes: number;
  /** The world's flight ids, joined. Each direction is booked by its own. */
  readonly id: string;
}

/** The shortest time between the outbound arrival and the return departure. */
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
  const offerOf = ({ flightId }: FoundItinerary): FlightOffer => {
    const issued = lookupFlightOffer(world, flightId, nowMs);
    const quote = issued.kind === "known" ? issued.offer.quote(query.passengers, sold) : undefined;
    if (quote?.kind !== "priced") throw new Error(`a flight that was just found is not for sale: ${flightId}`);
    return quote.offer;
  };
  return found.map((itinerary): Direction => {
    let offer: FlightOffer | undefined;
    return {
      found: itinerary,
      offer: () => {
        offer ??= offerOf(itinerary);
        return offer;
      },
    };
  });
};

const journeyOf = (...directions: readonly [Direction, ...Direction[]]): Journey => {
  let totalCents = 0;
  let durationMinutes = 0;
  for (const { found } of directions) {
    totalCents += found.fares[0]?.totalCents ?? 0;
    durationMinutes += found.durationMinutes;
  }
  return { directions, totalCents, durationMinutes, id: directions.map(({ found }) => found.flightId).join("_") };
};

const arrivalMs = ({ found }: Direction): number => parseInstant(found.segments.at(-1)?.arrivalLocal ?? "");
const departureMs = ({ found }: Direction): number => parseInstant(found.segments[0]?.departureLocal ?? "");

const cheapestFirst = (a: Journey, b: Journey): number =>
  a.totalCents - b.totalCents || a.durationMinutes - b.durationMinutes || (a.id < b.id ? -1 : 1);

/** The journeys with free seats, the cheapest first. */
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
