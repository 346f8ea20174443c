/** Converts amounts between currencies, at this world's rates. It knows no places. */
import { type Currency, dollar } from "./currencies.js";
import { decimalText, roundedQuotient } from "./decimal.js";

/** Rates are computed in whole 10 ** -12 of a dollar. */
const ratePlaces = 12;

const significantDigits = 6;

const rateDigits = (usdRate: string): bigint => {
  const [whole = "", fraction = ""] = usdRate.split(".");
  return BigInt(whole + fraction.padEnd(ratePlaces, "0"));
};

/** Units of `quote` for one of `base`. Rates into dollars are exactly those of the table; others are rounded to six significant digits. */
export const rateBetween = (base: Currency, quote: Currency): number =>
  quote === dollar
    ? Number(base.usdRate)
    : Number((Number(base.usdRate) / Number(quote.usdRate)).toPrecision(significantDigits));

/** Converts US cents into the smallest units of a currency's prices, rounded once, half up: 41580 cents are 38000 in euros. */
export const unitsIn = ({ decimals, usdRate }: Currency, usdCents: number): bigint =>
  roundedQuotient(BigInt(usdCents) * 10n ** BigInt(ratePlaces + decimals), 100n * rateDigits(usdRate));

/** Formats smallest units as a price: `380.00` for 38000 in euros. */
export const priceText = ({ decimals }: Currency, units: bigint): string => decimalText(units, decimals);

/**
 * Converts US cents into a price in a currency: `380.00` for 41580 in euros. Converting it back with `hundredthsAt` gives the same number
 * of cents if the currency's smallest unit is worth a cent or less; otherwise it differs by one at most.
 */
export const priceIn = (currency: Currency, usdCents: number): string =>
  priceText(currency, unitsIn(currency, usdCents));
