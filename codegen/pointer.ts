/** JSON pointers (RFC 6901). */
import type { JsonValue } from "../src/contract/contract.js";

export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));

export const pointerTo = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The value that a pointer names, or undefined. Own properties only. */
export const valueAt = (root: JsonValue, pointer: string): JsonValue | undefined => {
  let value: JsonValue | undefined = root;
  for (const segment of parsePointer(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Readonly<Record<string, JsonValue>>)[segment];
  }
  return value;
};
