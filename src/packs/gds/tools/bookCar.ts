/** Book a rental car (contract: bookCar). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookCarOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import type { BookingRecord } from "../../../travel/reservations/types.js";
import { bookerOf } from "../booker.js";
import { bookingResultOf } from "../bookingResult.js";
import type { Services } from "../services.js";

export { bookCarText } from "../texts/booked.js";

/** Books the rental of an offer, into a new PNR or an existing one. */
export const bookCar: Handler<typeof gds.bookCar, Services> = async (input, context): Promise<BookCarOutput> => {
  const { reservations, scope, clock, fail } = context;
  const booked = await reservations.bookCar(input, bookerOf(context), fail);
  const partsOf = ({ carReservations }: BookingRecord) => ({
    carReservations: carReservations.filter(({ carId }) => carId === input.carId).slice(-1),
  });
  return bookingResultOf(booked, scope.id, partsOf, clock.now());
};
