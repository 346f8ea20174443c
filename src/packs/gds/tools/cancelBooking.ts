/** Cancel a booking (contract: cancelBooking). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { CancelBookingOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { bookingOf } from "../bookingView.js";
import { callerOf } from "../caller.js";
import type { Services } from "../services.js";

export { cancelBookingText } from "../texts/cancelled.js";

/** Cancels everything in a PNR, gives its stock back, and says line by line what is refunded. */
export const cancelBooking: Handler<typeof gds.cancelBooking, Services> = async (
  input,
  context,
): Promise<CancelBookingOutput> => {
  const { reservations, fail } = context;
  const { record, refund, idempotentReplay } = await reservations.cancel(input, callerOf(context), fail);
  return {
    pnr: record.pnr,
    status: "cancelled",
    cancelledAt: record.cancelledAt ?? record.updatedAt,
    reason: record.cancellationReason,
    idempotentReplay,
    refund,
    booking: bookingOf(record),
  };
};
