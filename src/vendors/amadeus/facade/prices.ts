/** Prices in another currency, whose printed parts add up to the printed total. */
import { type Currency, priceText, unitsIn } from "../../../travel/world/fx/index.js";

/**
 * Converts amounts in US cents to units of a currency. The running total is rounded, and each part is the growth of
 * that total: the parts add up to the rounded total, and each is off by one unit at most.
 */
export const sharedUnits = (currency: Currency, partsCents: readonly number[]): readonly bigint[] => {
  let cents = 0;
  let units = 0n;
  return partsCents.map((part) => {
    cents += part;
    const before = units;
    units = unitsIn(currency, cents);
    return units - before;
  });
};

/** The sum of units, written as a price. */
export const sumText = (currency: Currency, units: readonly bigint[]): string => {
  let sum = 0n;
  for (const each of units) sum += each;
  return priceText(currency, sum);
};
