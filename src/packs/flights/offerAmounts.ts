/**
 * The amounts of an offer. `price` and `total` are both the total to pay, as in the document's code and example; `base` and `tax` add up to
 * it. Amounts are whole thousandths internally, because sums of decimals are inexact. Pure.
 */
import type { FlightOption } from "../../../generated/flights/types.js";
import type { DuffelOffer } from "../../vendors/duffel/wire.js";

/**
 * Thousandths of a decimal text: 412500 for `412.5`. Exact, because amounts have at most nine digits before the point and three after it.
 */
const thousandthsOf = (text: string): number => Math.round(Number(text) * 1000);

/** Price, base, tax and total. A tax in another currency, or above the total, counts as zero. */
export const amountsOf = (
  offer: Pick<DuffelOffer, "total_amount" | "total_currency" | "tax_amount" | "tax_currency">,
): Pick<FlightOption, "price" | "base" | "tax" | "total"> => {
  const { total_currency: currency, tax_amount: taxAmount } = offer;
  const total = thousandthsOf(offer.total_amount);
  const isInCurrency = (offer.tax_currency ?? currency) === currency;
  const given = taxAmount && isInCurrency ? thousandthsOf(taxAmount) : 0;
  const tax = given <= total ? given : 0;
  const paid = { amount: total / 1000, currency };
  return {
    price: paid,
    base: { amount: (total - tax) / 1000, currency },
    tax: { amount: tax / 1000, currency },
    total: paid,
  };
};
