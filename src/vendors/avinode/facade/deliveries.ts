/**
 * Sends the marketplace's events over sockets to the subscribers in the settings: signed, retried, in the order of each
 * request.
 */
import type { VendorParts } from "../../../facade/port.js";
import type { Job } from "../../../jobs/port.js";
import { enqueueDelivery } from "../../../webhooks/outbound/delivery.js";
import { deliveryJob } from "../../../webhooks/outbound/deliveryJob.js";
import { createPruning } from "../../../webhooks/outbound/prune.js";
import { createSend } from "../../../webhooks/outbound/send.js";
import { wants } from "../../../webhooks/outbound/subscription.js";
import { avinodeSignature } from "../../../webhooks/signatures.js";
import type { AvinodeEvent } from "../events.js";
import { eventText, signatureHeader } from "./emit.js";
import { mockWebhookSecret } from "./keys.js";
import { type Emit, marketplaceJob } from "./marketplace.js";
import { avinodeRecords, mostTargets } from "./subscriptions.js";

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000];

/** The delays between attempts. After the last one an event is given up. */
const delaysMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs, 10 * hourMs];

const groupOf = (event: AvinodeEvent): string => ("rfp_id" in event ? event.rfp_id : event.trip_id);

const encoder = new TextEncoder();

/** The jobs that run while the facade is served. Link-local and metadata addresses are never called; others are. */
export const deliveryJobs = ({ store, now, timers, sender, warn }: VendorParts): readonly Job[] => {
  const records = avinodeRecords(store);
  const { subscriptions, deliveries, names } = records;
  const pruning = createPruning(store, records, now);
  const emit: Emit = async (event, world) => {
    const { dossiers } = await subscriptions.list({ world, order: "oldest", limit: mostTargets });
    const wanted = dossiers.filter(({ document }) => wants(document, event.event_type));
    const letter = {
      ...{ id: event.event_id, type: event.event_type, group: groupOf(event) },
      body: eventText(event),
    };
    for (const { id } of wanted) await pruning.after(world, id, 1);
    return wanted.map(({ id }) => enqueueDelivery(deliveries, names.queue, id, letter, now()));
  };
  return [
    marketplaceJob({ store, emit, queue: "avinode.calls" }),
    deliveryJob({
      ...{ records, delaysMs, now, warn },
      send: createSend({ targets: "any", sender, timers }),
      headersOf: (_subscription, { body }, _nowMs, { seed }) => ({
        [signatureHeader]: avinodeSignature(mockWebhookSecret(seed), encoder.encode(body)),
      }),
    }),
  ];
};
