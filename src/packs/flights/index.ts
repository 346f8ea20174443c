/** The pack `flights`: the flights-mcp document, served over Duffel's API or our facade of it. */
import { contract, type flights } from "../../../generated/flights/contract.js";
import { handlers, texts } from "../../../generated/flights/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/flights/settings.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { LatencyRange } from "../../runtime/calls/latency.js";
import type { Pack } from "../../runtime/pack.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { clientLogFields } from "./client.js";
import { connect } from "./connection.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/** Latencies from the document's figures for Duffel. Discarding a cached answer is as fast as a read. */
const latencies: Readonly<Record<keyof typeof flights, LatencyRange>> = {
  searchFlights: { leastMs: 400, mostMs: 800 },
  discardSearch: { leastMs: 100, mostMs: 400 },
};

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. The pack stores no bookings. `loadFaults` loads the faults to inject
 * into requests to the facade in mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof flights, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  logFields: [...clientLogFields, ...upstreamLogFields],
  frozenData: { timeZones: timeZoneRelease },
  schemaReason,
  open: async (host, store) => {
    const decision = resolveMode(settingsTable, settings);
    const connection = await connect(decision.mode, settings, host, store, loadFaults);
    return {
      servicesIn: createServices(connection, store, host),
      banner: [modeBanner(decision, { duffel: settings.duffelApiUrl })],
      stop: connection.close,
    };
  },
});
