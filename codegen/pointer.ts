/** JSON pointers (RFC 6901). */
import type { JsonValue } from "../src/contract/contract.js";

export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Few names need escaping, and pointers are made for every part of every schema: so the name is tested first. */
const escaped = (segment: string): string =>
  segment.includes("~") || segment.includes("/") ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;

export const pointerTo = (...segments: readonly (string | number)[]): string => {
  let pointer = "";
  for (const segment of segments) pointer += `/${escaped(String(segment))}`;
  return pointer;
};

/** The value that a pointer names, or undefined. Own properties only. */
export const valueAt = (root: JsonValue, pointer: string): JsonValue | undefined => {
  let value: JsonValue | undefined = root;
  for (const segment of parsePointer(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = Reflect.get(value, segment);
  }
  return value;
};
