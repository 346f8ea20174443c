/** The text of a cancellation for the model: that the whole PNR is cancelled, and what is refunded by which rule. */
import type { CancelBookingOutput } from "../../../../generated/gds/types.js";
import { refundLines } from "./refund.js";
import { lines, noteLines } from "./words.js";

/** The text of cancelBooking. */
export const cancelBookingText = (output: CancelBookingOutput): string => {
  const { pnr, cancelledAt, reason, idempotentReplay, refund, cancelled, ticketing, notes } = output;
  return lines(
    `${pnr} cancelled at ${cancelledAt}, all of it.${reason === undefined ? "" : ` Reason: ${JSON.stringify(reason)}`}`,
    idempotentReplay ? "This was done before with the same idempotency key; nothing was refunded twice." : undefined,
    cancelled,
    ticketing && `Tickets: ${ticketing.status}`,
    refundLines(refund, "Refund"),
    noteLines(notes),
  );
};
