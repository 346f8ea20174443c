/**
 * Finds the offers of a search, from the world and from the stock that is left in the store. Their seats are those that
 * are sold over MCP.
 */
import type { FacadePlace } from "../../../facade/port.js";
import { soldCountsFrom } from "../../../travel/reservations/index.js";
import {
  addDays,
  type BrandTerms,
  type Cabin,
  cityOf,
  type FoundItinerary,
  localDateAt,
  type SoldCounts,
  searchFlights,
} from "../../../travel/world/index.js";
import { partyOf, passengersWord } from "./passengers.js";
import { cheapestFirst, offersOfBrand, type PricedOffer, type PricedSlice } from "./pricedOffers.js";
import { minuteOf } from "./searchIds.js";
import type { Search, SearchedSlice } from "./searchRequest.js";
import { bagsOn, connectionsOf, testOffers } from "./testRoutes.js";

/** How many days ahead seats are on sale, counted at the origin. Searches beyond find nothing. */
const daysOnSale = 331;
/** The most offers that one search returns. */
const mostOffers = 50;
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

const brandOn = ({ segments }: FoundItinerary, brand: BrandTerms): BrandTerms => {
  const baggage = bagsOn(segments[0]?.origin ?? "", segments.at(-1)?.destination ?? "", brand.baggage);
  return baggage === brand.baggage ? brand : { ...brand, baggage };
};

const inBrand = (itinerary: FoundItinerary, cabin: Cabin, brand: BrandTerms, index: number): PricedSlice => {
  const { totalCents = 0, baseCents = 0, refundCents = 0 } = itinerary.fares[index] ?? {};
  const flightId = itinerary.flightId.slice(0, -1) + brand.letter;
  return {
    flown: itinerary,
    cabin,
    brand: brandOn(itinerary, brand),
    flightId,
    baseCents,
    totalCents,
    refundCents,
    emissionsKg: itinerary.emissionsKg,
  };
};

const findInCabin = async (
  search: Search,
  cabin: Cabin,
  { world, store, stored }: FacadePlace,
  nowMs: number,
): Promise<readonly PricedOffer[]> => {
  const { slices, passengers } = search;
  const maxConnections = connectionsOf(search);
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

const isOnSale = ({ slices }: Search, nowMs: number): boolean =>
  slices.every(({ origin, departure_date: date }) => {
    const today = localDateAt(cityOf(origin)?.timeZone ?? "UTC", nowMs);
    return date <= addDays(today, daysOnSale);
  });

/**
 * The cheapest offers of a search, in order of price. If no cabin is asked for, they are of the cheapest cabin that has
 * any.
 */
export const findOffers = async (
  search: Search,
  place: FacadePlace,
  nowMs: number,
): Promise<readonly PricedOffer[]> => {
  if (!isOnSale(search, nowMs)) return [];
  const testing = testOffers(search, passengersWord(search.passengers), minuteOf(nowMs));
  if (testing !== undefined) return testing;
  const cabins = search.cabin_class === undefined ? cabinsFromCheapest : [search.cabin_class];
  for (const cabin of cabins) {
    const offers = await findInCabin(search, cabin, place, nowMs);
    if (offers.length > 0) return offers.toSorted(cheapestFirst).slice(0, mostOffers);
  }
  return [];
};
