/** Writes flight offers in the vendor's form: local times without offset, money as text in the requested currency. */
import type { Currency } from "../../../travel/world/fx/index.js";
import {
  aircraft,
  airlines,
  airport,
  cityOf,
  type FlightOffer,
  type FoundSegment,
  type PassengerFare,
  parseInstant,
} from "../../../travel/world/index.js";
import type { FlightOffersQuestion } from "./flightQuery.js";
import type { Direction, Journey } from "./journeys.js";
import { sharedUnits, sumText } from "./prices.js";

const minuteMs = 60_000;
const travelerTypes = { adult: "ADULT", child: "CHILD", infant: "HELD_INFANT" } as const;

/** An ISO 8601 duration as the service writes it: `PT9H5M`. */
const durationText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
};

const endOf = (iataCode: string, terminal: string | null, local: string) => ({
  iataCode,
  ...(terminal !== null && { terminal }),
  at: local.slice(0, 19),
});

const segmentOf = (segment: FoundSegment, id: string) => ({
  departure: endOf(segment.origin, segment.originTerminal, segment.departureLocal),
  arrival: endOf(segment.destination, segment.destinationTerminal, segment.arrivalLocal),
  carrierCode: segment.marketingCarrier,
  number: segment.flightNumber.slice(2),
  aircraft: { code: segment.aircraft },
  operating: { carrierCode: segment.operatingCarrier },
  duration: durationText((parseInstant(segment.arrivalLocal) - parseInstant(segment.departureLocal)) / minuteMs),
  id,
  numberOfStops: 0,
  blacklistedInEU: false,
});

/** One entry for each traveller, adults first, with the price of the whole journey. */
export const travelersOf = ({ directions: [first, ...others] }: Journey): readonly Omit<PassengerFare, "count">[] =>
  first.offer().price.perPassenger.flatMap(({ type, count, ...cents }) => {
    const sum = { type, ...cents };
    for (const { offer } of others) {
      const also = offer().price.perPassenger.find((each) => each.type === type);
      sum.baseCents += also?.baseCents ?? 0;
      sum.totalCents += also?.totalCents ?? 0;
    }
    return Array.from({ length: count }, () => sum);
  });

/**
 * The base fare and the rest of each traveller, in units of the currency. The printed parts add up to the printed
 * total.
 */
const pricesOf = (travelers: readonly Omit<PassengerFare, "count">[], currency: Currency) => {
  const parts = travelers.flatMap(({ baseCents, totalCents }) => [baseCents, totalCents - baseCents]);
  const units = sharedUnits(currency, parts);
  return travelers.map(({ type }, index) => ({ type, base: units[2 * index] ?? 0n, rest: units[2 * index + 1] ?? 0n }));
};

const fareDetails = ({ offer }: Direction, firstSegment: number, travelClass: string) =>
  offer().segments.map(({ fareBasis, bookingClass, baggage }, index) => ({
    segmentId: String(firstSegment + index),
    cabin: travelClass,
    fareBasis,
    brandedFare: offer().fareBrand.toUpperCase(),
    class: bookingClass,
    includedCheckedBags: { quantity: baggage.checkedPieces },
    includedCabinBags: { quantity: baggage.cabinPieces },
  }));

/** The number of each direction's first segment. Segments are numbered through the offer, from 1. */
const firstSegmentsOf = ({ directions }: Journey): readonly number[] => {
  let next = 1;
  return directions.map(({ found }) => {
    const first = next;
    next += found.segments.length;
    return first;
  });
};

const earliest = (texts: readonly string[]): string => texts.toSorted()[0] ?? "";

/** An offer of one direction, or of both at one price. */
export const flightOfferForm = (journey: Journey, { currency, travelClass, queries }: FlightOffersQuestion) => {
  const { directions, id } = journey;
  const offers: readonly FlightOffer[] = directions.map(({ offer }) => offer());
  const travelers = travelersOf(journey);
  const prices = pricesOf(travelers, currency);
  const firstSegments = firstSegmentsOf(journey);
  const { code } = currency;
  const none = { amount: sumText(currency, []) };
  const total = sumText(
    currency,
    prices.flatMap(({ base, rest }) => [base, rest]),
  );
  const lastTicketingDateTime = earliest(offers.map(({ ticketingDeadline }) => ticketingDeadline));
  return {
    type: "flight-offer",
    id,
    source: "GDS",
    instantTicketingRequired: false,
    nonHomogeneous: false,
    oneWay: queries.length === 1,
    isUpsellOffer: false,
    lastTicketingDate: lastTicketingDateTime.slice(0, 10),
    lastTicketingDateTime,
    numberOfBookableSeats: Math.min(...directions.map(({ found }) => found.seatsLeft)),
    itineraries: directions.map(({ found }, direction) => ({
      duration: durationText(found.durationMinutes),
      segments: found.segments.map((each, index) => segmentOf(each, String((firstSegments[direction] ?? 1) + index))),
    })),
    price: {
      currency: code,
      total,
      base: sumText(
        currency,
        prices.map(({ base }) => base),
      ),
      fees: [
        { ...none, type: "SUPPLIER" },
        { ...none, type: "TICKETING" },
      ],
      grandTotal: total,
    },
    pricingOptions: { fareType: ["PUBLISHED"], includedCheckedBagsOnly: offers.every(hasCheckedBags) },
    validatingAirlineCodes: [directions[0].offer().carrier],
    travelerPricings: prices.map(({ type, base, rest }, index) => ({
      travelerId: String(index + 1),
      fareOption: "STANDARD",
      travelerType: travelerTypes[type],
      ...(type === "infant" && {
        associatedAdultId: String(index - travelers.findIndex((each) => each.type === type) + 1),
      }),
      price: { currency: code, total: sumText(currency, [base, rest]), base: sumText(currency, [base]) },
      fareDetailsBySegment: directions.flatMap((each, direction) =>
        fareDetails(each, firstSegments[direction] ?? 1, travelClass),
      ),
    })),
  };
};

const hasCheckedBags = ({ segments }: FlightOffer): boolean =>
  segments.every(({ baggage }) => baggage.checkedPieces > 0);

const namesOf = (codes: ReadonlySet<string>, named: readonly { readonly code: string; readonly name: string }[]) =>
  Object.fromEntries(named.filter(({ code }) => codes.has(code)).map(({ code, name }) => [code, name]));

/** The names behind all codes in the offers. */
export const dictionariesForm = (journeys: readonly Journey[], { currency }: FlightOffersQuestion) => {
  const segments = journeys.flatMap(({ directions }) => directions.flatMap(({ found }) => found.segments));
  const places = new Set(segments.flatMap(({ origin, destination }) => [origin, destination]));
  const carriers = new Set(
    segments.flatMap(({ marketingCarrier, operatingCarrier }) => [marketingCarrier, operatingCarrier]),
  );
  return {
    locations: Object.fromEntries(
      [...places].sort().map((code) => [code, { cityCode: cityOf(code)?.code, countryCode: airport(code)?.country }]),
    ),
    aircraft: namesOf(new Set(segments.map((segment) => segment.aircraft)), aircraft),
    currencies: { [currency.code]: currency.name.toUpperCase() },
    carriers: namesOf(carriers, airlines),
  };
};
