/** Makes the JSON merge patch (RFC 7396) that turns one object into another. */
import type { JsonObject, JsonValue } from "../src/contract/contract.js";
import { isObject } from "./schema.js";

/**
 * The patch; empty if both are equal. Lists are replaced as a whole.
 *
 * @throws Error if a property changes to null, because null in a merge patch removes the property
 */
export const mergePatchOf = (from: JsonObject, to: JsonObject): JsonObject => {
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  const changed = Object.entries(to).flatMap(([key, value]): readonly (readonly [string, JsonValue])[] => {
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (JSON.stringify(before) === JSON.stringify(value)) return [];
    if (value === null) throw new Error(`a merge patch cannot set ${key} to null`);
    if (!isObject(value)) return [[key, value]];
    return [[key, mergePatchOf(isObject(before) ? before : {}, value)]];
  });
  return Object.fromEntries([...removed.map((key) => [key, null] as const), ...changed]);
};
