/** One event on its way to one subscriber: a dossier that is due until it has arrived or was given up. Pure. */
import type { DossierCollection, DossierWrite, TypedDossier } from "../../store/index.js";
import type { OutboundEvent } from "../port.js";
import { type Outcome, outcomeText, type Verdict } from "./schedule.js";

export interface Delivery {
  readonly subscription: string;
  /** The id of the event: the same over all attempts and redeliveries. */
  readonly event: string;
  readonly type: string;
  readonly group: string;
  /** The exact body of each attempt. */
  readonly body: string;
  readonly status: "pending" | "delivered" | "dead_letter";
  readonly attempts: number;
  /** Failed attempts since it was created or last redelivered, as the schedule counts them. */
  readonly failures: number;
  /** Instants are in real time. */
  readonly createdAtMs: number;
  readonly last?: { readonly outcome: string; readonly atMs: number; readonly durationMs: number };
}

export const isDelivery = (value: unknown): value is Delivery => {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const have = (type: string, names: readonly string[]): boolean =>
    names.every((name) => typeof fields.get(name) === type);
  return (
    have("string", ["subscription", "event", "type", "group", "body", "status"]) &&
    have("number", ["attempts", "failures", "createdAtMs"])
  );
};

/** The lists of deliveries. */
export const ofSubscription = (subscription: string): string => `of=${subscription}`;
export const withStatus = (status: Delivery["status"], subscription?: string): string =>
  `${subscription === undefined ? "" : `${ofSubscription(subscription)} `}status=${status}`;
/** The list of those that wait for their subscription to be resumed. */
export const heldBack = (subscription: string): string => `${ofSubscription(subscription)} held`;

const listsOf = ({ subscription, status }: Delivery): readonly string[] => [
  ofSubscription(subscription),
  withStatus(status),
  withStatus(status, subscription),
];

/** A group of deliveries keeps the order of the events of one group, for each subscriber. */
const groupOf = ({ subscription, group }: Delivery): string => `${subscription} ${group}`;

export const bodyOf = ({ type, atMs, data }: OutboundEvent): string =>
  JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data });

/** An event with the body to send. */
export type Letterhead = Pick<OutboundEvent, "id" | "type" | "group"> & { readonly body: string };

/**
 * The write that queues an event for a subscriber. `nowMs` is real time. A conflict on it means that this event is on
 * its way to this subscriber already, or has been.
 */
export const enqueueDelivery = (
  deliveries: DossierCollection<Delivery>,
  queue: string,
  subscription: string,
  { id: event, type, group, body }: Letterhead,
  nowMs: number,
): DossierWrite => {
  const delivery: Delivery = {
    ...{ subscription, event, type, group, body },
    ...{ status: "pending", attempts: 0, failures: 0, createdAtMs: nowMs },
  };
  return deliveries.write(`${subscription}.${event}`, "new", delivery, {
    lists: listsOf(delivery),
    due: { queue, atMs: nowMs, group: groupOf(delivery) },
  });
};

/** A delivery that was read or claimed, and where it is written. */
export interface Turn {
  readonly deliveries: DossierCollection<Delivery>;
  readonly queue: string;
  readonly dossier: TypedDossier<Delivery>;
}

/** The write of a delivery that waits until `atMs`, and keeps its place before the later events of its group. */
const waiting = ({ deliveries, queue, dossier }: Turn, document: Delivery, atMs: number): DossierWrite =>
  deliveries.write(dossier.id, dossier.version, document, {
    lists: listsOf(document),
    due: { queue, atMs, ...(dossier.due?.group !== undefined && { group: dossier.due.group }) },
  });

/** The longest that a held delivery waits without being released, in case it missed that its subscription was resumed. */
const holdMs = 3_600_000;

/** The write of a delivery that waits for its subscription to be resumed. */
export const held = (turn: Turn, document: Delivery, nowMs: number): DossierWrite => ({
  ...waiting(turn, document, nowMs + holdMs),
  lists: [...listsOf(document), heldBack(document.subscription)],
});

/** The write that postpones a delivery without an attempt. */
export const putOff = (turn: Turn, atMs: number): DossierWrite => waiting(turn, turn.dossier.document, atMs);

export interface Attempt {
  readonly outcome: Outcome;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

export const afterAttempt = (
  delivery: Delivery,
  { outcome, startedAtMs, endedAtMs }: Attempt,
  isFailure: boolean,
): Delivery => ({
  ...delivery,
  status: "pending",
  attempts: delivery.attempts + 1,
  failures: delivery.failures + (isFailure ? 1 : 0),
  last: { outcome: outcomeText(outcome), atMs: startedAtMs, durationMs: endedAtMs - startedAtMs },
});

/** The write that ends the turn, by the verdict. */
export const concluded = (turn: Turn, document: Delivery, verdict: Verdict, nowMs: number): DossierWrite => {
  if (verdict.kind === "gone") return held(turn, document, nowMs);
  if (verdict.kind === "again") return waiting(turn, document, verdict.atMs);
  const ended: Delivery = { ...document, status: verdict.kind === "delivered" ? "delivered" : "dead_letter" };
  return turn.deliveries.write(turn.dossier.id, turn.dossier.version, ended, { lists: listsOf(ended) });
};

/** The delivery, pending again from the start of the schedule. */
const afresh = (delivery: Delivery): Delivery => ({ ...delivery, status: "pending", failures: 0 });

/** The document and the lists of a delivery that is put back into its queue. */
export const revived = (delivery: Delivery) => {
  const document = afresh(delivery);
  return { document: JSON.stringify(document), lists: listsOf(document) };
};

/**
 * The write that redelivers, from the start of the schedule: at once and without its group, whose later events have
 * overtaken it already.
 */
export const sentAgain = ({ deliveries, queue, dossier }: Turn, nowMs: number): DossierWrite => {
  const document = afresh(dossier.document);
  return deliveries.write(dossier.id, dossier.version, document, {
    lists: listsOf(document),
    due: { queue, atMs: nowMs },
  });
};

/** The write that releases a held delivery. It keeps its place in its group. */
export const released = (turn: Turn, nowMs: number): DossierWrite => waiting(turn, turn.dossier.document, nowMs);
