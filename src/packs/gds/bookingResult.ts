/** Builds the answer of the three booking tools. */
import type { BookFlightOutput } from "../../../generated/gds/types.js";
import type { Booked, BookingRecord } from "../../travel/reservations/types.js";
import { nextNote } from "../nextStep.js";
import { type BookedParts, bookingOf } from "./bookingView.js";
import { sessionNamesFor } from "./sessionNames.js";

const bookedNext = (pnr: string): string =>
  nextNote(`existingPnr ${pnr} adds a hotel or a car; retrieveBooking shows all of it and its refund.`);

/** The answer of bookFlight, bookHotel and bookCar, which share one form, as the viewer's session may see it. */
export const bookingResultOf = (
  { record, created, idempotentReplay }: Booked,
  viewer: string | undefined,
  partsOf: (record: BookingRecord) => BookedParts,
  nowMs: number,
): BookFlightOutput => ({
  pnr: record.pnr,
  status: record.status,
  created,
  idempotentReplay,
  sessionId: sessionNamesFor(viewer)(record.sessionId),
  booking: bookingOf(record, partsOf(record), created, nowMs),
  notes: [bookedNext(record.pnr)],
});
