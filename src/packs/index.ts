/** The packs of this product by name. A pack's code is loaded only when the pack is served. */
import type { PackSettings } from "../config/packSettings.js";
import type { ToolContracts } from "../contract/contract.js";
import type { Faults } from "../facade/faults/faults.js";
import type { Pack } from "../runtime/pack.js";

/** Receives a pack with its own types, which the caller does not know. */
export type UsePack = <Tools extends ToolContracts, Services>(pack: Pack<Tools, Services>) => Promise<void>;

/** Loads the faults to inject into requests to facades in this process; undefined if there are none. */
export type LoadFaults = () => Promise<Faults | undefined>;

type Packs = Readonly<Record<string, (settings: PackSettings, use: UsePack, loadFaults: LoadFaults) => Promise<void>>>;

const packs: Packs = {
  charter: async ({ charter }, use, loadFaults) =>
    use((await import("./charter/index.js")).createPack(charter, loadFaults)),
  coastline: async ({ coastline }, use, loadFaults) =>
    use((await import("./coastline/index.js")).createPack(coastline, loadFaults)),
  conformance: async (_settings, use) => use((await import("./conformance/index.js")).createPack()),
  crm: async ({ crm }, use, loadFaults) => use((await import("./crm/index.js")).createPack(crm, loadFaults)),
  flights: async ({ flights }, use, loadFaults) =>
    use((await import("./flights/index.js")).createPack(flights, loadFaults)),
  gds: async ({ gds }, use) => use((await import("./gds/index.js")).createPack(gds)),
  hotelcrs: async ({ hotelcrs }, use, loadFaults) =>
    use((await import("./hotelcrs/index.js")).createPack(hotelcrs, loadFaults)),
  mail: async ({ mail }, use, loadFaults) => use((await import("./mail/index.js")).createPack(mail, loadFaults)),
};

export const packNames: readonly string[] = Object.keys(packs);

/** Creates the named pack and passes it to `use`. Throws if there is no such pack. */
export const withPack = async (
  name: string,
  settings: PackSettings,
  use: UsePack,
  loadFaults: LoadFaults = async () => undefined,
): Promise<void> => {
  const load = Object.hasOwn(packs, name) ? packs[name] : undefined;
  if (load === undefined) throw new Error(`no pack '${name}'; there is ${packNames.join(", ")}`);
  await load(settings, use, loadFaults);
};
