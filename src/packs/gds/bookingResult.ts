/** What the three booking tools return, from what the reservations did. */
import type { BookFlightOutput } from "../../../generated/gds/types.js";
import type { Booked } from "../../travel/reservations/types.js";
import { bookingOf } from "./bookingView.js";
import { sessionNamesFor } from "./sessionNames.js";

/** The answer of bookFlight, bookHotel and bookCar, which have one form, as the caller's session may see it. */
export const bookingResultOf = (
  { record, created, idempotentReplay }: Booked,
  viewer: string | undefined,
): BookFlightOutput => ({
  pnr: record.pnr,
  status: record.status,
  created,
  idempotentReplay,
  sessionId: sessionNamesFor(viewer)(record.sessionId),
  booking: bookingOf(record),
});
