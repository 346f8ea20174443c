/** Intersects two views, and merges several views into one. The part of a type that no value can meet is undefined. */
import { integerStep, isMultiple, matchesFormat, matchesPattern } from "./scalar.js";
import {
  anyNumber,
  anyText,
  isNeverNode,
  isPlain,
  type ListView,
  type NumberView,
  nothing,
  type ObjectView,
  propertyOf,
  type TextView,
  type View,
} from "./view.js";

const union = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): ReadonlySet<T> => new Set([...left, ...right]);

const common = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...left].filter((value) => right.has(value)));

const commonValues = <T>(
  left: ReadonlySet<T> | undefined,
  right: ReadonlySet<T> | undefined,
): ReadonlySet<T> | undefined => (left === undefined ? right : right === undefined ? left : common(left, right));

const lengthOf = (text: string): number => [...text].length;

/**
 * Removes enumerated strings that break the other demands, and demands that the remaining ones are known to meet. Undefined if no
 * string is left.
 */
export const settledText = (text: TextView): TextView | undefined => {
  const { values, minLength, maxLength, patterns, formats } = text;
  if (minLength > maxLength) return undefined;
  if (values === undefined) return text;
  const verdicts = (value: string): readonly (boolean | undefined)[] => [
    lengthOf(value) >= minLength && lengthOf(value) <= maxLength,
    ...[...patterns].map((pattern) => matchesPattern(value, pattern)),
    ...[...formats].map((format) => matchesFormat(value, format)),
  ];
  const left = new Set([...values].filter((value) => !verdicts(value).includes(false)));
  if (left.size === 0) return undefined;
  const isUnknown = (test: (value: string) => boolean | undefined): boolean =>
    [...left].some((value) => test(value) === undefined);
  return {
    ...anyText,
    values: left,
    patterns: new Set([...patterns].filter((pattern) => isUnknown((value) => matchesPattern(value, pattern)))),
    formats: new Set([...formats].filter((format) => isUnknown((value) => matchesFormat(value, format)))),
  };
};

export const isInRange = (value: number, view: NumberView): boolean =>
  (view.isMinimumExclusive ? value > view.minimum : value >= view.minimum) &&
  (view.isMaximumExclusive ? value < view.maximum : value <= view.maximum) &&
  (!view.isInteger || Number.isInteger(value));

export const settledNumber = (given: NumberView): NumberView | undefined => {
  const isInteger = given.isInteger || [...given.multiples].some(Number.isInteger);
  const { minimum, maximum, isMinimumExclusive, isMaximumExclusive } = given;
  const number: NumberView = isInteger
    ? {
        ...given,
        isInteger,
        minimum: isMinimumExclusive ? Math.floor(minimum) + 1 : Math.ceil(minimum),
        maximum: isMaximumExclusive ? Math.ceil(maximum) - 1 : Math.floor(maximum),
        isMinimumExclusive: false,
        isMaximumExclusive: false,
        multiples: new Set([...given.multiples].map((step) => integerStep(step) ?? step).filter((step) => step !== 1)),
      }
    : given;
  const isEmpty =
    number.minimum > number.maximum ||
    (number.minimum === number.maximum && (number.isMinimumExclusive || number.isMaximumExclusive));
  if (isEmpty) return undefined;
  if (number.values === undefined) return number;
  const left = new Set(
    [...number.values].filter(
      (value) => isInRange(value, number) && ![...number.multiples].some((step) => isMultiple(value, step) === false),
    ),
  );
  if (left.size === 0) return undefined;
  return {
    ...anyNumber,
    values: left,
    isInteger: [...left].every(Number.isInteger),
    multiples: new Set(
      [...number.multiples].filter((step) => [...left].some((value) => isMultiple(value, step) === undefined)),
    ),
  };
};

export const settledList = (list: ListView): ListView | undefined => {
  const maxItems = isNeverNode(list.items) ? 0 : list.maxItems;
  return list.minItems > maxItems ? undefined : { ...list, maxItems, ...(maxItems === 0 && { items: [] }) };
};

export const settledObject = (object: ObjectView): ObjectView | undefined => {
  const { required, minProperties, maxProperties } = object;
  const isImpossible =
    Math.max(minProperties, required.size) > maxProperties ||
    [...required].some((name) => isNeverNode(propertyOf(object, name)));
  return isImpossible ? undefined : object;
};

const both = <T>(
  left: T | undefined,
  right: T | undefined,
  join: (left: T, right: T) => T | undefined,
): T | undefined => (left === undefined || right === undefined ? undefined : join(left, right));

const commonText = (left: TextView, right: TextView): TextView | undefined =>
  settledText({
    values: commonValues(left.values, right.values),
    minLength: Math.max(left.minLength, right.minLength),
    maxLength: Math.min(left.maxLength, right.maxLength),
    patterns: union(left.patterns, right.patterns),
    formats: union(left.formats, right.formats),
  });

