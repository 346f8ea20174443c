/**
 * A sellable itinerary: a cabin, a brand, seats, and the booking class of each segment, priced as of the minute of issue. Pure: sold counts
 * are passed in. It knows no ids and no output forms.
 */
import { type FareDemand, fareDemandFactor } from "../demand/index.js";
import { distanceKm } from "../reference/places.js";
import { weekdayOfDay } from "../time/calendar.js";
import { localDayAt } from "../time/zones.js";
import type { Airport, Cabin, FlightPrice, Party, World } from "../types.js";
import type { FareBrand } from "./brands.js";
import { baseFaresOf } from "./fares.js";
import { classFactor, flightKey, openClass, type SeatStock, seatStock } from "./inventory.js";
import type { Itinerary } from "./itineraries.js";
import { partyPrice } from "./price.js";
import { isDomestic } from "./sovereignty.js";
import { type AppliedCharge, chargesOf } from "./taxes.js";

const noiseLeast = 0.9;
const noiseSpread = 0.2;
/** A journey with stops costs less than a direct flight between the same ends. Factors by number of stops. */
const factorOfStops = [1, 0.92, 0.86] as const;
/** The price factor of seats that a partner sells but does not operate. */
const codeshareFactor = 1.03;

/** An itinerary in a cabin with its seats: everything that depends neither on sales nor on the choice of brand. */
export interface SeatedItinerary {
  readonly itinerary: Itinerary;
  readonly cabin: Cabin;
  readonly stocks: readonly SeatStock[];
  readonly origin: Airport;
  readonly destination: Airport;
  /** Great-circle distance from origin to destination, in kilometres. */
  readonly distanceKm: number;
  readonly domestic: boolean;
  /** Product of the carrier's price level, the routing, season and events, and random noise. */
  readonly marketFactor: number;
}

const daysAhead = ([first]: Itinerary, issuedAtMs: number): number =>
  first.flight.day - localDayAt(first.flight.departure.leg.origin.timeZone, issuedAtMs);

/** An itinerary with the seats of a cabin as of an instant; undefined if a flight does not have the cabin. */
export const seated = (
  world: World,
  itinerary: Itinerary,
  cabin: Cabin,
  issuedAtMs: number,
  demandFactor: FareDemand = fareDemandFactor,
): SeatedItinerary | undefined => {
  const stocks: SeatStock[] = [];
  const advance = daysAhead(itinerary, issuedAtMs);
  for (const { flight } of itinerary) {
    const stock = seatStock(world, flight, cabin, advance);
    if (stock === undefined) return undefined;
    stocks.push(stock);
  }
  const [first] = itinerary;
  const origin = first.flight.departure.leg.origin;
  const destination = (itinerary[itinerary.length - 1] ?? first).flight.departure.leg.destination;
  const noise = noiseLeast + noiseSpread * world.chance.unit(`fare ${flightKey(first.flight)}-${destination.code}`);
  const isCodeshare = first.marketing !== first.flight.departure.leg.carrier;
  return {
    itinerary,
    cabin,
    stocks,
    origin,
    destination,
    distanceKm: distanceKm(origin, destination),
    domestic: isDomestic(origin, destination),
    marketFactor:
      first.marketing.fareFactor *
      (factorOfStops[itinerary.length - 1] ?? 1) *
      (isCodeshare ? codeshareFactor : 1) *
      demandFactor(origin, destination, first.flight.day) *
      noise,
  };
};

/** The open class of each segment for this number of seats; or the first segment that has too few. */
export const openClasses = (
  { stocks }: SeatedItinerary,
  sold: (stockKey: string) => number,
  seats: number,
): { readonly classes: readonly number[] } | { readonly lacking: SeatStock } => {
  const classes: number[] = [];
  for (const stock of stocks) {
    const open = openClass(stock, sold(stock.key), seats);
    if (open === undefined) return { lacking: stock };
    classes.push(open);
  }
  return { classes };
};

/** The factors of the classes, weighted by the distance of each segment. */
const classesFactor = ({ itinerary, stocks }: SeatedItinerary, classes: readonly number[]): number => {
  let weighted = 0;
  let kilometres = 0;
  itinerary.forEach(({ flight }, index) => {
    const stock = stocks[index];
    const factor = stock === undefined ? 1 : classFactor(stock, classes[index] ?? stock.openingClass);
    weighted += factor * flight.departure.leg.distanceKm;
    kilometres += flight.departure.leg.distanceKm;
  });
  return weighted / kilometres;
};

/** Days from the local date of sale at the origin to the departure. */
export const advanceDays = ({ itinerary }: SeatedItinerary, issuedAtMs: number): number =>
  daysAhead(itinerary, issuedAtMs);

/** Returns the base fare of one adult in cents for a brand. */
export type BrandFares = (brand: FareBrand) => number;

/** The base fares of an itinerary, sold at an instant in the given classes. What the brands share is computed once. */
export const brandFares = (ticket: SeatedItinerary, classes: readonly number[], issuedAtMs: number): BrandFares => {
  const { distanceKm: kilometres, cabin, marketFactor, itinerary } = ticket;
  const fareOf = baseFaresOf({
    distanceKm: kilometres,
    advanceDays: advanceDays(ticket, issuedAtMs),
    weekday: weekdayOfDay(itinerary[0].flight.day),
    cabin,
  });
  const ofClasses = classesFactor(ticket, classes);
  return ({ fareFactor }) => fareOf(marketFactor * fareFactor * ofClasses);
};

/** An itinerary with the taxes and charges that apply to it, regardless of who travels. */
export interface ChargedItinerary {
  readonly ticket: SeatedItinerary;
  readonly charges: readonly AppliedCharge[];
}

/** The taxes and charges of an itinerary. */
export const chargesOn = ({ itinerary, distanceKm: kilometres }: SeatedItinerary): readonly AppliedCharge[] =>
  chargesOf(
    itinerary.map(({ flight }) => flight.departure.leg),
    kilometres,
  );

/** The price of a brand for a party, from the itinerary's base fares. */
export const ticketPrice = (
  { ticket, charges }: ChargedItinerary,
  brand: FareBrand,
  fares: BrandFares,
  party: Party,
): FlightPrice =>
  partyPrice(
    {
      adultBaseCents: fares(brand),
      domestic: ticket.domestic,
      cabin: ticket.cabin,
      charges,
      fullyRefundable: brand.refundPercent === 100,
    },
    party,
  );

/** The seats that a party takes. Infants travel on a lap. */
export const seatsOf = (party: Party): number => party.adults + party.children;
