/** The pack `mail`: the gmail-mcp-server document, served over Gmail's API or our facade of it. */
import { contract, type mail } from "../../../generated/mail/contract.js";
import { handlers, texts } from "../../../generated/mail/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/mail/settings.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Pack } from "../../runtime/pack.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { connectGmail } from "../gmailConnection.js";
import { announceChanges } from "./announcements.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { createServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/** The same for all three tools of the contract. */
const { execution } = contract.tools.send_email;

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. The pack stores no bookings. `loadFaults` loads the faults to inject
 * into requests to the facade in mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof mail, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  logFields: upstreamLogFields,
  frozenData: { timeZones: timeZoneRelease },
  open: async (host, store) => {
    if (execution?.upstream === undefined) throw new Error("the contract of mail states no attempts");
    const { timeoutMs: tokenTimeoutMs, upstream: policy } = execution;
    const { timers, log } = host;
    const decision = resolveMode(settingsTable, settings);
    const parts = { timers, log, store, policy, tokenTimeoutMs };
    const connection = await connectGmail(decision.mode, settings, parts, loadFaults);
    const stopAnnouncing = decision.mode === "mock" ? announceChanges(store, host) : undefined;
    return {
      servicesIn: createServices(connection, store, host, settings.mailFrom),
      banner: [modeBanner(decision, { gmail: settings.gmailApiUrl })],
      stop: () => {
        stopAnnouncing?.();
        connection.close();
      },
    };
  },
});
