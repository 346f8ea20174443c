/** Money of other countries: which currency, what it is worth in this world, and what a price comes to in it. */
export { type Currency, currencies, currency, currencyOfCountry, dollar } from "./currencies.js";
export { hundredthsAt } from "./decimal.js";
export { priceIn, priceText, rateBetween, unitsIn } from "./rates.js";
