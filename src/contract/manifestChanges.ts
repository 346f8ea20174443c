/** Makes one list of a manifest of another: what differs is kept as a JSON merge patch (RFC 7396) for each entry, by its name. */
import { isJsonObject, type JsonObject, type JsonValue } from "./contract.js";

/** Properties keep their places, so that equal content has equal bytes; new ones follow. `null` removes. */
const merged = (target: JsonObject, patch: JsonObject): JsonObject => {
  const result: Record<string, JsonValue> = { ...target };
  for (const [key, change] of Object.entries(patch)) {
    const own = Object.hasOwn(target, key) ? target[key] : undefined;
    if (change === null) delete result[key];
    else result[key] = isJsonObject(change) ? merged(isJsonObject(own) ? own : {}, change) : change;
  }
  return result;
};

/**
 * The entries with their changes. Entries without any are passed on as they are.
 *
 * @param changes merge patches by the `name` of the entry
 * @throws Error if the changes are not an object of objects, or name an entry that is not there
 */
export const changedEntries = (entries: readonly JsonObject[], changes: unknown): readonly JsonObject[] => {
  const patches = new Map(isJsonObject(changes) ? Object.entries(changes) : undefined);
  const result = entries.map((entry) => {
    const patch = patches.get(String(entry["name"]));
    patches.delete(String(entry["name"]));
    if (patch === undefined) return entry;
    if (isJsonObject(patch)) return merged(entry, patch);
    throw new Error("changes of a manifest are no objects: run npm run codegen");
  });
  if (isJsonObject(changes) && patches.size === 0) return result;
  throw new Error("the changes of a manifest do not fit its entries: run npm run codegen");
};
