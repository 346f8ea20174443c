/** Compares what callers were told with what can be retrieved now. It knows no store and no process. */
import assert from "node:assert/strict";
import type { Booking, BookingDetail } from "../../../generated/gds/types.js";
import { bookingOf } from "../../../src/packs/gds/bookingView.js";
import type { Acknowledged } from "./ledger.js";

/** What a later booking must still have: everything that was sold, in order, under its confirmation. */
const soldParts = ({ pnr, createdAt, flightSegments, hotelReservations, carReservations }: Booking) => ({
  pnr,
  createdAt,
  flights: flightSegments.map(({ segmentRef, flightNumber, departureLocal }) => [
    segmentRef,
    flightNumber,
    departureLocal,
  ]),
  stays: hotelReservations.map(({ confirmationNumber, checkInDate }) => [confirmationNumber, checkInDate]),
  rentals: carReservations.map(({ confirmationNumber, pickupDate }) => [confirmationNumber, pickupDate]),
});

const asBefore = (booking: Booking, earlier: Booking): Booking => ({
  ...booking,
  hotelReservations: booking.hotelReservations.slice(0, earlier.hotelReservations.length),
  carReservations: booking.carReservations.slice(0, earlier.carReservations.length),
});

/** Why the stored booking is not what was acknowledged; undefined if it is, or if only unanswered changes came on top. */
const objectionTo = (
  stored: BookingDetail | undefined,
  { booking, uncertainChanges }: Acknowledged,
): string | undefined => {
  if (stored === undefined) return "it is gone";
  const now = bookingOf(stored);
  const later = now.version - booking.version;
  if (later < 0) return `version ${booking.version} was acknowledged, ${now.version} is kept`;
  if (later > uncertainChanges) return `${later} changes came on top, ${uncertainChanges} were asked for`;
  try {
    if (later === 0) assert.deepEqual(now, booking);
    else assert.deepEqual(soldParts(asBefore(now, booking)), soldParts(booking));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (booking.status === "cancelled" && now.status !== "cancelled") return "its cancellation is gone";
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
    if (objection !== undefined) lost.push(`${entry.booking.pnr}: ${objection}`);
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
