/** Searches flights: finds itineraries, names their stock keys, and prices them by sold counts. */
import { expiryOf, instantOfMinute, minuteOf, searchIdOf } from "../offerIds.js";
import { placeAirports } from "../reference/places.js";
import { dayNumber } from "../time/calendar.js";
import type { FlightQuery, FlightSearchTerms, FoundItinerary, OfferSearch, SoldCounts, World } from "../types.js";
import { airportPairs, metroNotes, otherDates, shownNote, unservedNote } from "./advice.js";
import { brandTerms } from "./brands.js";
import { foundItinerary } from "./found.js";
import { findItineraries, type Itinerary } from "./itineraries.js";
import { networkOf } from "./network.js";
import { bestFirst, type Candidates, candidatesOf } from "./selection.js";
import { openClasses, type SeatedItinerary, seatsOf } from "./ticket.js";

const searchIdPrefix = "FS";
const minuteMs = 60_000;
/** Minutes before departure at which sales end. */
export const salesEndMinutes = 60;
/** The most nonstops shown between cities with several airports. Between two airports all are shown. */
const mostNonstopsOfCities = 16;
/** Journeys with stops fill an answer up to this number of itineraries, within the following limits. */
const usualItineraries = 18;
const fewestWithStops = 2;
const mostWithStops = 6;
/** How many times more journeys with stops are kept than shown, in case some have sold out. */
const standbyRatio = 2;

/** An itinerary with the seats left on each segment, and the open classes. */
interface Sellable {
  readonly ticket: SeatedItinerary;
  readonly classes: readonly number[];
  readonly seatsLeft: readonly number[];
}

/** The first `most` itineraries with enough seats left for a party, in the given order. */
const sellable = (
  tickets: readonly SeatedItinerary[],
  seats: number,
  sold: SoldCounts,
  most: number,
): readonly Sellable[] => {
  const found: Sellable[] = [];
  for (const ticket of tickets) {
    if (found.length === most) break;
    const open = openClasses(ticket, sold, seats);
    if ("lacking" in open) continue;
    const seatsLeft = ticket.stocks.map(({ key, capacity }) => capacity - sold(key));
    found.push({ ticket, classes: open.classes, seatsLeft });
  }
  return found;
};

const flightsOf = ({ ticket }: Sellable): string =>
  ticket.itinerary.map(({ marketing, marketingNumber }) => `${marketing.code}${marketingNumber}`).join(" ");

const byDeparture = (a: Sellable, b: Sellable): number =>
  a.ticket.itinerary[0].flight.departureMs - b.ticket.itinerary[0].flight.departureMs ||
  (flightsOf(a) < flightsOf(b) ? -1 : 1);

const isNonstop = ({ itinerary }: SeatedItinerary): boolean => itinerary.length === 1;

/** All itineraries on the day of a query, over all airports of its places. */
const allItineraries = (world: World, query: FlightQuery, day: number, notBeforeMs: number): readonly Itinerary[] =>
  findItineraries(networkOf(world), airportPairs(query), day, notBeforeMs);

/** Why a search has no offers, and what to do. */
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
 * Searches flights for a party on a date, as of an instant. Places may be airports or metropolitan codes. The result first names the stock
 * keys to look up; `offersWith` then returns the itineraries with seats left: all nonstops (between cities with many airports, the best
 * ones) by departure, then the best journeys with stops by departure. If there are none, a note says why and what to try.
 */
export const searchFlights = (
  world: World,
  query: FlightQuery,
  nowMs: number,
): OfferSearch<FoundItinerary> & FlightSearchTerms => {
  const { origin, destination, departureDate, passengers: party, cabin } = query;
  const issuedMinute = minuteOf(nowMs);
  const notBeforeMs = nowMs + salesEndMinutes * minuteMs;
  const day = dayNumber(departureDate);
  const seats = seatsOf(party);
  const candidates = candidatesOf(
    world,
    allItineraries(world, query, day, notBeforeMs),
    cabin,
    seats,
    instantOfMinute(issuedMinute),
  );
  const nonstops = bestFirst(candidates.available.filter(({ ticket }) => isNonstop(ticket)));
  const withStops = candidates.available.filter(({ ticket }) => !isNonstop(ticket));
  const mostNonstops = airportPairs(query).length === 1 ? nonstops.length : mostNonstopsOfCities;
  const bestWithStops = bestFirst(withStops).slice(0, mostWithStops * standbyRatio);
  const { adults, children, infants } = party;
  const words = [origin, destination, departureDate, adults, children, infants, cabin].join(" ");
  return {
    searchId: searchIdOf(world, searchIdPrefix, words, issuedMinute),
    brands: brandTerms(cabin),
    expiresAtMs: expiryOf(issuedMinute),
    stockKeys: [...new Set([...nonstops, ...bestWithStops].flatMap(({ stocks }) => stocks.map(({ key }) => key)))],
    offersWith: (sold) => {
      const direct = sellable(nonstops, seats, sold, nonstops.length);
      const shownDirect = direct.slice(0, mostNonstops);
      const room = Math.min(mostWithStops, Math.max(fewestWithStops, usualItineraries - shownDirect.length));
      const connecting = sellable(bestWithStops, seats, sold, room);
      const shown = [...shownDirect.toSorted(byDeparture), ...connecting.toSorted(byDeparture)];
      const notes = [...metroNotes(query)];
      if (shown.length === 0) notes.push(emptyNote(world, query, day, notBeforeMs, candidates));
      else {
        const ends = direct.map(({ ticket }) => ticket);
        notes.push(shownNote({ shown: shownDirect.length, ends }, { shown: connecting.length, all: withStops.length }));
      }
      const offers = shown.map(({ seatsLeft, ...terms }) =>
        foundItinerary(world, { ...terms, party, issuedMinute }, seatsLeft),
      );
      return { offers, notes };
    },
  };
};
