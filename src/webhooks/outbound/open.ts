/**
 * Opens the webhooks that a pack sends: listens to its events, creates deliveries from them, and has the job that sends
 * these.
 */
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

/** The part of the store that outbound webhooks use. */
export type OutboundStore = FanOutOptions["store"] &
  FanOutsOptions["store"] &
  Pick<DossierStore, "readDossier" | "listDossiers">;

export interface OutboundOptions {
  readonly store: OutboundStore;
  readonly outboundOf: OutboundOf;
  /** The key from which the secrets of all subscriptions are derived. */
  readonly key: string;
  readonly targets: Targets;
  /** The delays between attempts, such as `5s,5m,30m`. */
  readonly delays: string;
  /** The header `user-agent` of deliveries. */
  readonly sender: string;
  /** Whether this process creates deliveries in the background. */
  readonly works: boolean;
  readonly clock: { readonly now: () => number };
  readonly timers: Timers;
  readonly warn: (message: string) => void;
  /** Over sockets if absent. */
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
