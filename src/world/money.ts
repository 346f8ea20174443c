/** Money is whole USD cents. Every figure that is printed is rounded once, and every total is the sum of printed figures. */

/** Rounds half away from zero to whole cents, after removing the noise of binary fractions (1.005 * 100). */
export function roundCents(amount: number): number {
  const magnitude = Math.round(Number(Math.abs(amount).toFixed(6)));
  return amount < 0 ? -magnitude : magnitude;
}

/** A share of an amount of cents, rounded to whole cents: `percent(21414, 7.5)` is 1606. */
export function percent(cents: number, rate: number): number {
  return roundCents((cents * rate) / 100);
}

/** The sum of a list of cents. */
export function sumCents(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Cents as dollars with two decimals and thousands apart: 123456 is `1,234.56`. */
export function dollars(cents: number): string {
  const size = Math.abs(cents);
  const whole = String(Math.floor(size / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${String(size % 100).padStart(2, "0")}`;
}

/** An amount with its currency: `USD 1,234.56`. */
export function usd(cents: number): string {
  return `USD ${dollars(cents)}`;
}
