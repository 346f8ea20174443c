/** Currencies: which one a country has, its rate in this world, and conversion of prices. */
export { type Currency, currencies, currency, currencyOfCountry, dollar } from "./currencies.js";
export { hundredthsAt } from "./decimal.js";
export { priceIn, priceText, rateBetween, unitsIn } from "./rates.js";
