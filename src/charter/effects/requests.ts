/** Events about requests for quotes, and about their bookings: who was asked, for what, and with which status. */

import type { Rfp, RfpStatus } from "../documents.js";
import type { BookingChanged, CharterEvent, RfqCancelled, RfqReceived, RfqUpdated } from "../events.js";
import { instantMs } from "../instants.js";
import { type CharterRecord, rfpTopic } from "../record.js";
import { owedEmail } from "./emails.js";
import { changes, type Effect, instantOf, isOvertaken, notYet, type Outcome } from "./outcome.js";
import { operatorOf, segmentsOf } from "./readings.js";

const unknownRfp = (id: string): Outcome => notYet(`RFP ${id} is not known`);

/** Records a request that was made elsewhere: in the marketplace for a trip, or by a buyer who asks us. */
export const rfqReceived: Effect<RfqReceived> = async (event, record, nowMs) => {
  const { rfp_id: id, trip_id } = event;
  const kept = await record.collections.rfps.read(record.world, id);
  if (kept !== undefined) return changes({ rfp: id });
  const trip = trip_id === undefined ? undefined : await record.collections.trips.read(record.world, trip_id);
  const rfp: Rfp = {
    id,
    tripId: trip_id ?? null,
    status: "created",
    segments: segmentsOf(event.segments),
    specialRequirements: event.special_requirements ?? null,
    operators: event.operators.map(operatorOf),
    responses: [],
    createdAtMs: instantOf(event),
    deadlineMs: instantMs(event.deadline),
    scopeId: trip?.document.scopeId ?? null,
    changedAtMs: instantOf(event),
  };
  return changes(
    { rfp: id, ...(trip_id !== undefined && { trip: trip_id }) },
    record.writeRfp(rfp, "new"),
    // Written unchanged: whoever watches the trip is notified of its new request.
    trip && record.writeTrip(trip.document, trip.version),
    owedEmail(event, record, [rfpTopic(id)], nowMs),
  );
};

/** Changes a request that is known, unless the record holds a later state. */
const onRfp = async (
  event: CharterEvent & { readonly rfp_id: string },
  record: CharterRecord,
  change: (rfp: Rfp) => Partial<Rfp>,
): Promise<Outcome> => {
  const id = event.rfp_id;
  const kept = await record.collections.rfps.read(record.world, id);
  if (kept === undefined) return unknownRfp(id);
  const { document, version } = kept;
  if (isOvertaken(event, document)) return changes({ rfp: id });
  return changes(
    { rfp: id },
    record.writeRfp({ ...document, ...change(document), changedAtMs: instantOf(event) }, version),
  );
};

export const rfqUpdated: Effect<RfqUpdated> = (event, record) =>
  onRfp(event, record, ({ segments, deadlineMs, specialRequirements }) => ({
    segments: event.segments === undefined ? segments : segmentsOf(event.segments),
    deadlineMs: event.deadline === undefined ? deadlineMs : instantMs(event.deadline),
    specialRequirements: event.special_requirements ?? specialRequirements,
  }));

export const rfqCancelled: Effect<RfqCancelled> = (event, record) =>
  onRfp(event, record, () => ({ status: "cancelled" }));

/** A booking that is only changed leaves its request booked. */
const statusAfter: Readonly<Record<BookingChanged["event_type"], RfpStatus>> = {
  booking_confirmed: "booked",
  booking_updated: "booked",
  booking_cancelled: "cancelled",
};

export const bookingChanged: Effect<BookingChanged> = async (event, record, nowMs) => {
  const outcome = await onRfp(event, record, () => ({ status: statusAfter[event.event_type] }));
  if (outcome.kind === "notYet") return outcome;
  const { rfp_id, quote_id } = event;
  const entityIds = { ...outcome.entityIds, ...(quote_id !== undefined && { quote: quote_id }) };
  return changes(entityIds, ...outcome.writes, owedEmail(event, record, [rfpTopic(rfp_id)], nowMs));
};
