/** Retrieve a booking (contract: retrieveBooking). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { RetrieveBookingOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { bookingDetailOf } from "../bookingView.js";
import type { Services } from "../services.js";

export { retrieveBookingText } from "../texts/retrieved.js";

/** Finds a booking by its PNR. One that the caller may not see is refused in the same words as one that does not exist. */
export const retrieveBooking: Handler<typeof gds.retrieveBooking, Services> = async (
  { pnr },
  { reservations, scope, fail },
): Promise<RetrieveBookingOutput> => {
  const record = await reservations.find(pnr, { sessionId: scope.id });
  return { booking: bookingDetailOf(record ?? fail("PNR_NOT_FOUND", { field: "pnr", value: pnr }), scope.id) };
};
