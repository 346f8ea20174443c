/**
 * Taxes and charges on a ticket: which lines apply to an itinerary, and what each costs a passenger. All are synthetic and only resemble
 * real ones; the table is `taxTable.ts`.
 */
import { percent } from "../money.js";
import type { Airport, Cabin, PassengerType } from "../types.js";
import { isDomestic, stateOf } from "./sovereignty.js";
import { type Charge, otherCountries, taxTable } from "./taxTable.js";

/** The ends of a segment, in flying order. */
export interface TaxedSegment {
  readonly origin: Airport;
  readonly destination: Airport;
}

/** A charge, and how many times it applies to an itinerary. */
export interface AppliedCharge {
  readonly charge: Charge;
  readonly times: number;
}

/**
 * The charges of an itinerary: those of the journey, by its first and last country, and those of each boarding, by the country of the
 * boarding.
 */
export const chargesOf = (segments: readonly TaxedSegment[], journeyKm: number): readonly AppliedCharge[] => {
  const first = segments[0];
  const last = segments[segments.length - 1];
  if (first === undefined || last === undefined) return [];
  const kind = isDomestic(first.origin, last.destination) ? "domestic" : "international";
  const rulesOf = (place: Airport) => taxTable[stateOf(place.country)] ?? otherCountries;
  const applied = new Map<Charge, number>();
  const apply = (charges: readonly Charge[]): void => {
    for (const charge of charges) {
      const { fromKm = 0, belowKm = Number.POSITIVE_INFINITY, oncePerJourney = false } = charge;
      const times = applied.get(charge) ?? 0;
      if (journeyKm < fromKm || journeyKm >= belowKm || (oncePerJourney && times > 0)) continue;
      applied.set(charge, times + 1);
    }
  };
  apply(rulesOf(first.origin)[kind].departure);
  for (const { origin } of segments) apply(rulesOf(origin)[kind].boarding);
  if (kind === "international") apply(rulesOf(last.destination).international.arrival);
  return [...applied].map(([charge, times]) => ({ charge, times }));
};

/** The facts about a passenger that taxes depend on. */
export interface TaxedPassenger {
  readonly type: PassengerType;
  readonly cabin: Cabin;
  readonly baseCents: number;
}

/** The amount of a charge for one passenger, in cents. A lap infant pays none. */
export const chargeCents = ({ charge, times }: AppliedCharge, { type, cabin, baseCents }: TaxedPassenger): number => {
  if (type === "infant") return 0;
  if (charge.freeForChildrenInEconomy && type === "child" && cabin === "economy") return 0;
  return "percentOfBase" in charge ? percent(baseCents, charge.percentOfBase) : charge.amountCents * times;
};
