/** The packs of one process without their own types: the functions that open each, and the data that commands need. */
import type { PackSettings } from "../config/packSettings.js";
import { openAlone, openRuntimeOn } from "../runtime/open.js";
import type { LineCheck, PackParts } from "../runtime/pack.js";
import type { RuntimeOptions, ServedPacks } from "../runtime/runtime.js";
import type { PackToOpen } from "../runtime/together.js";
import { type LoadFaults, withPack } from "./index.js";

type Told = Pick<PackParts<never, never>, "frozenData" | "createLineCheck" | "loadDueQueues" | "sentWebhooks">;

export interface LoadedPack extends PackToOpen, Told {
  readonly openAlone: (options: RuntimeOptions) => Promise<ServedPacks>;
}

/** Loads the named packs, in the given order. Throws if there is no such pack. */
export const loadPacks = async (
  names: readonly string[],
  settings: PackSettings,
  loadFaults?: LoadFaults,
): Promise<readonly LoadedPack[]> => {
  const loaded: LoadedPack[] = [];
  for (const name of names) {
    await withPack(
      name,
      settings,
      async (pack) => {
        loaded.push({
          ...pack,
          openAlone: (options) => openAlone(pack, options),
          openOn: (store, options, shared) => openRuntimeOn(store, pack, options, shared),
        });
      },
      loadFaults,
    );
  }
  return loaded;
};

/** The check of imported lines by all packs that have one. It returns the first fault. */
export const lineCheckOf = async (packs: readonly Pick<Told, "createLineCheck">[]): Promise<LineCheck> => {
  const checks = await Promise.all(packs.flatMap(({ createLineCheck }) => createLineCheck?.() ?? []));
  return (line) => {
    for (const check of checks) {
      const fault = check(line);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
};
