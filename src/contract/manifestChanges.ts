/** Derives one list of a manifest from another: each entry that differs has a JSON merge patch (RFC 7396), by its name. */
import { isJsonObject, type JsonObject, type JsonValue, type OutputSchemas } from "./contract.js";

/** Properties keep their order, so that equal content has equal bytes; new ones come last. `null` removes a property. */
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

/**
 * The entries of a list of tools with as much of their output schemas as is asked for.
 *
 * @param outlines outlines of the output schemas by the `name` of the tool
 * @throws Error if an entry with an output schema has no outline, and outlines are asked for
 */
export const withOutputSchemas = (
  entries: readonly JsonObject[],
  outputSchemas: OutputSchemas,
  outlines: unknown,
): readonly JsonObject[] => {
  if (outputSchemas === "full") return entries;
  return entries.map((entry) => {
    const { outputSchema, ...others } = entry;
    if (outputSchema === undefined) return entry;
    if (outputSchemas === "none") return others;
    const outline = isJsonObject(outlines) ? outlines[String(entry["name"])] : undefined;
    if (outline === undefined)
      throw new Error("the outlines of a manifest do not fit its entries: run npm run codegen");
    return { ...entry, outputSchema: outline };
  });
};
