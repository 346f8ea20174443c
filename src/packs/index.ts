/** The packs that this product can serve, by name. Each is loaded only when it is the one to serve. */
import type { PackSettings } from "../config/packSettings.js";
import type { ToolContracts } from "../contract/contract.js";
import type { Faults } from "../facade/faults/faults.js";
import type { Pack } from "../runtime/pack.js";

/** What to do with a pack whose types only the pack knows. */
export type UsePack = <Tools extends ToolContracts, Services>(pack: Pack<Tools, Services>) => Promise<void>;

/** What goes wrong on purpose with requests of packs to facades in this process; undefined where nothing does. */
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

/** Makes the named pack and hands it on. Throws if there is no such pack. */
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
