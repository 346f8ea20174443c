/** What a fare rule returns of a fare that is given up before departure: a pure function of its price. */
import { percent, sumCents } from "../money.js";
import type { FlightPrice } from "../types.js";

/** The part of a brand's conditions that decides the refund. */
export interface RefundRule {
  /** Share of the base fare that is returned before the penalty, 0 to 100. */
  readonly refundPercent: number;
  /** For each passenger; null where nothing of the base fare is returned. */
  readonly penaltyCents: number | null;
}

/** Of the base fare, in cents: for each passenger the percentage less the penalty, never below 0. */
export const refundableBaseCents = (price: FlightPrice, { refundPercent, penaltyCents }: RefundRule): number => {
  if (penaltyCents === null || refundPercent === 0) return 0;
  const ofPassenger = (baseCents: number): number => Math.max(0, percent(baseCents, refundPercent) - penaltyCents);
  return sumCents(price.perPassenger.map(({ baseCents, count }) => ofPassenger(baseCents) * count));
};

/** The taxes that are never returned, in cents. */
export const keptTaxesCents = ({ taxLines }: FlightPrice): number =>
  sumCents(taxLines.map(({ refundable, amountCents }) => (refundable ? 0 : amountCents)));

/** Of the whole fare, in cents: the share of the base fare and all refundable taxes; fees are kept. */
export const fareRefundCents = (price: FlightPrice, rule: RefundRule): number =>
  refundableBaseCents(price, rule) + price.taxesCents - keptTaxesCents(price);
