/** The pack `crm`: the google-sheets-mcp-server document, served over Google Sheets or our facade of it. */
import { contract, type crm } from "../../../generated/crm/contract.js";
import { handlers, texts } from "../../../generated/crm/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/crm/settings.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Pack } from "../../runtime/pack.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { connect } from "./connection.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { createServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. The pack stores no bookings. `loadFaults` loads the faults to inject
 * into requests to the facade in mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof crm, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  logFields: upstreamLogFields,
  open: async (host, store) => {
    const decision = resolveMode(settingsTable, settings);
    const connection = await connect(decision.mode, settings, host, store, loadFaults);
    return {
      servicesIn: createServices(connection, store, host),
      banner: [modeBanner(decision, { sheets: settings.sheetsApiUrl })],
      stop: connection.close,
    };
  },
});
