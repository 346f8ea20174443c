/** The facade as it is served over a socket: with webhooks, and with the job that ends holds. */
import type { Vendor } from "../../../facade/port.js";
import { ofVersion2, vendor } from "./index.js";
import { holdJob } from "./orders/holds.js";
import { deliveries, startEvents } from "./webhooks/deliveries.js";
import { webhookRoutes } from "./webhooks/routes.js";

export const servedVendor: Vendor = {
  ...vendor,
  whenServed: (parts) => ({
    routes: webhookRoutes(parts).map(ofVersion2),
    jobs: [holdJob(parts.store), deliveries(parts)],
    start: () => startEvents(parts),
  }),
};
