/** Sends the events of orders to subscribers: signed, retried, in the order of each order. */
import type { VendorParts } from "../../../../facade/port.js";
import type { Job } from "../../../../jobs/port.js";
import { deliveryJob } from "../../../../webhooks/outbound/deliveryJob.js";
import { createFanOut } from "../../../../webhooks/outbound/fanOut.js";
import { startFanOuts } from "../../../../webhooks/outbound/fanOuts.js";
import { createSend } from "../../../../webhooks/outbound/send.js";
import { duffelSignature } from "../../../../webhooks/signatures.js";
import { createBodies, duffelEventOf } from "./events.js";
import { duffelRecords } from "./routes.js";
import { webhookSecret } from "./secrets.js";

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000];

/** The delays between attempts: three days altogether. After the last one an event is given up. */
const delaysMs = [5 * secondMs, minuteMs, 10 * minuteMs, hourMs, 4 * hourMs, 12 * hourMs, 24 * hourMs, 30 * hourMs];

/** Link-local and metadata addresses are never called; others are. */
export const deliveries = ({ store, now, timers, sender, warn }: VendorParts): Job =>
  deliveryJob({
    ...{ records: duffelRecords(store), delaysMs, now, warn },
    send: createSend({ targets: "any", sender, timers }),
    headersOf: ({ id }, { body }, nowMs, { seed }) => ({
      "x-duffel-signature": duffelSignature(webhookSecret(seed, id), Math.floor(nowMs / secondMs), body),
    }),
  });

/** Listens to the changes of bookings and creates deliveries for them. Returns a function that stops it. */
export const startEvents = ({ store, now, timers, warn }: VendorParts): (() => Promise<void>) => {
  const records = duffelRecords(store);
  const outboundOf = duffelEventOf;
  const fanOut = createFanOut({ store, records, outboundOf, bodyOf: createBodies(store), now, warn });
  return startFanOuts({ store, fanOut, outboundOf, subscriptionsName: records.names.subscriptions, timers, warn });
};
