/** What money of one currency is in another, at this world's rates. Knows no places. */
import type { Currency } from "./currencies.js";
import { decimalText, roundedQuotient } from "./decimal.js";

/** Rates are worked with in whole 10 ** -12 of a dollar. */
const ratePlaces = 12;

const significantDigits = 6;

const rateDigits = (usdRate: string): bigint => {
  const [whole = "", fraction = ""] = usdRate.split(".");
  return BigInt(whole + fraction.padEnd(ratePlaces, "0"));
};

/** Units of `quote` for one of `base`: into dollars exactly as the table has it, else rounded to six digits that count. */
export const rateBetween = (base: Currency, quote: Currency): number =>
  quote.usdRate === "1"
    ? Number(base.usdRate)
    : Number((Number(base.usdRate) / Number(quote.usdRate)).toPrecision(significantDigits));

/**
 * Cents of US dollars as a price in a currency, rounded once, half up, to what its prices have: 41580 is `380.00` in euros.
 * Turned back by `hundredthsAt` it is the same number of cents wherever the currency's smallest unit is worth a cent or less,
 * and differs by one at most elsewhere.
 */
export const priceIn = ({ decimals, usdRate }: Currency, usdCents: number): string => {
  const scaled = BigInt(usdCents) * 10n ** BigInt(ratePlaces + decimals);
  return decimalText(roundedQuotient(scaled, 100n * rateDigits(usdRate)), decimals);
};
