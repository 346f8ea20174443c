/** Events about trips: what somebody plans in the marketplace. */
import type { Trip } from "../documents.js";
import type { TripCancelled, TripCreated, TripUpdated } from "../events.js";
import type { CharterRecord } from "../record.js";
import { changes, type Effect, instantOf, isOvertaken, notYet, type Outcome } from "./outcome.js";
import { segmentsOf } from "./readings.js";

/** Records a trip. Changes nothing for a known one, such as a trip that was created from here. */
export const tripCreated: Effect<TripCreated> = async (event, record) => {
  const id = event.trip_id;
  if ((await record.collections.trips.read(record.world, id)) !== undefined) return changes({ trip: id });
  const trip: Trip = {
    id,
    status: "created",
    deepLink: event.deep_link ?? null,
    segments: segmentsOf(event.segments),
    createdAtMs: instantOf(event),
    scopeId: null,
    changedAtMs: instantOf(event),
  };
  return changes({ trip: id }, record.writeTrip(trip, "new"));
};

const onTrip = async (
  event: TripUpdated | TripCancelled,
  record: CharterRecord,
  change: (trip: Trip) => Partial<Trip>,
): Promise<Outcome> => {
  const id = event.trip_id;
  const kept = await record.collections.trips.read(record.world, id);
  if (kept === undefined) return notYet(`trip ${id} is not known`);
  const { document, version } = kept;
  if (isOvertaken(event, document)) return changes({ trip: id });
  return changes(
    { trip: id },
    record.writeTrip({ ...document, ...change(document), changedAtMs: instantOf(event) }, version),
  );
};

export const tripUpdated: Effect<TripUpdated> = (event, record) =>
  onTrip(event, record, ({ segments, deepLink }) => ({
    segments: event.segments === undefined ? segments : segmentsOf(event.segments),
    deepLink: event.deep_link ?? deepLink,
  }));

export const tripCancelled: Effect<TripCancelled> = (event, record) =>
  onTrip(event, record, () => ({ status: "cancelled" }));
