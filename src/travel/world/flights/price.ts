/** The price of an itinerary for a party: fares, taxes and fees that add up to the cent. It knows no stock and no ids. */
import { percent } from "../money.js";
import type { Cabin, FlightPrice, Party, PassengerFare, PassengerType, TaxLine } from "../types.js";
import { passengerShares } from "./fares.js";
import { type AppliedCharge, chargeCents } from "./taxes.js";

export interface PricedItinerary {
  /** Base fare of one adult. */
  readonly adultBaseCents: number;
  readonly domestic: boolean;
  readonly cabin: Cabin;
  readonly charges: readonly AppliedCharge[];
  /** Whether the whole fare is refundable, and with it the taxes that are a percentage of it. */
  readonly fullyRefundable: boolean;
}

/** There is no booking fee in this world; the totals include it as zero. */
const bookingFeesCents = 0;

/** Each passenger type of a party, with its number. */
const travellers = (party: Party): readonly (readonly [PassengerType, number])[] => {
  const all: readonly (readonly [PassengerType, number])[] = [
    ["adult", party.adults],
    ["child", party.children],
    ["infant", party.infants],
  ];
  return all.filter(([, count]) => count > 0);
};

/**
 * The price for a party. Each passenger's base fare and each tax is rounded once, half up, and then multiplied, so that the total is
 * exactly the sum of its parts, by passenger and by line.
 */
export const partyPrice = (itinerary: PricedItinerary, party: Party): FlightPrice => {
  const { adultBaseCents, domestic, cabin, charges, fullyRefundable } = itinerary;
  const shares = passengerShares[domestic ? "domestic" : "international"];
  const perPassenger: PassengerFare[] = [];
  const lineCents = charges.map(() => 0);
  let baseTotal = 0;
  let taxesTotal = 0;
  let feesTotal = 0;
  for (const [type, count] of travellers(party)) {
    const baseCents = percent(adultBaseCents, shares[type]);
    let taxesCents = 0;
    const passenger = { type, cabin, baseCents };
    charges.forEach((charge, index) => {
      const cents = chargeCents(charge, passenger);
      taxesCents += cents;
      lineCents[index] = (lineCents[index] ?? 0) + cents * count;
    });
    const totalCents = baseCents + taxesCents + bookingFeesCents;
    perPassenger.push({ type, count, baseCents, taxesCents, feesCents: bookingFeesCents, totalCents });
    baseTotal += baseCents * count;
    taxesTotal += taxesCents * count;
    feesTotal += bookingFeesCents * count;
  }
  const taxLines = charges.map(({ charge }, index): TaxLine => {
    const refundable = "percentOfBase" in charge ? fullyRefundable : true;
    return { code: charge.code, name: charge.name, amountCents: lineCents[index] ?? 0, refundable };
  });
  return {
    currency: "USD",
    totalCents: baseTotal + taxesTotal + feesTotal,
    baseCents: baseTotal,
    taxesCents: taxesTotal,
    feesCents: feesTotal,
    perPassenger,
    taxLines: taxLines.filter(({ amountCents }) => amountCents > 0),
  };
};
