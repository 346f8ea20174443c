/** Book a hotel (contract: bookHotel). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookHotelOutput } from "../../../../generated/gds/types.js";
import type { Handler } from "../../../contract/handler.js";
import type { BookingRecord } from "../../../travel/reservations/types.js";
import { bookerOf } from "../booker.js";
import { bookingResultOf } from "../bookingResult.js";
import type { Services } from "../services.js";

export { bookHotelText } from "../texts/booked.js";

/** Books the rooms of an offer, into a new PNR or an existing one. */
export const bookHotel: Handler<typeof gds.bookHotel, Services> = async (input, context): Promise<BookHotelOutput> => {
  const { reservations, scope, clock, fail } = context;
  const booked = await reservations.bookHotel(input, bookerOf(context), fail);
  const partsOf = ({ hotelReservations }: BookingRecord) => ({
    hotelReservations: hotelReservations.filter(({ hotelId }) => hotelId === input.hotelId).slice(-1),
  });
  return bookingResultOf(booked, scope.id, partsOf, clock.now());
};
