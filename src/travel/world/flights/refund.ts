/** What a fare rule refunds before departure: a pure function of the fare's price. */
import { percent, sumCents } from "../money.js";
import type { FlightPrice } from "../types.js";

/** The part of a brand's conditions that determines the refund. */
export interface RefundRule {
  /** The percentage of the base fare that is refunded, before the penalty. */
  readonly refundPercent: number;
  /** The penalty per passenger in cents; null if nothing of the base fare is refunded. */
  readonly penaltyCents: number | null;
}

/** The refundable part of the base fare in cents: for each passenger the percentage minus the penalty, never below 0. */
export const refundableBaseCents = (price: FlightPrice, { refundPercent, penaltyCents }: RefundRule): number => {
  if (penaltyCents === null || refundPercent === 0) return 0;
  const ofPassenger = (baseCents: number): number => Math.max(0, percent(baseCents, refundPercent) - penaltyCents);
  return sumCents(price.perPassenger.map(({ baseCents, count }) => ofPassenger(baseCents) * count));
};

/** The taxes that are never refunded, in cents. */
export const keptTaxesCents = ({ taxLines }: FlightPrice): number =>
  sumCents(taxLines.map(({ refundable, amountCents }) => (refundable ? 0 : amountCents)));

/** The refund of the whole fare in cents: the refundable part of the base fare and all refundable taxes. Fees are kept. */
export const fareRefundCents = (price: FlightPrice, rule: RefundRule): number =>
  refundableBaseCents(price, rule) + price.taxesCents - keptTaxesCents(price);
