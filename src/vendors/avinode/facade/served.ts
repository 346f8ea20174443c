/**
 * The facade as it is served over a socket: with routes for webhook settings, and with events sent to the addresses in
 * them.
 */
import type { Vendor } from "../../../facade/port.js";
import { refusing } from "./answers.js";
import { deliveryJobs } from "./deliveries.js";
import { avinodeFacade } from "./index.js";
import { settingsRoutes } from "./subscriptions.js";

export const servedVendor: Vendor = {
  ...avinodeFacade("avinode.calls"),
  whenServed: (parts) => ({
    routes: settingsRoutes(parts.now).map((route) => ({ ...route, answer: refusing(route.answer) })),
    jobs: deliveryJobs(parts),
  }),
};
