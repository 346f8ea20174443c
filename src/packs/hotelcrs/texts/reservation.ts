/** The text of a reservation. */
import type { CreateReservationOutput } from "../../../../generated/hotelcrs/types.js";
import { noteLines } from "../../nextStep.js";
import { stayInWords } from "../stayDates.js";

export const createReservationText = (output: CreateReservationOutput): string => {
  const { reservationId, hotelId, arrivalDate, departureDate, totalPrice, notes } = output;
  const stay = stayInWords(arrivalDate, departureDate);
  const booked = `Booked: reservation ${reservationId} at hotel ${hotelId} for ${stay}, ${totalPrice.toFixed(2)} EUR.`;
  return [booked, ...noteLines(notes)].join("\n");
};
