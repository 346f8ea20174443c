/** Opens the persistent store that a command works on, and gives the world's name and its key there. */
import { type Configuration, storeSettings } from "../config/settings.js";
import { refuse } from "../contract/usageError.js";
import type { WorldOptions } from "../runtime/worlds/ownWorld.js";
import { defaultWorldName, worldKeyOf } from "../runtime/worlds/worlds.js";
import { openStore, type Store, WorldMissingError } from "../store/index.js";

export interface LastingStore {
  readonly store: Store<unknown>;
  readonly name: string;
  readonly key: string;
}

/**
 * `command` is named in refusals. The caller closes the store. Rejects with UsageError if the configured store is not
 * persistent, and with the store's errors.
 */
export const openLasting = async (
  command: string,
  configuration: Configuration,
  { name: given, seed }: Pick<WorldOptions, "name" | "seed">,
  warn: (message: string) => void,
  mayBeFull = false,
): Promise<LastingStore> => {
  const settings = storeSettings(configuration);
  if (settings.dataDirectory === undefined && settings.valkey === undefined) {
    refuse(`${command} needs a store that outlives it: give --data-dir or VALKEY_URL`);
  }
  const name = given ?? defaultWorldName;
  return { store: await openStore<unknown>({ ...settings, mayBeFull, warn }), name, key: worldKeyOf(name, seed) };
};

export const missingWorld = (name: string, seed: string): WorldMissingError =>
  new WorldMissingError(
    name === defaultWorldName
      ? `there is no default world of seed '${seed}': mock-gds world list shows those that are there`
      : `there is no world '${name}': mock-gds world list shows those that are there`,
  );
