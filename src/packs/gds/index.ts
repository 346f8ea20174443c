/** The Mock GDS pack: its generated contract with the hand-written handlers, texts, resources and prompts. */
import { contract, type gds } from "../../../generated/gds/contract.js";
import { handlers, texts } from "../../../generated/gds/registry.js";
import type { Settings } from "../../../generated/gds/settings.js";
import type { Pack } from "../../runtime/pack.js";
import { recordsIn } from "../../travel/reservations/index.js";
import { timeZoneRelease } from "../../travel/world/index.js";
import { announceBookings } from "./announcements.js";
import { answerKeys } from "./answerKeys.js";
import { bannerOf } from "./banner.js";
import { completers } from "./completers.js";
import { insteadOf } from "./insteadOf.js";
import { createLineCheck } from "./keptBookings.js";
import { latencies } from "./latencies.js";
import { prompts } from "./prompts/index.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { createServices, type Services } from "./services.js";
import { openWebhooks, sentWebhooks } from "./webhooks.js";

export type { Services } from "./services.js";

/** The tools whose answer depends on the caller. */
const sessionTools: readonly (keyof typeof gds)[] = [
  "bookFlight",
  "bookHotel",
  "bookCar",
  "retrieveBooking",
  "cancelBooking",
  "listBookings",
];

/** Creates the pack. Nothing starts before the runtime calls `open`. */
export const createPack = (settings: Settings): Pack<typeof gds, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  prompts,
  completers,
  answerKeys,
  latencies,
  frozenData: { timeZones: timeZoneRelease },
  schemaReason,
  sharesAnonymousSession: settings.isolation === "world",
  sessionTools,
  insteadOf,
  createLineCheck,
  sentWebhooks: sentWebhooks(settings),
  loadDueQueues: async () => [(await import("../../webhooks/outbound/dueQueue.js")).deliveryQueue()],
  keepsBookings: true,
  open: async (host, store) => {
    const outbound = await openWebhooks(store, settings, host);
    const stopAnnouncing = announceBookings(store, settings.isolation, host);
    return {
      servicesIn: createServices({ ...store, ...recordsIn(store) }, settings, host),
      banner: bannerOf(settings, outbound !== undefined),
      ...(outbound !== undefined && { jobs: outbound.jobs }),
      stop: async () => {
        stopAnnouncing();
        await outbound?.stop();
      },
    };
  },
});
