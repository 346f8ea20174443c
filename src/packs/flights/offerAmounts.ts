/**
 * What an offer costs. `price` and `total` are both what is paid, as the document's code and example have it; `base` is there so that
 * base and tax add up to it. Whole thousandths inside, because no sum of decimals is exact. Pure.
 */
import type { FlightOption } from "../../../generated/flights/types.js";
import type { DuffelOffer } from "../../vendors/duffel/wire.js";

/** `412.5` is 412500. */
const thousandthsOf = (text: string): number => {
  const [whole = "0", part = ""] = text.split(".");
  return Number(whole) * 1000 + Number(part.slice(0, 3).padEnd(3, "0"));
};

/** Price, base, tax and total. A tax in another currency, or above the total, cannot be a part of it and counts as none. */
export const amountsOf = (
  offer: Pick<DuffelOffer, "total_amount" | "total_currency" | "tax_amount" | "tax_currency">,
): Pick<FlightOption, "price" | "base" | "tax" | "total"> => {
  const currency = offer.total_currency;
  const total = thousandthsOf(offer.total_amount);
  const given = (offer.tax_currency ?? currency) === currency ? thousandthsOf(offer.tax_amount ?? "0") : 0;
  const tax = given <= total ? given : 0;
  const amountOf = (thousandths: number) => ({ amount: thousandths / 1000, currency });
  return { price: amountOf(total), base: amountOf(total - tax), tax: amountOf(tax), total: amountOf(total) };
};
