/** How long each call takes when the server simulates the latency of a real system, by kind of tool. */
import type { LatencyRange } from "../../runtime/calls/latency.js";

/** A search waits for suppliers and converts their answers. */
const search: LatencyRange = { leastMs: 400, mostMs: 800 };
/** A write waits for the supplier's confirmation. */
const write: LatencyRange = { leastMs: 500, mostMs: 2000 };
/** A read returns stored data. */
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
