/** Writes a sellable itinerary as an offer. It knows no search, and no stock beyond its arguments. */
import { expiryOf, instantOfMinute } from "../offerIds.js";
import { localDayAt, localIso, utcIso } from "../time/zones.js";
import type { Baggage, Cabin, FlightOffer, FlightSegment, Layover, Party } from "../types.js";
import { baggageOf, type FareBrand } from "./brands.js";
import { advancePurchaseDays } from "./fares.js";
import { classLetter, splitFlightId } from "./flightId.js";
import { flightKey } from "./inventory.js";
import { durationMinutes, type Itinerary, type SoldFlight } from "./itineraries.js";
import type { RefundRule } from "./refund.js";
import {
  advanceDays,
  brandFares,
  type ChargedItinerary,
  chargesOn,
  type SeatedItinerary,
  seatsOf,
  ticketPrice,
} from "./ticket.js";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The most seats shown: a GDS never shows more than nine. */
export const mostSeatsShown = 9;
const ticketingHoursAfterIssue = 24;
const ticketingHoursBeforeDeparture = 2;

/** Kilograms of CO2 equivalent per seat and kilometre in economy, and the floor space of a seat in each cabin relative to economy. */
const emissionsKgPerKm = { shortHaul: 0.11, longHaul: 0.083, longHaulFromKm: 1500 } as const;
const floorShare: Readonly<Record<Cabin, number>> = { economy: 1, premium_economy: 1.5, business: 2.9, first: 4 };

/** The parts of an offer that are the same for all brands, parties and classes. */
export interface WrittenItinerary extends ChargedItinerary {
  /** Members that differ between offers (`unsold`) are blank: replacing a member of a copy is five times cheaper than adding one. */
  readonly segments: readonly FlightSegment[];
  readonly layovers: readonly Layover[];
}

const noBaggage: Baggage = { checkedPieces: 0, checkedKgPerPiece: 0, cabinPieces: 0 };
const unsold = { bookingClass: "", fareBasis: "", baggage: noBaggage, marriageGroup: null } as const;

const writeSegment = ({ flight, marketing, marketingNumber }: SoldFlight, cabin: Cabin): FlightSegment => {
  const { leg, aircraft } = flight.departure;
  const flightNumber = `${marketing.code}${marketingNumber}`;
  return {
    segmentId: `${flightNumber}-${flightKey(flight).slice(-8)}`,
    marketingCarrier: marketing.code,
    operatingCarrier: leg.carrier.code,
    flightNumber,
    origin: leg.origin.code,
    originTerminal: leg.originTerminal,
    destination: leg.destination.code,
    destinationTerminal: leg.destinationTerminal,
    departureLocal: localIso(leg.origin.timeZone, flight.departureMs),
    arrivalLocal: localIso(leg.destination.timeZone, flight.arrivalMs),
    departureUtc: utcIso(flight.departureMs),
    arrivalUtc: utcIso(flight.arrivalMs),
    arrivalDayOffset: localDayAt(leg.destination.timeZone, flight.arrivalMs) - flight.day,
    durationMinutes: leg.blockMinutes,
    distanceKm: Math.round(leg.distanceKm),
    aircraft: aircraft.name,
    cabin,
    ...unsold,
  };
};

const layoversOf = (itinerary: Itinerary): readonly Layover[] =>
  itinerary.slice(1).map(({ flight }, index) => {
    const arrivalMs = (itinerary[index] ?? itinerary[0]).flight.arrivalMs;
    const { code, timeZone } = flight.departure.leg.origin;
    return {
      airport: code,
      minutes: (flight.departureMs - arrivalMs) / minuteMs,
      overnight: localDayAt(timeZone, arrivalMs) !== flight.day,
    };
  });

/** Writes the parts that all offers of an itinerary share. */
export const writeItinerary = (ticket: SeatedItinerary): WrittenItinerary => ({
  ticket,
  segments: ticket.itinerary.map((sold) => writeSegment(sold, ticket.cabin)),
  layovers: layoversOf(ticket.itinerary),
  charges: chargesOn(ticket),
});

