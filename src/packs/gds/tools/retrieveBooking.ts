/** Retrieve a booking (contract: retrieveBooking). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookingDetail, RetrieveBookingOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { nextNote } from "../../nextStep.js";
import { retrievedBooking } from "../retrievedBooking.js";
import type { Services } from "../services.js";

export { retrieveBookingText } from "../texts/retrieved.js";

const nextNotes = ({ pnr, status, refundNow }: BookingDetail): readonly string[] => {
  if (status === "cancelled") return [];
  const cancelling =
    refundNow === undefined ? "" : "; cancelBooking cancels all of it and returns the refund shown here";
  return [nextNote(`existingPnr ${pnr} adds a hotel or a car${cancelling}.`)];
};

/** Finds a booking by its PNR. A booking that the caller may not see is refused in the same words as one that does not exist. */
export const retrieveBooking: Handler<typeof gds.retrieveBooking, Services> = async (
  { pnr },
  { reservations, scope, clock, fail },
): Promise<RetrieveBookingOutput> => {
  const record = await reservations.find(pnr, { sessionId: scope.id });
  const found = record ?? fail("PNR_NOT_FOUND", { field: "pnr", value: pnr });
  const booking = retrievedBooking(found, scope.id, clock.now());
  return { booking, notes: nextNotes(booking) };
};
