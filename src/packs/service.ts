/** The common part of all packs' connections to their one service. */
import type { Mode } from "../config/mode.js";
import type { Host } from "../runtime/pack.js";
import {
  type Authorize,
  createHttpLine,
  createMeter,
  createUpstream,
  type Line,
  type Meter,
  standardBreaker,
  type Upstream,
  type UpstreamLimits,
  type UpstreamPolicy,
} from "../upstream/index.js";
import { inProcess, noLine } from "./upstreamCalls.js";

export interface Service {
  readonly mode: Mode;
  /** The service's address as shown to people. */
  readonly address: string;
  readonly upstream: Upstream;
  readonly meter: Meter;
  readonly close: () => void;
}

export interface ServiceOptions extends Pick<Host, "timers" | "log"> {
  readonly name: string;
  readonly policy: UpstreamPolicy;
  readonly authorize: Authorize;
}

const serviceOver = (
  line: Line,
  { name, policy, authorize, timers, log }: ServiceOptions,
  { baseUrl, ...guards }: { readonly baseUrl: string; readonly limits?: UpstreamLimits },
): Pick<Service, "upstream" | "meter"> => {
  const meter = createMeter();
  const breaker = guards.limits === undefined ? {} : { breaker: standardBreaker };
  const upstream = createUpstream({
    name,
    baseUrl,
    line,
    policy,
    authorize,
    timers,
    meter,
    log,
    ...guards,
    ...breaker,
  });
  return { upstream, meter };
};

/** A service at an address, with a circuit breaker. */
export const liveService = (baseUrl: string, limits: UpstreamLimits, options: ServiceOptions): Service => {
  const line = createHttpLine({ baseUrl });
  return { mode: "live", address: baseUrl, ...serviceOver(line, options, { baseUrl, limits }), close: line.close };
};

/** Our facade of the service in this process. Each call brings the line of its own world. */
export const mockService = (options: ServiceOptions): Service => {
  const { address, baseUrl } = inProcess;
  return { mode: "mock", address, ...serviceOver(noLine, options, { baseUrl }), close: () => undefined };
};
