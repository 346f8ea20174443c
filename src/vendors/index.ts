/** The vendors whose APIs this product serves, by name. Each is loaded only if it is served. */
import { refuse } from "../contract/usageError.js";
import { meantHint } from "../contract/validation/similar.js";
import type { Vendor } from "../facade/port.js";

const vendors: Readonly<Record<string, () => Promise<Vendor>>> = {
  amadeus: async () => (await import("./amadeus/facade/index.js")).vendor,
  avinode: async () => (await import("./avinode/facade/served.js")).servedVendor,
  capcorn: async () => (await import("./capcorn/facade/index.js")).vendor,
  duffel: async () => (await import("./duffel/facade/served.js")).servedVendor,
  frankfurter: async () => (await import("./frankfurter/facade/index.js")).vendor,
  gmail: async () => (await import("./gmail/facade/index.js")).vendor,
  sheets: async () => (await import("./sheets/facade/index.js")).vendor,
};

export const vendorNames: readonly string[] = Object.keys(vendors);

/** Throws UsageError for an unknown name. `from` says in its message where the names come from. */
export const checkVendorNames = (names: readonly string[], from: string): void => {
  const unknown = names.find((name) => !Object.hasOwn(vendors, name));
  if (unknown === undefined) return;
  refuse(`${from} is '${unknown}'; allowed: ${vendorNames.join(", ")}${meantHint(unknown, vendorNames)}`);
};

/** Loads the named vendors, each once, in the order of the table. Throws UsageError for an unknown name. */
export const loadVendors = async (names: readonly string[]): Promise<readonly Vendor[]> => {
  checkVendorNames(names, "a facade");
  const loading = Object.entries(vendors).filter(([name]) => names.includes(name));
  return Promise.all(loading.map(([, load]) => load()));
};
