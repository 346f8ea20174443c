/**
 * Offers before they are written: slices with prices, combined to one-way and return offers. It knows no search and no
 * store.
 */
import type { BrandTerms, Cabin, FoundSegment } from "../../../travel/world/index.js";

/** The flights of a slice, without prices. */
export interface Flown {
  readonly segments: readonly FoundSegment[];
  readonly durationMinutes: number;
}

/** A slice in a brand. Amounts are for all passengers. */
export interface PricedSlice {
  readonly flown: Flown;
  readonly cabin: Cabin;
  readonly brand: BrandTerms;
  /** The world's flight id. */
  readonly flightId: string;
  readonly baseCents: number;
  readonly totalCents: number;
  /** The refund before departure. */
  readonly refundCents: number;
  readonly emissionsKg: number;
}

/** An offer to write: one slice, or outbound and return at one price. */
export interface PricedOffer {
  readonly slices: readonly PricedSlice[];
  readonly totalCents: number;
  readonly durationMinutes: number;
}

/** The shortest time between the outbound arrival and the return departure. */
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

/** A return slice with its departure. */
interface WayBack {
  readonly slice: PricedSlice;
  readonly departureMs: number;
}

/**
 * The returns for an outbound slice: those of the same airline that leave late enough; if there are none, the cheapest
 * of another airline.
 */
const waysBackFrom = (there: PricedSlice, back: readonly WayBack[]): readonly WayBack[] => {
  const earliestMs = Date.parse(there.flown.segments.at(-1)?.arrivalLocal ?? "") + shortestStayMs;
  const inTime = back.filter(({ departureMs }) => departureMs >= earliestMs);
  const sameSeller = inTime.filter(({ slice }) => sellerOf(slice) === sellerOf(there));
  if (sameSeller.length > 0) return sameSeller;
  return inTime.toSorted((a, b) => a.slice.totalCents - b.slice.totalCents).slice(0, 1);
};

/** The offers of a brand, from its outbound slices and, if there are any, its return slices. */
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
