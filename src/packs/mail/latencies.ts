/** How long each call takes when the server simulates the latency of a real system. */
import type { mail } from "../../../generated/mail/contract.js";
import type { LatencyRange } from "../../runtime/calls/latency.js";

const read: LatencyRange = { leastMs: 100, mostMs: 400 };
const write: LatencyRange = { leastMs: 300, mostMs: 1500 };

export const latencies: Readonly<Record<keyof typeof mail, LatencyRange>> = {
  send_email: write,
  send_template_email: write,
  get_thread_history: read,
};
