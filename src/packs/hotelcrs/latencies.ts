/** How long each call takes when the server simulates the latency of a real system. */
import type { LatencyRange } from "../../runtime/calls/latency.js";

export const latencies: Readonly<Record<string, LatencyRange>> = {
  availability_search: { leastMs: 400, mostMs: 800 },
  create_reservation: { leastMs: 300, mostMs: 1500 },
};
