/** Writes an itinerary in the form of search results: once, with the price and the refund of each brand. It knows no search. */
import { instantOfMinute } from "../offerIds.js";
import { localIso } from "../time/zones.js";
import type { FoundItinerary, FoundSegment, World } from "../types.js";
import { brandsOf } from "./brands.js";
import { type FlightIdTerms, sealFlightId } from "./flightId.js";
import { durationMinutes, type SoldFlight } from "./itineraries.js";
import { emissionsKg, mostSeatsShown, refundRuleOf } from "./offer.js";
import { fareRefundCents } from "./refund.js";
import { brandFares, chargesOn, seatsOf, ticketPrice } from "./ticket.js";

const minuteMs = 60_000;

const foundSegment = ({ flight, marketing, marketingNumber }: SoldFlight): FoundSegment => {
  const { leg, aircraft } = flight.departure;
  return {
    flightNumber: `${marketing.code}${marketingNumber}`,
    marketingCarrier: marketing.code,
    operatingCarrier: leg.carrier.code,
    origin: leg.origin.code,
    originTerminal: leg.originTerminal,
    destination: leg.destination.code,
    destinationTerminal: leg.destinationTerminal,
    departureLocal: localIso(leg.origin.timeZone, flight.departureMs),
    arrivalLocal: localIso(leg.destination.timeZone, flight.arrivalMs),
    aircraft: aircraft.code,
  };
};

/** An itinerary with the id of its cheapest brand. `seatsLeft` holds the seats left on each segment. */
export const foundItinerary = (world: World, terms: FlightIdTerms, seatsLeft: readonly number[]): FoundItinerary => {
  const { ticket, classes, party, issuedMinute } = terms;
  const { itinerary, cabin } = ticket;
  const brands = brandsOf(cabin);
  const charged = { ticket, charges: chargesOn(ticket) };
  const fares = brandFares(ticket, classes, instantOfMinute(issuedMinute));
  return {
    flightId: sealFlightId(world, terms, brands[0]),
    segments: itinerary.map(foundSegment),
    layoverMinutes: itinerary.slice(1).map(({ flight }, index) => {
      const previous = itinerary[index] ?? itinerary[0];
      return (flight.departureMs - previous.flight.arrivalMs) / minuteMs;
    }),
    durationMinutes: durationMinutes(itinerary),
    emissionsKg: emissionsKg(ticket, seatsOf(party)),
    seatsLeft: Math.min(mostSeatsShown, ...seatsLeft),
    fares: brands.map((brand) => {
      const price = ticketPrice(charged, brand, fares, party);
      const { totalCents, baseCents } = price;
      return { totalCents, baseCents, refundCents: fareRefundCents(price, refundRuleOf(brand)) };
    }),
  };
};
