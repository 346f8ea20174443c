/**
 * The answers of Frankfurter v2 as far as we use them. Each is checked before it is used. Source:
 * https://frankfurter.dev.
 */
import { readForm, readMembers, readNumber } from "../reading.js";

/** Units of `quote` for one unit of `base`. */
export interface FrankfurterRate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly base: string;
  readonly quote: string;
  readonly rate: number;
}

const leastRate = 1e-9;
const mostRate = 1e9;

const readCurrency = (value: unknown): string => readForm(value, /^[A-Z]{3}$/);

export const readRate = (value: unknown): FrankfurterRate => {
  const { date, base, quote, rate } = readMembers(value);
  return {
    date: readForm(date, /^\d{4}-\d{2}-\d{2}$/),
    base: readCurrency(base),
    quote: readCurrency(quote),
    rate: readNumber(rate, leastRate, mostRate),
  };
};
