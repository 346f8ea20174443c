/** Money is whole US cents. Every shown amount is rounded once, and every total is the sum of shown amounts. */

const nextToHalf = 0.001;

/** Rounds half away from zero to whole cents, after removing the error of binary fractions (as in 1.005 * 100). */
export const roundCents = (amount: number): number => {
  const size = Math.abs(amount);
  const fromHalf = Math.abs(size - Math.floor(size) - 0.5);
  // The error matters only close to a half. Removing it elsewhere would cost ten times as much as the rounding.
  const magnitude = Math.round(fromHalf > nextToHalf ? size : Number(size.toFixed(6)));
  return amount < 0 ? -magnitude : magnitude;
};

/** A percentage of an amount in cents, rounded to whole cents: `percent(21414, 7.5)` is 1606. */
export const percent = (cents: number, rate: number): number => roundCents((cents * rate) / 100);

/** The sum of a list of cents. */
export const sumCents = (amounts: readonly number[]): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

const inThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}`;

/** Cents as dollars with two decimals and thousands separators: `1,234.56` for 123456. */
export const dollars = (cents: number): string => {
  const size = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${inThousands(String(Math.floor(size / 100)))}.${String(size % 100).padStart(2, "0")}`;
};

/** An amount with its currency: `USD 1,234.56`. */
export const usd = (cents: number): string => `USD ${dollars(cents)}`;
