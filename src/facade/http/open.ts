/** Creates what an HTTP server mounts: each vendor below its path, and the mock's routes about itself. */
import type { Runtime } from "../../runtime/runtime.js";
import type { Mounts } from "../../transport/http/server/mounts.js";
import type { Faults } from "../faults/faults.js";
import type { Vendor } from "../port.js";
import { createControlRoutes, type ServedFacade } from "./control.js";
import { createPlaces } from "./places.js";
import { createVendorRoute } from "./vendorRoute.js";

interface FacadeOptions {
  readonly vendors: readonly Vendor[];
  readonly faults: Faults;
  /** Whether only facades are served. A single facade is then at the root. */
  readonly isAlone: boolean;
  readonly bodyLimitBytes: number;
  /** The vendors whose requests may have faults. */
  readonly vendorNames: readonly string[];
  readonly isOneOfSeveral: boolean;
}

/**
 * The vendors, with the routes that they have only while they are served. Resolves when their jobs and their background
 * work have started.
 */
export const openVendors = async (runtime: Runtime, vendors: readonly Vendor[]): Promise<readonly Vendor[]> => {
  const { product, store, clock, timers, log } = runtime;
  const sender = `${product.name}/${product.version}`;
  const parts = { store, timers, sender, now: clock.now, warn: log.warn };
  const opened = vendors.map((vendor) => ({ vendor, ...vendor.whenServed?.(parts) }));
  await runtime.addJobs(opened.flatMap(({ jobs = [] }) => jobs));
  for (const { start } of opened) if (start !== undefined) runtime.stopWith(start());
  return opened.map(({ vendor, routes = [] }) => ({ ...vendor, routes: [...vendor.routes, ...routes] }));
};

export const openFacades = (runtime: Runtime, options: FacadeOptions): Mounts => {
  const { vendors, isAlone, faults, bodyLimitBytes } = options;
  const isAtRoot = isAlone && vendors.length === 1;
  const facades: readonly ServedFacade[] = vendors.map((vendor) => ({
    vendor,
    prefix: isAtRoot ? "" : `/${vendor.name}`,
  }));
  const placeOf = createPlaces(runtime);
  return {
    isAlone,
    routes: createControlRoutes({ ...options, facades, runtime }),
    prefixes: Object.fromEntries(
      facades.map(({ vendor, prefix }) => [
        prefix,
        {
          methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
          serve: createVendorRoute(vendor, prefix, { placeOf, faults, runtime, bodyLimitBytes }),
        },
      ]),
    ),
    places: facades.map(({ vendor, prefix }) => ({
      name: vendor.name,
      title: `Facade of ${vendor.title}`,
      path: `${prefix}/`,
    })),
  };
};
