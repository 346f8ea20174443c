/** The base fare formula, factor by factor. It knows no taxes, seats or ids. */
import { roundCents } from "../money.js";
import type { Cabin } from "../types.js";

const fixedCents = 2500;
const centsPerKm = 6.2;
const taperKm = 4000;
const taper = -0.35;

/** Factor by days before departure: the first row whose limit is greater applies. */
const advanceFactors: readonly (readonly [belowDays: number, factor: number])[] = [
  [1, 2.6],
  [3, 2.1],
  [7, 1.7],
  [14, 1.35],
  [21, 1.12],
  [60, 1.0],
  [120, 1.03],
  [Number.POSITIVE_INFINITY, 1.1],
];

/** Factors from Sunday to Saturday. */
const weekdayFactors = [1.08, 0.98, 0.92, 0.93, 1, 1.12, 1] as const;

const cabinFactors: Readonly<Record<Cabin, number>> = { economy: 1, premium_economy: 1.65, business: 3.4, first: 5.2 };

/** The number of days before departure by which a fare must be bought, for its fare basis: 0, 1, 3, 7, 14, 21, 60 or 120. */
export const advancePurchaseDays = (advanceDays: number): number => {
  const row = advanceFactors.findIndex(([belowDays]) => advanceDays < belowDays);
  return advanceFactors[row - 1]?.[0] ?? 0;
};

/** What all fares of an itinerary share, regardless of brand and booking classes. */
export interface MarketTerms {
  /** Great-circle distance from origin to destination, regardless of the routing. */
  readonly distanceKm: number;
  /** Days from the local date of sale at the origin to the departure date. */
  readonly advanceDays: number;
  /** Weekday of the departure date, 0 for Sunday. */
  readonly weekday: number;
  readonly cabin: Cabin;
}

/**
 * Returns the base fare of one adult in cents, for the product of the other factors (brand, carrier, routing, booking class and noise):
 * (2500 + 6.2 km (1 + km/4000)^-0.35) times the factors for advance, weekday and cabin and that product, rounded once. Example: JFK-LAX, 30
 * days ahead, on a Monday in economy, with a product of 1: 21414.
 */
export const baseFaresOf = ({ distanceKm, advanceDays, weekday, cabin }: MarketTerms): ((factor: number) => number) => {
  const market = fixedCents + centsPerKm * distanceKm * (1 + distanceKm / taperKm) ** taper;
  const advance = advanceFactors.find(([belowDays]) => advanceDays < belowDays)?.[1] ?? 1;
  const usual = market * advance * (weekdayFactors[weekday] ?? 1) * cabinFactors[cabin];
  return (factor) => roundCents(usual * factor);
};

/** Percentages of an adult's base fare that children and lap infants pay. */
export const passengerShares = {
  domestic: { adult: 100, child: 100, infant: 0 },
  international: { adult: 100, child: 75, infant: 10 },
} as const;
