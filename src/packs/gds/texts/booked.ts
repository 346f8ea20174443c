/** The text of a booking for the model: what was done, the PNR, what was booked, the price, and the next steps. */
import type { BookCarOutput, BookFlightOutput, BookHotelOutput } from "../../../../generated/gds/types.js";
import { itineraryLines, priceLine, ticketingLine, warningLines } from "./itinerary.js";
import { lines, noteLines } from "./words.js";

const bookedText =
  (what: string) =>
  ({ pnr, status, created, idempotentReplay, booking, notes }: BookFlightOutput): string => {
    const done = idempotentReplay
      ? "This was booked before with the same idempotency key; nothing was booked twice."
      : created
        ? `${what} booked in a new PNR. (A test booking: nothing real is reserved.)`
        : `${what} added to the PNR.`;
    return lines(
      `${pnr} ${status}. ${done}`,
      itineraryLines(booking),
      booking.alsoHolds && `Also in ${pnr}: ${booking.alsoHolds.join("; ")}`,
      priceLine(booking.price),
      ticketingLine(booking.ticketing),
      warningLines(booking),
      noteLines(notes),
    );
  };

/** The text of bookFlight. */
export const bookFlightText: (output: BookFlightOutput) => string = bookedText("Flights");

/** The text of bookHotel. */
export const bookHotelText: (output: BookHotelOutput) => string = bookedText("Hotel");

/** The text of bookCar. */
export const bookCarText: (output: BookCarOutput) => string = bookedText("Car");
