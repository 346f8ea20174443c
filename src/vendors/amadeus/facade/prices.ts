/** Prices in another currency whose printed parts are the printed whole. */
import { type Currency, priceText, unitsIn } from "../../../travel/world/fx/index.js";

/**
 * Amounts in cents of US dollars as whole units of a currency. Their sum is rounded once, and each is what the sum grows by with
 * it: no part is off by more than a unit, and none is lost.
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

/** A sum of units as a price. */
export const sumText = (currency: Currency, units: readonly bigint[]): string => {
  let sum = 0n;
  for (const each of units) sum += each;
  return priceText(currency, sum);
};
