/** Proves of strings and numbers that one view implies another, or that no value is in both. */
import { isInRange } from "./intersect.js";
import { isMultiple, matchesFormat, matchesPattern } from "./scalar.js";
import type { NumberView, TextView } from "./view.js";

export const isSubset = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): boolean =>
  [...left].every((value) => right.has(value));

const lengthOf = (text: string): number => [...text].length;

const textConforms = (value: string, { values, minLength, maxLength, patterns, formats }: TextView): boolean =>
  (values === undefined || values.has(value)) &&
  lengthOf(value) >= minLength &&
  lengthOf(value) <= maxLength &&
  [...patterns].every((pattern) => matchesPattern(value, pattern) === true) &&
  [...formats].every((format) => matchesFormat(value, format) === true);

export const textImplies = (sub: TextView, sup: TextView): boolean => {
  const isOtherwise = isSubset(sup.patterns, sub.patterns) && isSubset(sup.formats, sub.formats);
  if (sub.values !== undefined) {
    return [...sub.values].every((value) =>
      textConforms(value, isOtherwise ? { ...sup, patterns: new Set(), formats: new Set() } : sup),
    );
  }
  return sup.values === undefined && sub.minLength >= sup.minLength && sub.maxLength <= sup.maxLength && isOtherwise;
};

/** Whether all multiples of one of the view's steps are multiples of `step`. */
const coversStep = (sub: NumberView, step: number): boolean =>
  [...sub.multiples].some((own) => isMultiple(own, step) === true);

const startsWithin = (sub: NumberView, sup: NumberView): boolean =>
  sub.minimum > sup.minimum ||
  (sub.minimum === sup.minimum && (sub.isMinimumExclusive || !sup.isMinimumExclusive)) ||
  sup.minimum === Number.NEGATIVE_INFINITY;
const endsWithin = (sub: NumberView, sup: NumberView): boolean =>
  sub.maximum < sup.maximum ||
  (sub.maximum === sup.maximum && (sub.isMaximumExclusive || !sup.isMaximumExclusive)) ||
  sup.maximum === Number.POSITIVE_INFINITY;

export const numberImplies = (sub: NumberView, sup: NumberView): boolean => {
  if (sub.values !== undefined) {
    return [...sub.values].every(
      (value) =>
        (sup.values === undefined || sup.values.has(value)) &&
        isInRange(value, sup) &&
        [...sup.multiples].every((step) => isMultiple(value, step) === true || coversStep(sub, step)),
    );
  }
  return (
    sup.values === undefined &&
    (sub.isInteger || !sup.isInteger) &&
    startsWithin(sub, sup) &&
    endsWithin(sub, sup) &&
    [...sup.multiples].every((step) => coversStep(sub, step))
  );
};

export const areTextsDisjoint = (left: TextView, right: TextView): boolean => {
  const [values, other] = left.values === undefined ? [right.values, left] : [left.values, right];
  if (values !== undefined) {
    return [...values].every(
      (value) =>
        (other.values !== undefined && !other.values.has(value)) ||
        lengthOf(value) < other.minLength ||
        lengthOf(value) > other.maxLength ||
        [...other.patterns].some((pattern) => matchesPattern(value, pattern) === false) ||
        [...other.formats].some((format) => matchesFormat(value, format) === false),
    );
  }
  return left.minLength > right.maxLength || right.minLength > left.maxLength;
};

const isBelow = (left: NumberView, right: NumberView): boolean =>
  left.maximum < right.minimum ||
  (left.maximum === right.minimum && (left.isMaximumExclusive || right.isMinimumExclusive));

export const areNumbersDisjoint = (left: NumberView, right: NumberView): boolean => {
  const [values, other] = left.values === undefined ? [right.values, left] : [left.values, right];
  if (values !== undefined) {
    return [...values].every(
      (value) =>
        (other.values !== undefined && !other.values.has(value)) ||
        !isInRange(value, other) ||
        [...other.multiples].some((step) => isMultiple(value, step) === false),
    );
  }
  return isBelow(left, right) || isBelow(right, left);
};
