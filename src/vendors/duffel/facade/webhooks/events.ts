/**
 * The events of orders. They contain only ids and amounts, and no personal data. Any PNR with flights has them, whoever
 * sold it.
 */
import type { BookingStore, OutboxEvent, WorldRef } from "../../../../store/index.js";
import { type BookingRecord, recordsIn } from "../../../../travel/reservations/index.js";
import { eventDigest } from "../../../../webhooks/outbound/eventDigest.js";
import type { OutboundEvent } from "../../../../webhooks/port.js";
import { amountOf } from "../amounts.js";
import { quoteIdIn } from "../orders/cancellationForm.js";
import { factsIn } from "../orders/facts.js";
import { orderId, paymentId } from "../orders/orderIds.js";

/** Events that occur here. */
const toldTypes = ["order.created", "air.payment.succeeded", "order_cancellation.confirmed", "ping.triggered"] as const;

/** Further events of Duffel to which one can subscribe. They never occur here. */
const untoldTypes = [
  "order.creation_failed",
  "order.airline_initiated_change_detected",
  "order_cancellation.created",
  "air.order.changed",
  "air.payment.pending",
  "air.payment.failed",
  "air.payment.cancelled",
  "payment.created",
] as const;

export const duffelEventTypes = [...toldTypes, ...untoldTypes] as const;

type ToldType = (typeof toldTypes)[number];

const digestLength = 16;

/**
 * The type of an event. A later version of a PNR that is not cancelled may be a payment; `createBodies` checks that.
 */
const typeOf = (version: number, status: "confirmed" | "cancelled"): ToldType => {
  if (status === "cancelled") return "order_cancellation.confirmed";
  return version === 1 ? "order.created" : "air.payment.succeeded";
};

export const duffelEventOf = (event: OutboxEvent): OutboundEvent | undefined => {
  if (event.kind !== "booking") return undefined;
  const { id, locator, version, status, atMs } = event;
  const type = typeOf(version, status);
  return { id: `wev_${id}${eventDigest(event, digestLength)}`, type, atMs, group: locator, data: { version } };
};

interface Told {
  readonly id: string;
  readonly type: string;
  readonly atMs: number;
}

/** The body that Duffel sends. `key` is the idempotency key: the same for repetitions of one event. */
export const eventBody = ({ id, type, atMs }: Told, object: object, key: string): string =>
  JSON.stringify({
    id,
    api_version: "v2",
    type,
    data: { object },
    live_mode: false,
    idempotency_key: key,
    created_at: new Date(atMs).toISOString(),
    identity_organisation_id: "org_mock",
  });

const cancellationObject = (record: BookingRecord) => ({
  id: quoteIdIn(record),
  order_id: orderId(record.pnr),
  booking_reference: record.pnr,
  refund_amount: amountOf(record.refund?.refundCents ?? 0),
  refund_currency: record.price.currency,
  refund_to: record.ticketing.status === "unticketed" ? "awaiting_payment" : "balance",
  confirmed_at: record.cancelledAt,
  live_mode: false,
});

const paymentObject = ({ pnr, price }: BookingRecord) => ({
  id: paymentId(pnr),
  order_id: orderId(pnr),
  status: "succeeded",
  type: "balance",
  amount: amountOf(price.flightCents),
  currency: price.currency,
  live_mode: false,
});

/**
 * Creates a function that returns the body of an event, from its booking; undefined if the booking is no order, or the
 * change is no event.
 */
export const createBodies = (store: BookingStore<unknown> & Parameters<typeof factsIn>[0]) => {
  const bookings = recordsIn(store);
  const facts = factsIn(store);

  const objectOf = async (
    type: string,
    version: unknown,
    record: BookingRecord,
    world: WorldRef,
  ): Promise<object | undefined> => {
    const { pnr } = record;
    if (type === "order_cancellation.confirmed") return cancellationObject(record);
    if (type === "air.payment.succeeded") {
      const isPayment = record.history.some((entry) => entry.action === "ticketed" && entry.version === version);
      return isPayment ? paymentObject(record) : undefined;
    }
    const known = await facts.read(world, pnr);
    const id = orderId(pnr);
    return { id, order_id: id, offer_id: known?.document.offerId ?? null, booking_reference: pnr, live_mode: false };
  };

  return async (event: OutboundEvent, world: WorldRef): Promise<string | undefined> => {
    const record = (await bookings.readBooking(world, event.group))?.document;
    if (record === undefined || record.flightSegments.length === 0) return undefined;
    const object = await objectOf(event.type, event.data["version"], record, world);
    return object && eventBody(event, object, `${orderId(record.pnr)}_${String(event.data["version"])}`);
  };
};
