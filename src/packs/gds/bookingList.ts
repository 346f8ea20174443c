/** The bookings of one session, as listBookings and `gds://session/bookings` show them. It never includes another session's. */
import type { BookingList } from "../../../generated/gds/types.js";
import type { Reservations } from "../../travel/reservations/types.js";
import { bookingSummaryOf } from "./bookingView.js";

const noSessionNote =
  'No session was named, so there is nothing to list. The first booking opens one: pass the sessionId of its result as the argument "session" here and in later calls.';

const moreNote = (shown: number, total: number): string =>
  `These are the newest ${shown} of ${total}. Call retrieveBooking for an older one by its PNR.`;

const nothingNote: Readonly<Record<BookingList["status"], string>> = {
  all: "This session has no bookings. Search first, then book with an id of the answer.",
  confirmed: 'This session has no confirmed bookings. Status "all" lists cancelled ones too.',
  cancelled: 'This session has no cancelled bookings. Status "all" lists confirmed ones too.',
};

/** The bookings of a session by status, newest first. A caller without a session gets an empty list and a note on how to get a session. */
export const bookingListOf = async (
  sessionId: string | undefined,
  status: BookingList["status"],
  reservations: Pick<Reservations, "list">,
): Promise<BookingList> => {
  if (sessionId === undefined)
    return { sessionId: null, status, count: 0, total: 0, bookings: [], notes: [noSessionNote] };
  const { records, total } = await reservations.list(sessionId, status);
  const count = records.length;
  const notes = total > count ? [moreNote(count, total)] : count === 0 ? [nothingNote[status]] : [];
  return { sessionId, status, count, total, bookings: records.map(bookingSummaryOf), notes };
};
