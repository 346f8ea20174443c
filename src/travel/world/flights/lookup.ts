/** Rebuilds an offer from its id, and prices it by what has been sold since. */
import { instantOfMinute, openOfferId } from "../offerIds.js";
import type { FlightOffer, IssuedFlightOffer, OfferLookup, Party, Quote, SoldCounts, World } from "../types.js";
import { brandsOf, type FareBrand } from "./brands.js";
import { type FlightIdFields, flightIdPrefix, readFlightIdFields, splitFlightId } from "./flightId.js";
import { cabinFacts, otherCabinKeys } from "./inventory.js";
import { flightOfNumber, type Itinerary, type SoldFlight } from "./itineraries.js";
import { networkOf } from "./network.js";
import { type WrittenItinerary, writeItinerary, writeOffer } from "./offer.js";
import { brandFares, openClasses, type SeatedItinerary, seated, seatsOf, ticketPrice } from "./ticket.js";

/** The itinerary that an id names; undefined if the timetable has no such journey. */
const rebuildItinerary = (world: World, fields: FlightIdFields): Itinerary | undefined => {
  const network = networkOf(world);
  const [firstFlight, ...onward] = fields.flights;
  const first =
    firstFlight && flightOfNumber(network, firstFlight.carrier, firstFlight.flightNumber, { day: fields.day });
  if (first === undefined) return undefined;
  const itinerary: [SoldFlight, ...SoldFlight[]] = [first];
  let previous = first.flight;
  for (const { carrier, flightNumber } of onward) {
    const next = flightOfNumber(network, carrier, flightNumber, { after: previous });
    if (next === undefined) return undefined;
    itinerary.push(next);
    previous = next.flight;
  }
  return itinerary;
};

/** The classes that an id promises; undefined if one is not sold on its flight. */
const promisedClasses = (ticket: SeatedItinerary, fields: FlightIdFields): readonly number[] | undefined => {
  const classes = fields.flights.map(({ classLetter }) => cabinFacts[fields.cabin].classes.indexOf(classLetter));
  return classes.every((index, segment) => index >= (ticket.stocks[segment]?.openingClass ?? 0)) ? classes : undefined;
};

interface PromisedOffer {
  readonly flightId: string;
  /** The party that the id was issued for. */
  readonly party: Party;
  readonly written: WrittenItinerary;
  readonly brand: FareBrand;
  readonly classes: readonly number[];
  readonly issuedMinute: number;
}

/**
 * The classes that the promise means for a number of seats. More seats than were searched for may need a more expensive class even if
 * nothing is sold; that does not count as a price change.
 */
const promisedClassesFor = ({ written, party, classes }: PromisedOffer, seats: number): readonly number[] => {
  if (seats <= seatsOf(party)) return classes;
  const unsold = openClasses(written.ticket, () => 0, seats);
  return "lacking" in unsold
    ? classes
    : unsold.classes.map((index, segment) => Math.max(index, classes[segment] ?? index));
};

/** Quotes the offer at the more expensive of the promised and the now open classes, with the stock that it claims. */
const quoteOf = (promise: PromisedOffer, party: Party, sold: SoldCounts): Quote<FlightOffer> => {
  const { flightId, written, brand, issuedMinute } = promise;
  const { ticket } = written;
  const seats = seatsOf(party);
  const classes = promisedClassesFor(promise, seats);
  const open = openClasses(ticket, sold, seats);
  if ("lacking" in open) {
    const { key, capacity } = open.lacking;
    return { kind: "soldOut", stockKey: key, left: Math.max(0, capacity - sold(key)) };
  }
  const current = open.classes.map((index, segment) => Math.max(index, classes[segment] ?? index));
  const seatsLeft = ticket.stocks.map(({ key, capacity }) => capacity - sold(key));
  const terms = { brand, classes: current, issuedMinute, party, seatsLeft };
  const offer = writeOffer(written, terms, flightId);
  const isAsPromised = current.every((index, segment) => index === classes[segment]);
  return {
    kind: "priced",
    offer,
    promisedTotalCents: isAsPromised
      ? offer.price.totalCents
      : ticketPrice(written, brand, brandFares(ticket, classes, instantOfMinute(issuedMinute)), party).totalCents,
    claims: ticket.stocks.map(({ key, capacity }) => ({ key, quantity: seats, capacity })),
  };
};

/**
 * Looks up a flight id. An id that was altered, invented or issued by another world is `unknown`, whatever its text; an id that is too old
 * is `expired`.
 */
export const lookupFlightOffer = (world: World, flightId: string, nowMs: number): OfferLookup<IssuedFlightOffer> => {
  const { sealed = "", brandLetter } = splitFlightId(flightId) ?? {};
  return openOfferId(world, flightIdPrefix, sealed, nowMs, (sealedFields, issuedMinute) => {
    const fields = readFlightIdFields(sealedFields);
    const brand = fields && brandsOf(fields.cabin).find(({ letter }) => letter === brandLetter);
    const itinerary = fields && rebuildItinerary(world, fields);
    const ticket = fields && itinerary && seated(world, itinerary, fields.cabin, instantOfMinute(issuedMinute));
    const classes = fields && ticket && promisedClasses(ticket, fields);
    if (!fields || !brand || !ticket || !classes) return undefined;
    const written = writeItinerary(ticket);
    const promise = { flightId, party: fields.party, written, brand, classes, issuedMinute };
    return {
      flightId,
      party: fields.party,
      cabin: fields.cabin,
      issuedAtMs: instantOfMinute(issuedMinute),
      journey: {
        flightId,
        origin: ticket.origin.code,
        destination: ticket.destination.code,
        segments: written.segments,
      },
      stockKeys: ticket.stocks.map(({ key }) => key),
      otherCabinKeys: ticket.itinerary.flatMap(({ flight }) => otherCabinKeys(flight, fields.cabin)),
      quote: (party, sold) => quoteOf(promise, party, sold),
    };
  });
};
