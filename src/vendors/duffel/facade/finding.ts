/** Finds what a search can be offered, from the world and what is left to sell in the store: the same seats that are sold over MCP. */
import type { FacadePlace } from "../../../facade/port.js";
import { soldCountsFrom } from "../../../travel/reservations/index.js";
import {
  type BrandTerms,
  type Cabin,
  type FoundItinerary,
  type FoundSegment,
  type SoldCounts,
  searchFlights,
} from "../../../travel/world/index.js";
import { partyOf } from "./passengers.js";
import type { Search, SearchedSlice } from "./searchRequest.js";

/** Where a slice leads and when, whatever it costs. */
export interface Flown {
  readonly segments: readonly FoundSegment[];
  readonly durationMinutes: number;
}

/** A slice in a brand. Amounts are for all passengers. */
export interface PricedSlice {
  readonly flown: Flown;
  readonly cabin: Cabin;
  readonly brand: BrandTerms;
  /** The world's. */
  readonly flightId: string;
  readonly baseCents: number;
  readonly totalCents: number;
  /** What is returned before departure. */
  readonly refundCents: number;
  readonly emissionsKg: number;
}

/** What an offer is written from: one slice, or the way there and the way back at one price. */
export interface PricedOffer {
  readonly slices: readonly PricedSlice[];
  readonly totalCents: number;
  readonly durationMinutes: number;
}

/** As many as one search gives. */
const mostOffers = 50;
/** Between the arrival there and the way back. */
const shortestStayMs = 60 * 60_000;
const cabinsFromCheapest: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

const isWithin = (
  local: string | undefined,
  range: { readonly from: string; readonly to: string } | undefined,
): boolean => {
  if (range === undefined) return true;
  const time = local?.slice(11, 16) ?? "";
  return time >= range.from && time <= range.to;
};

const isWanted =
  ({ departure_time, arrival_time }: SearchedSlice, maxConnections: number) =>
  ({ segments }: FoundItinerary): boolean =>
    segments.length - 1 <= maxConnections &&
    isWithin(segments[0]?.departureLocal, departure_time) &&
    isWithin(segments.at(-1)?.arrivalLocal, arrival_time);

const inBrand = (itinerary: FoundItinerary, cabin: Cabin, brand: BrandTerms, index: number): PricedSlice => {
  const { totalCents = 0, baseCents = 0, refundCents = 0 } = itinerary.fares[index] ?? {};
  const flightId = itinerary.flightId.slice(0, -1) + brand.letter;
  return {
    flown: itinerary,
    cabin,
    brand,
    flightId,
    baseCents,
    totalCents,
    refundCents,
    emissionsKg: itinerary.emissionsKg,
  };
};

const offerOf = (...slices: readonly PricedSlice[]): PricedOffer => {
  let totalCents = 0;
  let durationMinutes = 0;
  for (const slice of slices) {
    totalCents += slice.totalCents;
    durationMinutes += slice.flown.durationMinutes;
  }
  return { slices, totalCents, durationMinutes };
};

const sellerOf = ({ flown }: PricedSlice): string | undefined => flown.segments[0]?.marketingCarrier;

/** Of an itinerary, the ways back with the same airline that leave late enough; without any, the cheapest one of another. */
const waysBack = (out: PricedSlice, back: readonly PricedSlice[]): readonly PricedSlice[] => {
  const earliestMs = Date.parse(out.flown.segments.at(-1)?.arrivalLocal ?? "") + shortestStayMs;
  const inTime = back.filter(({ flown }) => Date.parse(flown.segments[0]?.departureLocal ?? "") >= earliestMs);
  const sameSeller = inTime.filter((one) => sellerOf(one) === sellerOf(out));
  if (sameSeller.length > 0) return sameSeller;
  return inTime.toSorted((a, b) => a.totalCents - b.totalCents).slice(0, 1);
};

/** One brand of one search, itinerary by itinerary. */
type Fares = readonly PricedSlice[];

/** Offers of a brand: those of one slice, or pairs of two. */
const offersOfBrand = ([out = [], back]: readonly Fares[]): readonly PricedOffer[] =>
  back === undefined
    ? out.map((slice) => offerOf(slice))
    : out.flatMap((there) => waysBack(there, back).map((andBack) => offerOf(there, andBack)));

const namesOf = ({ slices }: PricedOffer): string => slices.map(({ flightId }) => flightId).join();

const cheapestFirst = (a: PricedOffer, b: PricedOffer): number =>
  a.totalCents - b.totalCents || a.durationMinutes - b.durationMinutes || (namesOf(a) < namesOf(b) ? -1 : 1);

const findInCabin = async (
  { slices, passengers, max_connections: maxConnections }: Search,
  cabin: Cabin,
  { world, store, stored }: FacadePlace,
  nowMs: number,
): Promise<readonly PricedOffer[]> => {
  const party = partyOf(passengers);
  const searches = slices.map(({ origin, destination, departure_date: departureDate }) =>
    searchFlights(world, { origin, destination, departureDate, passengers: party, cabin }, nowMs),
  );
  const stockKeys = [...new Set(searches.flatMap((search) => search.stockKeys))];
  const sold: SoldCounts = soldCountsFrom(stockKeys, await store.soldCounts(stored, stockKeys));
  const found = searches.map((search, at) => {
    const slice = slices[at];
    const { offers } = search.offersWith(sold);
    return slice === undefined ? [] : offers.filter(isWanted(slice, maxConnections));
  });
  const brands = searches[0]?.brands ?? [];
  return brands.flatMap((brand, index) =>
    offersOfBrand(found.map((itineraries) => itineraries.map((one) => inBrand(one, cabin, brand, index)))),
  );
};

/** The cheapest offers of a search, from the cheapest. Without a cabin they are of the first one that has any. */
export const findOffers = async (
  search: Search,
  place: FacadePlace,
  nowMs: number,
): Promise<readonly PricedOffer[]> => {
  const cabins = search.cabin_class === undefined ? cabinsFromCheapest : [search.cabin_class];
  for (const cabin of cabins) {
    const offers = await findInCabin(search, cabin, place, nowMs);
    if (offers.length > 0) return offers.toSorted(cheapestFirst).slice(0, mostOffers);
  }
  return [];
};
