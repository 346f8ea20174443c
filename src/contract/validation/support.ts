/**
 * Everything that a generated validator calls. Validators are self-contained but for this module, so a server
 * needs no schema library at run time. Knows no tool and no pack.
 */

export { formats } from "./formats.js";

/** Length in code points, which is what JSON Schema counts in `minLength` and `maxLength`. */
export const codePointLength = (text: string): number => {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const high = text.charCodeAt(index);
    if (high < 0xd800 || high > 0xdbff) continue;
    const low = text.charCodeAt(index + 1);
    if (low >= 0xdc00 && low <= 0xdfff) {
      length--;
      index++;
    }
  }
  return length;
};

/** Deep equality of two JSON values, as `const`, `enum` and `uniqueItems` mean it: key order does not count. */
export const deepEqual = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => deepEqual(item, right[index]))
    );
  }
  const leftEntries = Object.entries(left);
  const rightByKey = new Map(Object.entries(right));
  return (
    leftEntries.length === rightByKey.size &&
    leftEntries.every(([key, value]) => rightByKey.has(key) && deepEqual(value, rightByKey.get(key)))
  );
};
