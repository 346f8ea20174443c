/** Finds where two JSON values differ: the first pointer, key order included. Knows nothing of what they mean. */
import type { JsonValue } from "../../src/contract/contract.js";
import { pointerTo } from "../pointer.js";
import { isObject } from "../schema.js";

export interface Difference {
  readonly pointer: string;
  /** `expected` and `found` are the values there, shortened to one line. */
  readonly expected: string;
  readonly found: string;
}

const mostCharacters = 140;
const charactersBefore = 30;

/** A part of a text that fits on a line. It begins shortly before `from`. */
export const shortened = (text: string, from = 0): string => {
  const start = Math.max(0, from - charactersBefore);
  const part = text.slice(start, start + mostCharacters);
  return `${start > 0 ? "..." : ""}${part}${start + mostCharacters < text.length ? "..." : ""}`;
};

const firstUnequal = (left: string, right: string): number => {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index++;
  return index;
};

/** Compact JSON in which characters that a terminal or a log would act on are escaped as well. */
export const jsonOf = (value: JsonValue): string =>
  JSON.stringify(value).replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );

/** A value as it is shown in a finding: compact JSON, cut to a line. */
export const shownValue = (value: JsonValue | undefined): string =>
  value === undefined ? "nothing" : shortened(jsonOf(value));

/** The difference of two values. Long strings are shown from shortly before the place where they differ. */
const between = (pointer: string, expected: JsonValue | undefined, found: JsonValue | undefined): Difference => {
  if (typeof expected !== "string" || typeof found !== "string")
    return { pointer, expected: shownValue(expected), found: shownValue(found) };
  const [left, right] = [jsonOf(expected), jsonOf(found)];
  const from = left.length <= mostCharacters && right.length <= mostCharacters ? 0 : firstUnequal(left, right);
  return { pointer, expected: shortened(left, from), found: shortened(right, from) };
};

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

/**
 * The first difference of two values; undefined if their compact JSON is the same. Both must be of bounded depth, as `boundedJson`
 * gives them.
 */
export const firstDifference = (
  expected: JsonValue | undefined,
  found: JsonValue | undefined,
  pointer = "",
): Difference | undefined => {
  if (isList(expected) && isList(found)) {
    for (let index = 0; index < Math.max(expected.length, found.length); index++) {
      const difference = firstDifference(expected[index], found[index], pointer + pointerTo(index));
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (isObject(expected) && isObject(found)) {
    const [expectedKeys, foundKeys] = [Object.keys(expected), Object.keys(found)];
    for (const key of new Set([...expectedKeys, ...foundKeys])) {
      const [left, right] = [expected, found].map((value) => (Object.hasOwn(value, key) ? value[key] : undefined));
      const difference = firstDifference(left, right, pointer + pointerTo(key));
      if (difference !== undefined) return difference;
    }
    if (expectedKeys.every((key, index) => key === foundKeys[index])) return undefined;
    const order = (keys: readonly string[]): string => shortened(`the keys in the order ${keys.join(", ")}`);
    return { pointer, expected: order(expectedKeys), found: order(foundKeys) };
  }
  return expected === found ? undefined : between(pointer, expected, found);
};
