/** List bookings of this session (contract: listBookings). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { ListBookingsOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { bookingListOf } from "../bookingList.js";
import type { Services } from "../services.js";

export { listBookingsText } from "../texts/listed.js";

/** Lists the bookings of the caller's own session, newest first. */
export const listBookings: Handler<typeof gds.listBookings, Services> = (
  { status },
  { reservations, scope },
): Promise<ListBookingsOutput> => bookingListOf(scope.id, status, reservations);
