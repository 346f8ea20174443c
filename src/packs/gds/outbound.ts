/** The event that subscribers receive when a booking is made, changed or cancelled. It contains no personal data. */
import type { BookingNotice } from "../../../generated/gds/types.js";
import type { webhooks } from "../../../generated/gds/webhooks.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { BookingEvent, OutboxEvent } from "../../store/index.js";
import { eventDigest } from "../../webhooks/outbound/eventDigest.js";
import type { OutboundEvent } from "../../webhooks/port.js";

const typeOf = ({ version, status }: BookingEvent): keyof typeof webhooks.outbound => {
  if (status === "cancelled") return "booking.cancelled";
  return version === 1 ? "booking.created" : "booking.changed";
};

const digestLength = 8;

/** The outbound event for an event of the store; undefined if subscribers are not told about it. */
export const outboundOf = (event: OutboxEvent): OutboundEvent | undefined => {
  if (event.kind !== "booking") return undefined;
  const { id, world, epoch, locator, version, status, atMs } = event;
  const name = worldNameOf(world);
  const data: BookingNotice = {
    ...{ pnr: locator, version, status, world: name, epoch },
    resource: `gds://bookings/${locator}`,
  };
  return {
    id: `evt_${name}_${id}_${eventDigest(event, digestLength)}`,
    type: typeOf(event),
    atMs,
    group: locator,
    data,
  };
};
