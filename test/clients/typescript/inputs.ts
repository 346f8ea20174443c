/** Inputs and outputs of the GDS that tests hand about. */
import type { ListBookingsOutput, RetrieveBookingInput } from "../../../generated/gds/client/index.js";

export const flights = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" } as const;

export const booking: RetrieveBookingInput = { pnr: "TEST-K7Q2MA" };

export const noBookings: ListBookingsOutput = {
  sessionId: "session",
  status: "all",
  count: 0,
  total: 0,
  bookings: [],
  notes: [],
};

export const flightBooking = {
  flightIds: ["FL-1"],
  passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen" }],
  contactEmail: "ada.larsen@example.com",
} as const;
