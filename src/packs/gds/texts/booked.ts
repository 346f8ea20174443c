/** What a model reads after a booking: what was done, the PNR, the itinerary, the price, and what can be done next. */
import type { BookCarOutput, BookFlightOutput, BookHotelOutput } from "../../../../generated/gds/types.js";
import { itineraryLines, priceLine, ticketingLine, warningLines } from "./itinerary.js";
import { lines } from "./words.js";

const bookedText =
  (what: string, next: (pnr: string) => string) =>
  ({ pnr, status, created, idempotentReplay, booking }: BookFlightOutput): string => {
    const done = idempotentReplay
      ? "This was booked before with the same idempotency key; nothing was booked twice."
      : created
        ? `${what} booked in a new PNR.`
        : `${what} added to the PNR.`;
    return lines(
      `${pnr} ${status}. ${done} (A test booking: nothing real is reserved.)`,
      itineraryLines(booking),
      priceLine(booking),
      ticketingLine(booking),
      warningLines(booking),
      `Next: ${next(pnr)}`,
    );
  };

/** The text of bookFlight. */
export const bookFlightText: (output: BookFlightOutput) => string = bookedText(
  "Flights",
  (pnr) =>
    `keep ${pnr}. Pass it as existingPnr to bookHotel or bookCar to keep the trip together; retrieveBooking shows all of it; cancelBooking says what is refunded.`,
);

/** The text of bookHotel. */
export const bookHotelText: (output: BookHotelOutput) => string = bookedText(
  "Hotel",
  (pnr) =>
    `keep ${pnr}. Pass it as existingPnr to bookCar or bookHotel to add more; retrieveBooking shows the cancellation policy; cancelBooking cancels all of the PNR.`,
);

/** The text of bookCar. */
export const bookCarText: (output: BookCarOutput) => string = bookedText(
  "Car",
  (pnr) =>
    `keep ${pnr}. Pass it as existingPnr to bookHotel or bookCar to add more; retrieveBooking shows the cancellation policy; cancelBooking cancels all of the PNR.`,
);
