/** Shares a price in dollars among travellers in another currency, so that the printed parts are the printed whole. */
import { type Currency, priceText, unitsIn } from "../../../travel/world/fx/index.js";

export interface SharedPrice {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** The whole is rounded once; each part is what the sum grows by with it. */
export const sharedPrice = (currency: Currency, partsCents: readonly number[]): SharedPrice => {
  let cents = 0;
  let units = 0n;
  const parts = partsCents.map((part) => {
    cents += part;
    const grown = unitsIn(currency, cents);
    const text = priceText(currency, grown - units);
    units = grown;
    return text;
  });
  return { whole: priceText(currency, units), parts };
};
