/** Searches flights: finds itineraries, names the stock they draw on, and with sold counts makes priced offers of them. */
import { instantOfMinute, minuteOf, searchIdOf } from "../offerIds.js";
import { placeAirports } from "../reference/places.js";
import { dayNumber } from "../time/calendar.js";
import type { FlightOffer, FlightQuery, OfferSearch, SoldCounts, World } from "../types.js";
import { airportPairs, metroNotes, otherDates, unservedNote } from "./advice.js";
import { brandsOf } from "./brands.js";
import { findItineraries, type Itinerary } from "./itineraries.js";
import { networkOf } from "./network.js";
import { type OfferTerms, sealFlightId, writeItinerary, writeOffer } from "./offer.js";
import { bestOfEach, type Candidates, candidatesOf } from "./selection.js";
import { openClasses, type SeatedItinerary, seatsOf } from "./ticket.js";

const searchIdPrefix = "FS";
const minuteMs = 60_000;
/** Sales end this long before departure. */
export const salesEndMinutes = 60;
/** Offers are kept to a length that can be read: every brand of so many itineraries. */
const mostOffers = 20;
/** More itineraries than are shown stand by, for when some have sold out. */
const standbyRatio = 2;

/** The offers of an itinerary, one per brand, or none if too few seats are left. */
const offersOf = (
  world: World,
  ticket: SeatedItinerary,
  query: FlightQuery,
  issuedMinute: number,
  sold: SoldCounts,
): readonly FlightOffer[] => {
  const open = openClasses(ticket, sold, seatsOf(query.passengers));
  if ("lacking" in open) return [];
  const written = writeItinerary(ticket);
  const seatsLeft = ticket.stocks.map(({ key, capacity }) => capacity - sold(key));
  return brandsOf(query.cabin).map((brand) => {
    const terms: OfferTerms = { brand, classes: open.classes, issuedMinute, party: query.passengers, seatsLeft };
    return writeOffer(written, terms, sealFlightId(world, ticket, terms));
  });
};

const byPriceThenId = (a: FlightOffer, b: FlightOffer): number =>
  a.price.totalCents - b.price.totalCents || (a.flightId < b.flightId ? -1 : 1);

/** Everything that departs on the day of a query, over all airports of its places. */
const allItineraries = (world: World, query: FlightQuery, day: number, notBeforeMs: number): readonly Itinerary[] =>
  findItineraries(networkOf(world), airportPairs(query), day, notBeforeMs);

/** Why a search has no offer, and what to do. */
const emptyNote = (
  world: World,
  query: FlightQuery,
  day: number,
  notBeforeMs: number,
  candidates: Candidates,
): string => {
  const network = networkOf(world);
  const { origin, destination, cabin } = query;
  const seats = seatsOf(query.passengers);
  for (const code of [origin, destination]) {
    if (placeAirports(code).length === 0)
      return `No airport or city has the code ${code}. Use an IATA code such as JFK or LON.`;
  }
  if (candidates.available.length > 0 || candidates.withCabin > 0) {
    return `Flights operate from ${origin} to ${destination}, but none has ${seats === 1 ? "a seat left" : `${seats} seats left together`} in ${cabin}. Try another date, another cabin, or fewer passengers together.`;
  }
  if (allItineraries(world, query, day, notBeforeMs).length > 0) {
    return `No flight from ${origin} to ${destination} has a ${cabin} cabin all the way. Try economy or business.`;
  }
  if (allItineraries(world, query, day, Number.NEGATIVE_INFINITY).length > 0) {
    return `All flights from ${origin} to ${destination} on ${query.departureDate} have departed or leave within ${salesEndMinutes} minutes, when sales end. Try a later date.`;
  }
  const dates = otherDates(network, query, day, notBeforeMs);
  if (dates.length > 0) {
    return `No flight operates from ${origin} to ${destination} on ${query.departureDate}. Dates with flights: ${dates.join(", ")}.`;
  }
  return unservedNote(network, query);
};

/**
 * Searches flights for a party on a date, as seen at an instant. Places may be airports or metropolitan codes. The answer
 * first names the stock to look up; `offersWith` then gives at most 20 offers by price, each brand of the best itineraries
 * of every carrier, without those that have too few seats. Without an offer, a note says why and what to try.
 */
export const searchFlights = (world: World, query: FlightQuery, nowMs: number): OfferSearch<FlightOffer> => {
  const { origin, destination, departureDate, passengers, cabin } = query;
  const issuedMinute = minuteOf(nowMs);
  const issuedAtMs = instantOfMinute(issuedMinute);
  const notBeforeMs = nowMs + salesEndMinutes * minuteMs;
  const day = dayNumber(departureDate);
  const candidates = candidatesOf(
    world,
    allItineraries(world, query, day, notBeforeMs),
    cabin,
    seatsOf(passengers),
    issuedAtMs,
  );
  const mostItineraries = Math.floor(mostOffers / brandsOf(cabin).length);
  const pool = bestOfEach(candidates.available, mostItineraries * standbyRatio);
  const { adults, children, infants } = passengers;
  const words = [origin, destination, departureDate, adults, children, infants, cabin].join(" ");
  return {
    searchId: searchIdOf(world, searchIdPrefix, words, issuedMinute),
    stockKeys: [...new Set(pool.flatMap(({ stocks }) => stocks.map(({ key }) => key)))],
    offersWith: (sold) => {
      const offers: FlightOffer[] = [];
      let shown = 0;
      for (const ticket of pool) {
        if (shown === mostItineraries) break;
        const brands = offersOf(world, ticket, query, issuedMinute, sold);
        offers.push(...brands);
        shown += brands.length > 0 ? 1 : 0;
      }
      const notes = [...metroNotes(query)];
      if (shown === 0) notes.push(emptyNote(world, query, day, notBeforeMs, candidates));
      else if (shown < candidates.available.length) {
        notes.push(
          `Shown are ${shown} of ${candidates.available.length} itineraries: the best of each airline by price, time and stops.`,
        );
      }
      return { offers: offers.sort(byPriceThenId), notes };
    },
  };
};