/** What makes up one offer besides its itinerary. */
export interface OfferTerms {
  readonly brand: FareBrand;
  /** The index of each segment's booking class. */
  readonly classes: readonly number[];
  readonly issuedMinute: number;
  readonly party: Party;
  /** Seats left on each segment. */
  readonly seatsLeft: readonly number[];
}

/**
 * The ticketing deadline: 24 hours after issue or two hours before departure, whichever is earlier, but not before the offer expires and
 * not after departure.
 */
const ticketingDeadlineMs = (issuedMinute: number, departureMs: number): number => {
  const latest = Math.min(
    instantOfMinute(issuedMinute) + ticketingHoursAfterIssue * hourMs,
    departureMs - ticketingHoursBeforeDeparture * hourMs,
  );
  return Math.min(departureMs, Math.max(latest, expiryOf(issuedMinute)));
};

/** Emissions of the seats of a party, in kilograms. */
export const emissionsKg = ({ itinerary, cabin }: SeatedItinerary, seats: number): number => {
  let kilograms = 0;
  for (const { flight } of itinerary) {
    const kilometres = flight.departure.leg.distanceKm;
    const { longHaulFromKm, longHaul, shortHaul } = emissionsKgPerKm;
    kilograms += kilometres * (kilometres < longHaulFromKm ? shortHaul : longHaul) * floorShare[cabin];
  }
  return Math.round(kilograms * seats);
};

/** A brand's rule for refunds of the base fare. */
export const refundRuleOf = ({ refundPercent }: FareBrand): RefundRule => ({
  refundPercent,
  penaltyCents: refundPercent > 0 ? 0 : null,
});

const conditionsOf = (brand: FareBrand, departureUtc: string): FlightOffer["conditions"] => {
  const { refundPercent, penaltyCents } = refundRuleOf(brand);
  const allowed = penaltyCents !== null;
  return {
    refundBeforeDeparture: { allowed, penaltyCents, deadline: allowed ? departureUtc : null, refundPercent },
    changeBeforeDeparture: { allowed: true, penaltyCents: brand.changePenaltyCents, deadline: departureUtc },
  };
};

/** Fare basis: class, brand, days of advance purchase, and D or I for domestic or international. */
const fareBasisOf = (ticket: SeatedItinerary, letter: string, { brand, issuedMinute }: OfferTerms): string => {
  const days = advancePurchaseDays(advanceDays(ticket, instantOfMinute(issuedMinute)));
  return `${letter}${brand.letter}${days}${ticket.domestic ? "D" : "I"}`;
};

/** An offer with an id, in the classes and at the price of its terms. */
export const writeOffer = (written: WrittenItinerary, terms: OfferTerms, flightId: string): FlightOffer => {
  const { ticket, segments, layovers } = written;
  const { brand, classes, issuedMinute, party } = terms;
  const { itinerary, cabin, origin, destination } = ticket;
  const [first] = itinerary;
  const departureUtc = utcIso(first.flight.departureMs);
  const marriageGroup = segments.length > 1 ? `M${splitFlightId(flightId)?.sealed.slice(-4)}` : null;
  const baggage = baggageOf(brand, cabin);
  return {
    flightId,
    carrier: first.marketing.code,
    carrierName: first.marketing.name,
    origin: origin.code,
    destination: destination.code,
    segments: segments.map((segment, index) => {
      const bookingClass = classLetter(cabin, classes[index] ?? 0);
      return { ...segment, bookingClass, fareBasis: fareBasisOf(ticket, bookingClass, terms), baggage, marriageGroup };
    }),
    stops: segments.length - 1,
    durationMinutes: durationMinutes(itinerary),
    layovers,
    cabin,
    fareBrand: brand.name,
    price: ticketPrice(written, brand, brandFares(ticket, classes, instantOfMinute(issuedMinute)), party),
    seatsLeft: Math.min(mostSeatsShown, ...terms.seatsLeft),
    conditions: conditionsOf(brand, departureUtc),
    ticketingDeadline: utcIso(ticketingDeadlineMs(issuedMinute, first.flight.departureMs)),
    expiresAt: utcIso(expiryOf(issuedMinute)),
    emissionsKg: emissionsKg(ticket, seatsOf(party)),
  };
};
