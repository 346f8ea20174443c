/** Decimal numbers as text, and exact multiplication in whole numbers. It knows no currencies. */

/** `digits / 10 ** places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const form = /^(\d{1,24})(?:\.(\d{1,24}))?(?:[eE]([+-]?\d{1,2}))?$/;

/** Reads `380`, `380.00` or `6.7e-7`, as in prices and in JavaScript's number format. Throws a RangeError for any other text. */
const decimal = (text: string): Decimal => {
  const [, whole, fraction = "", exponent = "0"] = form.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`${JSON.stringify(text.slice(0, 40))} is not a decimal number`);
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
};

/** The quotient of two non-negative whole numbers, rounded half up. */
export const roundedQuotient = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * An amount times a rate in whole hundredths, rounded once, half up: 41580 for `380.00` at `1.0942`. Throws a RangeError for a text that is
 * no decimal number, and for a product too large to be exact.
 */
export const hundredthsAt = (amount: string, rate: string): number => {
  const left = decimal(amount);
  const right = decimal(rate);
  const places = left.places + right.places - 2;
  const product = left.digits * right.digits;
  const hundredths = places > 0 ? roundedQuotient(product, 10n ** BigInt(places)) : product * 10n ** BigInt(-places);
  if (hundredths > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${amount} at ${rate} is too large`);
  return Number(hundredths);
};

/** A whole number of `10 ** -places` as a decimal number in text: `decimalText(41580n, 2)` is `415.80`. */
export const decimalText = (digits: bigint, places: number): string => {
  const padded = digits.toString().padStart(places + 1, "0");
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
};
