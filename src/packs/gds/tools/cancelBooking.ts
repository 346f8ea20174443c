/** Cancel a booking (contract: cancelBooking). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { CancelBookingOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { nextNote } from "../../nextStep.js";
import { bookerOf } from "../booker.js";
import { linesOfAllBut, ticketsOf } from "../bookingView.js";
import type { Services } from "../services.js";
import { shownRefund } from "../shownRefund.js";

export { cancelBookingText } from "../texts/cancelled.js";

const cancelledNext = nextNote("tell the traveller these amounts. A cancelled PNR cannot be changed.");

/** Cancels everything in a PNR, releases its stock, and itemises the refund. */
export const cancelBooking: Handler<typeof gds.cancelBooking, Services> = async (
  input,
  context,
): Promise<CancelBookingOutput> => {
  const { reservations, clock, fail } = context;
  const { record, refund, idempotentReplay } = await reservations.cancel(input, bookerOf(context), fail);
  const ticketing = ticketsOf(record, clock.now());
  return {
    pnr: record.pnr,
    status: "cancelled",
    version: record.version,
    cancelledAt: record.cancelledAt ?? record.updatedAt,
    ...(record.cancellationReason !== null && { reason: record.cancellationReason }),
    idempotentReplay,
    refund: shownRefund(refund),
    cancelled: linesOfAllBut(record, [], clock.now()),
    ...(ticketing !== undefined && { ticketing }),
    notes: [cancelledNext],
  };
};
