/** How long each call takes when the server simulates the latency of a real system. */
import type { charter } from "../../../generated/charter/contract.js";
import type { LatencyRange } from "../../runtime/calls/latency.js";

const read: LatencyRange = { leastMs: 100, mostMs: 400 };
const write: LatencyRange = { leastMs: 300, mostMs: 1500 };

export const latencies: Readonly<Record<keyof typeof charter, LatencyRange>> = {
  search_flights: { leastMs: 500, mostMs: 2000 },
  create_rfp: write,
  get_quote_status: read,
  get_quotes: read,
  create_trip: write,
  send_message: write,
};
