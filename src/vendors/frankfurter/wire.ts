/** The answers of Frankfurter v2 as far as we use them. Each is read before it is used. Source: https://frankfurter.dev. */
import { readForm, readMembers, readNumber } from "../reading.js";

/** So many units of `quote` for one of `base`. */
export interface FrankfurterRate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly base: string;
  readonly quote: string;
  readonly rate: number;
}

const leastRate = 1e-9;
const mostRate = 1e9;

const readCurrency = (value: unknown, at: string): string => readForm(value, at, /^[A-Z]{3}$/, "a currency code");

export const readRate = (value: unknown, at: string): FrankfurterRate => {
  const { date, base, quote, rate } = readMembers(value, at);
  return {
    date: readForm(date, `${at}.date`, /^\d{4}-\d{2}-\d{2}$/, "a date"),
    base: readCurrency(base, `${at}.base`),
    quote: readCurrency(quote, `${at}.quote`),
    rate: readNumber(rate, `${at}.rate`, leastRate, mostRate),
  };
};
