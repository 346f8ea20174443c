/** Compares what callers were told with what can be retrieved now. It knows no store and no process. */
import assert from "node:assert/strict";
import type { BookingDetail } from "../../../generated/gds/types.js";
import type { Acknowledged } from "./ledger.js";

/** What a booking must have of each part that was acknowledged, under its reference and confirmation. */
const soldParts = ({ flightSegments, hotelReservations, carReservations }: Parts) =>
  new Map<string, readonly unknown[]>([
    ...flightSegments.map(
      ({ segmentRef, flightNumber, departureLocal, bookingClass }): Part => [
        segmentRef,
        [flightNumber, departureLocal, bookingClass],
      ],
    ),
    ...hotelReservations.map(
      ({ segmentRef, confirmationNumber, name, checkInDate, checkOutDate }): Part => [
        segmentRef,
        [confirmationNumber, name, checkInDate, checkOutDate],
      ],
    ),
    ...carReservations.map(
      ({ segmentRef, confirmationNumber, sippCode, pickupDate, dropoffDate }): Part => [
        segmentRef,
        [confirmationNumber, sippCode, pickupDate, dropoffDate],
      ],
    ),
  ]);

type Part = [ref: string, sold: readonly unknown[]];
type Parts = Pick<BookingDetail | Acknowledged, "flightSegments"> & {
  readonly hotelReservations: readonly (BookingDetail | Acknowledged)["hotelReservations"][number][];
  readonly carReservations: readonly (BookingDetail | Acknowledged)["carReservations"][number][];
};

/** Why the stored booking is not what was acknowledged; undefined if it is, or if only unanswered changes came on top. */
const objectionTo = (stored: BookingDetail | undefined, acknowledged: Acknowledged): string | undefined => {
  if (stored === undefined) return "it is gone";
  const { version, status, totalCents, uncertainChanges } = acknowledged;
  const later = stored.version - version;
  if (later < 0) return `version ${version} was acknowledged, ${stored.version} is kept`;
  if (later > uncertainChanges) return `${later} changes came on top, ${uncertainChanges} were asked for`;
  const kept = soldParts(stored);
  const sold = soldParts(acknowledged);
  try {
    for (const [ref, part] of sold) assert.deepEqual(kept.get(ref), part, `its part ${ref}`);
    if (later === 0) assert.equal(stored.status, status);
    if (later === 0 && totalCents !== undefined) assert.equal(stored.price.totalCents, totalCents);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (status === "cancelled" && stored.status !== "cancelled") return "its cancellation is gone";
  return undefined;
};

const atOnce = 16;

/** Fails unless each acknowledged PNR can be retrieved with what was acknowledged. */
export const checkNothingLost = async (
  acknowledged: readonly Acknowledged[],
  retrieve: (entry: Acknowledged) => Promise<BookingDetail | undefined>,
): Promise<void> => {
  const lost: string[] = [];
  const check = async (entry: Acknowledged): Promise<void> => {
    const objection = objectionTo(await retrieve(entry), entry);
    if (objection !== undefined) lost.push(`${entry.pnr}: ${objection}`);
  };
  for (let done = 0; done < acknowledged.length; done += atOnce) {
    await Promise.all(acknowledged.slice(done, done + atOnce).map(check));
  }
  assert.equal(
    lost.length,
    0,
    `${lost.length} of ${acknowledged.length} acknowledged bookings are lost:\n${lost.slice(0, 5).join("\n")}`,
  );
};
