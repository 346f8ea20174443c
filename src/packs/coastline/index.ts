/** The pack Coastline Travel: its generated contract with the hand-written handlers, texts and resources. */
import { type coastline, contract } from "../../../generated/coastline/contract.js";
import { handlers, texts } from "../../../generated/coastline/registry.js";
import type { Settings } from "../../../generated/coastline/settings.js";
import type { Pack } from "../../runtime/pack.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";
import { createUpstreams } from "./upstreams.js";

export type { Services } from "./services.js";

/** Makes the pack; nothing is started before the runtime calls `open`. It keeps rates, and no bookings. */
export const createPack = (settings: Settings): Pack<typeof coastline, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  schemaReason,
  logFields: upstreamLogFields,
  frozenData: { timeZones: timeZoneRelease },
  open: async (host, store) => {
    const upstreams = await createUpstreams(settings, host);
    return { servicesIn: createServices(store, upstreams, host), banner: [], stop: upstreams.close };
  },
});
