/** How long each call takes where the server is to feel like a real system: by kind of tool, whatever it is about. */
import type { LatencyRange } from "../../runtime/calls/latency.js";

/** A search asks suppliers and puts their answers into one form. */
const search: LatencyRange = { leastMs: 400, mostMs: 800 };
/** A write waits until the supplier has confirmed it. */
const write: LatencyRange = { leastMs: 500, mostMs: 2000 };
/** What is known already is read. */
const read: LatencyRange = { leastMs: 100, mostMs: 500 };

export const latencies: Readonly<Record<string, LatencyRange>> = {
  searchFlights: search,
  searchHotels: search,
  searchCars: search,
  bookFlight: write,
  bookHotel: write,
  bookCar: write,
  cancelBooking: write,
  retrieveBooking: read,
  listBookings: read,
};
