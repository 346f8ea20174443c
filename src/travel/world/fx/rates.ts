/** What money of one currency is in another, at this world's rates. Knows no places. */
import { type Currency, dollar } from "./currencies.js";
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
  quote === dollar
    ? Number(base.usdRate)
    : Number((Number(base.usdRate) / Number(quote.usdRate)).toPrecision(significantDigits));

/** Cents of US dollars in the smallest units of a currency's prices, rounded once, half up: 41580 are 38000 in euros. */
export const unitsIn = ({ decimals, usdRate }: Currency, usdCents: number): bigint =>
  roundedQuotient(BigInt(usdCents) * 10n ** BigInt(ratePlaces + decimals), 100n * rateDigits(usdRate));

/** Smallest units as a price: 38000 are `380.00` in euros. */
export const priceText = ({ decimals }: Currency, units: bigint): string => decimalText(units, decimals);

/**
 * Cents of US dollars as a price in a currency: 41580 is `380.00` in euros. Turned back by `hundredthsAt` it is the same number
 * of cents wherever the currency's smallest unit is worth a cent or less, and differs by one at most elsewhere.
 */
export const priceIn = (currency: Currency, usdCents: number): string =>
  priceText(currency, unitsIn(currency, usdCents));
