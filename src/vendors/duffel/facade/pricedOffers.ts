/** What an offer is before it is written: slices with prices, put together to the way there and back. Knows no search and no store. */
import type { BrandTerms, Cabin, FoundSegment } from "../../../travel/world/index.js";

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

/** Between the arrival there and the way back. */
const shortestStayMs = 60 * 60_000;

/** An offer of one or more slices. */
export const offerOf = (...slices: readonly PricedSlice[]): PricedOffer => {
  let totalCents = 0;
  let durationMinutes = 0;
  for (const slice of slices) {
    totalCents += slice.totalCents;
    durationMinutes += slice.flown.durationMinutes;
  }
  return { slices, totalCents, durationMinutes };
};

const sellerOf = ({ flown }: PricedSlice): string | undefined => flown.segments[0]?.marketingCarrier;

/** A way back, with the instant of its departure. */
interface WayBack {
  readonly slice: PricedSlice;
  readonly departureMs: number;
}

/** For a way there, the ways back with the same airline that leave late enough; without any, the cheapest one of another. */
const waysBackFrom = (there: PricedSlice, back: readonly WayBack[]): readonly WayBack[] => {
  const earliestMs = Date.parse(there.flown.segments.at(-1)?.arrivalLocal ?? "") + shortestStayMs;
  const inTime = back.filter(({ departureMs }) => departureMs >= earliestMs);
  const sameSeller = inTime.filter(({ slice }) => sellerOf(slice) === sellerOf(there));
  if (sameSeller.length > 0) return sameSeller;
  return inTime.toSorted((a, b) => a.slice.totalCents - b.slice.totalCents).slice(0, 1);
};

/** Offers of a brand, from its itineraries in one slice or two: each of one, or pairs of two. */
export const offersOfBrand = ([there = [], back]: readonly (readonly PricedSlice[])[]): readonly PricedOffer[] => {
  if (back === undefined) return there.map((slice) => offerOf(slice));
  const timed = back.map((slice) => ({
    slice,
    departureMs: Date.parse(slice.flown.segments[0]?.departureLocal ?? ""),
  }));
  return there.flatMap((one) => waysBackFrom(one, timed).map(({ slice }) => offerOf(one, slice)));
};

const namesOf = ({ slices }: PricedOffer): string => slices.map(({ flightId }) => flightId).join();

export const cheapestFirst = (a: PricedOffer, b: PricedOffer): number =>
  a.totalCents - b.totalCents || a.durationMinutes - b.durationMinutes || (namesOf(a) < namesOf(b) ? -1 : 1);
