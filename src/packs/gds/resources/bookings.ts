/** The resources of one booking by its PNR. A booking that the caller may not see is not found. */
import type { BookingHistoryResource, BookingResource } from "../../../../generated/gds/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import type { BookingRecord } from "../../../travel/reservations/types.js";
import { historyOf, keptBookingOf } from "../bookingView.js";
import type { Services } from "../services.js";

const pnrPattern = /^TEST-[A-Z0-9]{6}$/;

const recordOf = async (
  { pnr = "" }: Readonly<Record<string, string>>,
  { reservations, scope }: Parameters<ResourceReader<Services>>[1],
): Promise<BookingRecord | undefined> =>
  pnrPattern.test(pnr) ? reservations.find(pnr, { sessionId: scope.id }) : undefined;

/** A booking as it is stored. */
export const booking: ResourceReader<Services> = async (parameters, context): Promise<BookingResource | undefined> => {
  const record = await recordOf(parameters, context);
  return record && { booking: keptBookingOf(record, context.scope.id) };
};

/** The history of a booking, oldest entry first. */
export const bookingHistory: ResourceReader<Services> = async (
  parameters,
  context,
): Promise<BookingHistoryResource | undefined> => {
  const record = await recordOf(parameters, context);
  return record && { pnr: record.pnr, history: historyOf(record, context.scope.id) };
};
