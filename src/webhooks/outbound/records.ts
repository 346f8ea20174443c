/** The collections of outbound webhooks in a store, and their names. Several senders on one store have a prefix each. */
import { type DossierCollection, type DossierStore, dossierCollection } from "../../store/index.js";
import { type Delivery, isDelivery } from "./delivery.js";
import { type Cursor, isCursor, isSubscription, type Subscription } from "./subscription.js";

/** The names of the queue of deliveries and of the collections. */
export interface OutboundNames {
  readonly queue: string;
  /** Also the topic by which every process is notified when a subscription is written. */
  readonly subscriptions: string;
  readonly cursors: string;
  readonly deliveries: string;
}

export interface OutboundRecords {
  readonly names: OutboundNames;
  readonly subscriptions: DossierCollection<Subscription>;
  readonly cursors: DossierCollection<Cursor>;
  readonly deliveries: DossierCollection<Delivery>;
}

/** `prefix`: `webhooks` for those that a server's own pack sends. */
export const outboundNames = (prefix = "webhooks"): OutboundNames => ({
  queue: `${prefix}.out`,
  subscriptions: `${prefix}.subscriptions`,
  cursors: `${prefix}.cursors`,
  deliveries: `${prefix}.deliveries`,
});

export const outboundRecords = (
  store: Pick<DossierStore, "readDossier" | "listDossiers">,
  names = outboundNames(),
): OutboundRecords => ({
  names,
  subscriptions: dossierCollection(store, names.subscriptions, isSubscription),
  cursors: dossierCollection(store, names.cursors, isCursor),
  deliveries: dossierCollection(store, names.deliveries, isDelivery),
});
