/** The parts and settings of an upstream. */
import type { Timers } from "../timers.js";
import type { UpstreamLog } from "./attemptLog.js";
import type { Authorize } from "./authorize.js";
import type { BreakerRule } from "./breaker.js";
import type { UpstreamLimits } from "./gate.js";
import type { Meter } from "./meter.js";
import type { Line, UpstreamPolicy } from "./port.js";

export interface UpstreamOptions {
  readonly name: string;
  /** https, or http on loopback. Its path stands before the path of each request, unless a call has its own line. */
  readonly baseUrl: string;
  readonly line: Line;
  readonly policy: UpstreamPolicy;
  readonly authorize: Authorize;
  readonly timers: Timers;
  readonly meter: Meter;
  readonly log: UpstreamLog;
  /** No breaker if absent. */
  readonly breaker?: BreakerRule;
  /** No limits if absent. */
  readonly limits?: UpstreamLimits;
  /** The header in which the service names a request; `x-request-id` if absent. */
  readonly requestIdHeader?: string;
  /** 16 hex digits, for the trace. */
  readonly newSpanId?: () => string;
  /** Milliseconds since 1970, to compare dates in answers with. */
  readonly epochMs?: () => number;
}
