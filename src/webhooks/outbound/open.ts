/** Opens the webhooks that a pack sends: hears of its events, makes deliveries of them, and does the work on these. */
import type { Job } from "../../jobs/port.js";
import type { DossierStore } from "../../store/index.js";
import type { Timers } from "../../timers.js";
import type { Targets } from "./addresses.js";
import { deliveryJob } from "./deliveryJob.js";
import { createFanOut, type FanOutOptions } from "./fanOut.js";
import { type FanOutsOptions, startFanOuts } from "./fanOuts.js";
import type { OutboundOf } from "./outboxStep.js";
import { outboundRecords } from "./records.js";
import { delaysOf } from "./schedule.js";
import { standardHeaders } from "./secrets.js";
import { createSend, type Send } from "./send.js";

/** What webhooks ask of a store. */
export type OutboundStore = FanOutOptions["store"] &
  FanOutsOptions["store"] &
  Pick<DossierStore, "readDossier" | "listDossiers">;

export interface OutboundOptions {
  readonly store: OutboundStore;
  readonly outboundOf: OutboundOf;
  /** From it come the secrets of all subscriptions. */
  readonly key: string;
  readonly targets: Targets;
  /** `5s,5m,30m`. */
  readonly delays: string;
  /** As the header `user-agent` has it. */
  readonly sender: string;
  /** Whether this process does any of it by itself. */
  readonly works: boolean;
  readonly clock: { readonly now: () => number };
  readonly timers: Timers;
  readonly warn: (message: string) => void;
  /** Sockets if absent. */
  readonly send?: Send;
}

export interface Outbound {
  readonly jobs: readonly Job[];
  readonly stop: () => Promise<void>;
}

export const openOutbound = (options: OutboundOptions): Outbound => {
  const { store, outboundOf, key, targets, delays, sender, works, clock, timers, warn } = options;
  const { send = createSend({ targets, sender, timers }) } = options;
  const records = outboundRecords(store);
  const { now } = clock;
  const job = deliveryJob({
    ...{ records, send, now, warn },
    headersOf: (subscription, delivery, nowMs) => standardHeaders(key, subscription, delivery, nowMs),
    delaysMs: delaysOf(delays),
  });
  if (!works) return { jobs: [job], stop: async () => undefined };
  const fanOut = createFanOut({ store, records, outboundOf, now, warn });
  const { subscriptions } = records.names;
  const stop = startFanOuts({ store, fanOut, outboundOf, subscriptionsName: subscriptions, timers, warn });
  return { jobs: [job], stop };
};
