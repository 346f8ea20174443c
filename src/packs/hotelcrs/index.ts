/** The pack `hotelcrs`: the document's CapCorn server, served over CapCorn's API or our facade of it. */
import { contract, type hotelcrs } from "../../../generated/hotelcrs/contract.js";
import { handlers, texts } from "../../../generated/hotelcrs/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/hotelcrs/settings.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Pack } from "../../runtime/pack.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { connect } from "./connection.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. `loadFaults` loads the faults to inject into requests to the facade in
 * mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof hotelcrs, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  schemaReason,
  logFields: upstreamLogFields,
  frozenData: { timeZones: timeZoneRelease },
  open: async (host, store) => {
    const decision = resolveMode(settingsTable, settings);
    const connection = await connect(decision.mode, settings, host, loadFaults);
    return {
      servicesIn: createServices(connection, store, { showsPayload: settings.sourcePayload }),
      banner: [modeBanner(decision, { capcorn: settings.capcornApiUrl })],
      stop: connection.close,
    };
  },
});
