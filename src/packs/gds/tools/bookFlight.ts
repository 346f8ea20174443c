/** Book flights (contract: bookFlight). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookFlightOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import { bookerOf } from "../booker.js";
import { bookingResultOf } from "../bookingResult.js";
import type { Services } from "../services.js";

export { bookFlightText } from "../texts/booked.js";

/** Books the flights of one or more offers for named passengers, in a new PNR. */
export const bookFlight: Handler<typeof gds.bookFlight, Services> = async (
  input,
  context,
): Promise<BookFlightOutput> => {
  const { reservations, scope, clock, fail } = context;
  const booked = await reservations.bookFlights(input, bookerOf(context), fail);
  return bookingResultOf(booked, scope.id, ({ flightSegments, fares }) => ({ flightSegments, fares }), clock.now());
};
