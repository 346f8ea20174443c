/** How long each call takes when the server simulates the latency of a real system. */
import type { crm } from "../../../generated/crm/contract.js";
import type { LatencyRange } from "../../runtime/calls/latency.js";

const read: LatencyRange = { leastMs: 100, mostMs: 400 };
const write: LatencyRange = { leastMs: 300, mostMs: 900 };

export const latencies: Readonly<Record<keyof typeof crm, LatencyRange>> = {
  get_client: read,
  update_client: write,
  add_flight_history: write,
  search_clients: { leastMs: 400, mostMs: 800 },
};