/** The view whose minimum is the stricter one. */
const higher = (left: NumberView, right: NumberView): NumberView =>
  left.minimum > right.minimum || (left.minimum === right.minimum && left.isMinimumExclusive) ? left : right;

const lower = (left: NumberView, right: NumberView): NumberView =>
  left.maximum < right.maximum || (left.maximum === right.maximum && left.isMaximumExclusive) ? left : right;

const commonNumber = (left: NumberView, right: NumberView): NumberView | undefined =>
  settledNumber({
    values: commonValues(left.values, right.values),
    isInteger: left.isInteger || right.isInteger,
    minimum: higher(left, right).minimum,
    isMinimumExclusive: higher(left, right).isMinimumExclusive,
    maximum: lower(left, right).maximum,
    isMaximumExclusive: lower(left, right).isMaximumExclusive,
    multiples: union(left.multiples, right.multiples),
  });

const commonList = (left: ListView, right: ListView): ListView | undefined =>
  settledList({
    minItems: Math.max(left.minItems, right.minItems),
    maxItems: Math.min(left.maxItems, right.maxItems),
    isUnique: left.isUnique || right.isUnique,
    items: [...left.items, ...right.items],
  });

const commonObject = (left: ObjectView, right: ObjectView): ObjectView | undefined =>
  settledObject({
    properties: new Map(
      [...new Set([...left.properties.keys(), ...right.properties.keys()])].map((name) => [
        name,
        [...propertyOf(left, name), ...propertyOf(right, name)],
      ]),
    ),
    required: union(left.required, right.required),
    additional: [...left.additional, ...right.additional],
    minProperties: Math.max(left.minProperties, right.minProperties),
    maxProperties: Math.min(left.maxProperties, right.maxProperties),
  });

/** The view of the values that conform to both. */
export const intersect = (left: View, right: View): View => ({
  null: left.null && right.null,
  booleans: common(left.booleans, right.booleans),
  text: both(left.text, right.text, commonText),
  number: both(left.number, right.number, commonNumber),
  list: both(left.list, right.list, commonList),
  object: both(left.object, right.object, commonObject),
  alternatives: [...left.alternatives, ...right.alternatives],
  settled: [...left.settled, ...right.settled],
  conditions: [...left.conditions, ...right.conditions],
  opaque: new Map([...left.opaque, ...right.opaque]),
});

/**
 * Merges the views of one type into one. Undefined if there are several and one of them is not enumerated, or, with `isDisjoint`, a
 * value is in two of them.
 */
const mergeCounted = <T extends { readonly values: ReadonlySet<V> | undefined }, V>(
  views: readonly T[],
  isDisjoint: boolean,
  merge: (first: T, values: ReadonlySet<V>) => T,
): T | undefined => {
  const [first] = views;
  if (first === undefined || views.length === 1) return first;
  const values = views.flatMap((view) => [...(view.values ?? [])]);
  if (views.some((view) => view.values === undefined)) return undefined;
  if (isDisjoint && new Set(values).size < values.length) return undefined;
  return merge(first, new Set(values));
};

const isUntried = (text: TextView): boolean => text.patterns.size + text.formats.size > 0;

/** Merges alternatives into one view, if they only say what holds for each type or enumerate values. Undefined if that is impossible. */
export const collapse = (views: readonly View[], keyword: "anyOf" | "oneOf"): View | undefined => {
  if (!views.every(isPlain)) return undefined;
  const isDisjoint = keyword === "oneOf";
  const of = <T>(pick: (view: View) => T | undefined): readonly T[] =>
    views.map(pick).filter((part) => part !== undefined);
  const [texts, numbers, lists, objects] = [
    of(({ text }) => text),
    of(({ number }) => number),
    of(({ list }) => list),
    of(({ object }) => object),
  ];
  if (lists.length > 1 || objects.length > 1) return undefined;
  if (texts.length > 1 && texts.some(isUntried)) return undefined;
  if (numbers.length > 1 && numbers.some(({ multiples }) => multiples.size > 0)) return undefined;
  const booleans = views.flatMap((view) => [...view.booleans]);
  const nulls = views.filter((view) => view.null).length;
  if (isDisjoint && (nulls > 1 || new Set(booleans).size < booleans.length)) return undefined;
  const text = mergeCounted(texts, isDisjoint, (first, values: ReadonlySet<string>) => ({ ...first, values }));
  const number = mergeCounted(numbers, isDisjoint, (first, values: ReadonlySet<number>) => ({
    ...first,
    values,
    isInteger: [...values].every(Number.isInteger),
  }));
  if ((texts.length > 0 && text === undefined) || (numbers.length > 0 && number === undefined)) return undefined;
  return {
    ...nothing,
    null: nulls > 0,
    booleans: new Set(booleans),
    text,
    number,
    list: lists[0],
    object: objects[0],
  };
};
