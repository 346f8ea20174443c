/**
 * What an offer costs. `price` and `total` are both what is paid, as the document's code and example have it; `base` is there so that
 * base and tax add up to it. Whole thousandths inside, because no sum of decimals is exact. Pure.
 */
import type { FlightOption } from "../../../generated/flights/types.js";
import type { DuffelOffer } from "../../vendors/duffel/wire.js";

/** `412.5` is 412500. Exact: amounts have nine digits before the point at most, and three after it. */
const thousandthsOf = (text: string): number => Math.round(Number(text) * 1000);

/** Price, base, tax and total. A tax in another currency, or above the total, cannot be a part of it and counts as none. */
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
