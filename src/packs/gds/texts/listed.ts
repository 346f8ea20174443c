/** The text of a list of bookings for the model: one line per PNR. */
import type { BookingSummary, ListBookingsOutput } from "../../../../generated/gds/types.js";
import { counted, lines, noteLines, usd } from "./words.js";

const contentsOf = ({ flights, hotels, cars }: BookingSummary): string =>
  [
    ...(flights > 0 ? [counted(flights, "flight")] : []),
    ...(hotels > 0 ? [counted(hotels, "hotel")] : []),
    ...(cars > 0 ? [counted(cars, "car")] : []),
  ].join(", ");

const summaryLine = (booking: BookingSummary): string => {
  const { pnr, status, leadPassenger, firstTravelDate, totalCents, refundedCents } = booking;
  const refunded = refundedCents > 0 ? `, refunded ${usd(refundedCents)}` : "";
  const from = firstTravelDate === null ? "" : `from ${firstTravelDate}, `;
  return `${pnr} ${status}, ${leadPassenger}, ${from}${contentsOf(booking)}, ${usd(totalCents)}${refunded}`;
};

const orderOf = (count: number, total: number): string => {
  if (count < total) return `, the newest ${count} of them here, newest first`;
  return count > 1 ? ", newest first" : "";
};

/** The text of listBookings. */
export const listBookingsText = ({ status, count, total, bookings, notes }: ListBookingsOutput): string =>
  lines(
    `${counted(total, status === "all" ? "booking" : `${status} booking`)} in this session${orderOf(count, total)}.`,
    bookings.map(summaryLine),
    noteLines(notes),
    count > 0 ? "Next: retrieveBooking or cancelBooking with a PNR above." : undefined,
  );
