/** The pack Coastline Travel: its generated contract with the hand-written handlers, texts and resources. */
import { type coastline, contract } from "../../../generated/coastline/contract.js";
import { handlers, texts } from "../../../generated/coastline/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/coastline/settings.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Pack } from "../../runtime/pack.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";
import { createUpstreams } from "./upstreams.js";
import { openWires } from "./wires.js";

export type { Services } from "./services.js";

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. The pack caches exchange rates and stores no bookings. `loadFaults`
 * loads the faults to inject into requests to the facades in mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof coastline, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  schemaReason,
  logFields: upstreamLogFields,
  frozenData: { timeZones: timeZoneRelease },
  open: async (host, store) => {
    const { amadeusApiUrl, frankfurterApiUrl } = settings;
    const decision = resolveMode(settingsTable, settings);
    const wires = await openWires(decision.mode, settings, await loadFaults());
    return {
      servicesIn: createServices(store, createUpstreams(wires, host), host),
      banner: [modeBanner(decision, { amadeus: amadeusApiUrl ?? "", frankfurter: frankfurterApiUrl })],
      stop: wires.close,
    };
  },
});
