/** What a model reads after a cancellation: that it is done, and what is refunded by which rule. */
import type { CancelBookingOutput } from "../../../../generated/gds/types.js";
import { refundLines } from "./refund.js";
import { counted, lines } from "./words.js";

/** The text of cancelBooking. */
export const cancelBookingText = (output: CancelBookingOutput): string => {
  const { pnr, cancelledAt, reason, idempotentReplay, refund, booking } = output;
  const parts = [
    counted(booking.flightSegments.length, "flight"),
    counted(booking.hotelReservations.length, "hotel"),
    counted(booking.carReservations.length, "car"),
  ].filter((part) => !part.startsWith("0 "));
  return lines(
    `${pnr} cancelled at ${cancelledAt}: ${parts.join(", ")}.${reason === null ? "" : ` Reason: ${JSON.stringify(reason)}`}`,
    idempotentReplay ? "This was done before with the same idempotency key; nothing was refunded twice." : undefined,
    refundLines(refund),
    "Next: tell the traveller these amounts. A cancelled PNR cannot be changed; retrieveBooking still shows it.",
  );
};
