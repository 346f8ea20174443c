/** The pack `charter`: the avinode-mcp-server document, served over Avinode's API or our facade of it. */
import { type charter, contract } from "../../../generated/charter/contract.js";
import { handlers, texts } from "../../../generated/charter/registry.js";
import { type Settings, settings as settingsTable } from "../../../generated/charter/settings.js";
import { webhooks } from "../../../generated/charter/webhooks.js";
import { modeBanner, resolveMode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Job } from "../../jobs/port.js";
import type { Host, Pack } from "../../runtime/pack.js";
import type { Store } from "../../store/index.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { upstreamLogFields } from "../../upstream/index.js";
import { announceChanges } from "./announcements.js";
import { connect } from "./connection.js";
import { emailJob } from "./emails/emailJob.js";
import { createMailer, type Mailer } from "./emails/mailer.js";
import { type CharterInbox, createCharterInbox } from "./inbox.js";
import { latencies } from "./latencies.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/**
 * The secrets that sign events. The setting holds one, or two separated by a comma during a rotation. If it is not set, mock mode derives a
 * secret from the seed of the default world.
 */
const secretsOf = async (
  { avinodeWebhookSecret }: Settings,
  isMock: boolean,
  { enterWorld }: Pick<Host, "enterWorld">,
): Promise<readonly string[]> => {
  if (avinodeWebhookSecret !== null)
    return avinodeWebhookSecret
      .split(",")
      .map((secret) => secret.trim())
      .filter((secret) => secret !== "");
  if (!isMock) return [];
  const { mockWebhookSecret } = await import("../../vendors/avinode/facade/index.js");
  return [mockWebhookSecret((await enterWorld(undefined)).world.seed)];
};

/** The banner about events. It shows a secret only if the mock generated it. */
const eventsBanner = ({ avinodeWebhookSecret }: Settings, [secret]: readonly string[]): string => {
  const { path, signature } = webhooks.inbound.avinode;
  return avinodeWebhookSecret !== null
    ? `events: POST ${path}, signed with AVINODE_WEBHOOK_SECRET`
    : `events: POST ${path}, ${signature.header} with the secret ${secret}`;
};

const noEvents =
  "events: none are taken, as AVINODE_WEBHOOK_SECRET is not set; quotes are asked for when they are read";

/** The pack's jobs: events and e-mails in both modes, the marketplace's answers in mock mode only. */
const jobsOf = async (
  inbox: CharterInbox,
  mailer: Mailer,
  isMock: boolean,
  store: Store<unknown>,
): Promise<readonly Job[]> => {
  const ownJobs = [inbox.job, emailJob(store, mailer)];
  if (!isMock) return ownJobs;
  const { marketplaceJob } = await import("../../vendors/avinode/facade/index.js");
  return [marketplaceJob({ store, emit: inbox.emit }), ...ownJobs];
};

/**
 * Creates the pack. Nothing starts before the runtime calls `open`. The pack stores no bookings. `loadFaults` loads the faults to inject
 * into requests to the facade in mock mode.
 */
export const createPack = (
  settings: Settings,
  loadFaults: () => Promise<Faults | undefined> = async () => undefined,
): Pack<typeof charter, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  latencies,
  logFields: upstreamLogFields,
  frozenData: { timeZones: timeZoneRelease },
  schemaReason,
  loadDueQueues: async () => (await import("./dueQueues.js")).dueQueues,
  open: async (host, store) => {
    const decision = resolveMode(settingsTable, settings);
    const isMock = decision.mode === "mock";
    const connection = await connect(decision.mode, settings, host, store, loadFaults);
    const secrets = await secretsOf(settings, isMock, host);
    const inbox = createCharterInbox({ store, host, secrets, allowedAddresses: settings.avinodeWebhookAllowedIps });
    const { timers, log } = host;
    const mailer = createMailer(decision.mode, settings, { timers, log, store, loadFaults });
    const hearsEvents = secrets.length > 0;
    const stopAnnouncing = announceChanges(store, host);
    return {
      servicesIn: createServices(connection, store, host, {
        hearsEvents,
        deliveries: inbox.counts,
        mailbox: mailer.mailbox,
      }),
      banner: [modeBanner(decision, { avinode: settings.avinodeApiUrl }), ...(hearsEvents ? [] : [noEvents])],
      inbound: [hearsEvents ? { ...inbox.endpoint, banner: eventsBanner(settings, secrets) } : inbox.endpoint],
      jobs: await jobsOf(inbox, mailer, isMock, store),
      stop: () => {
        stopAnnouncing();
        connection.close();
        mailer.close();
      },
    };
  },
});
