/** How long each call takes when the server simulates the latency of a real system. */
import type { LatencyRange } from "../../runtime/calls/latency.js";

/** A search waits for suppliers. */
const search: LatencyRange = { leastMs: 400, mostMs: 800 };

export const latencies: Readonly<Record<string, LatencyRange>> = {
  get_airport_code: { leastMs: 100, mostMs: 400 },
  search_flights: search,
  search_hotels: search,
};
