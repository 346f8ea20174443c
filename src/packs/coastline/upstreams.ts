/** The two services that the pack calls, with the limits from its contract, and figures about the calls. */
import { contract } from "../../../generated/coastline/contract.js";
import type { Mode } from "../../config/mode.js";
import type { FacadePlace } from "../../facade/port.js";
import type { Host } from "../../runtime/pack.js";
import {
  type Authorize,
  createMeter,
  createUpstream,
  fixedHeaders,
  type Line,
  standardBreaker,
  tokenHeaders,
  type UpstreamFigures,
} from "../../upstream/index.js";
import { type AmadeusClient, createAmadeusClient } from "../../vendors/amadeus/client.js";
import { amadeusAccess } from "../../vendors/amadeus/token.js";
import { createFrankfurterClient, type FrankfurterClient } from "../../vendors/frankfurter/client.js";
import { type ServiceName, serviceNames, type Wires } from "./wires.js";

export interface UpstreamState extends UpstreamFigures {
  readonly name: ServiceName;
  readonly address: string;
}

export interface Upstreams {
  readonly mode: Mode;
  readonly amadeus: AmadeusClient;
  readonly frankfurter: FrankfurterClient;
  readonly linesIn: (place: () => FacadePlace) => Partial<Record<ServiceName, Line>>;
  readonly states: () => readonly UpstreamState[];
  /** Secrets to remove from refusals, in case a service repeats them in an answer. */
  readonly secrets: readonly string[];
}

/** The timeout of one attempt to get a rate. It is short because the fixed table can replace an answer. */
export const rateAttemptMs = 3000;

const mostAtOnce = 8;

/** The same for all three tools of the contract. */
const { execution } = contract.tools.search_flights;

export const createUpstreams = (
  { mode, to, credentials, linesIn }: Wires,
  { timers, log }: Pick<Host, "timers" | "log">,
): Upstreams => {
  if (execution?.upstream === undefined) throw new Error("the contract of coastline states no attempts");
  const { timeoutMs, upstream: policy } = execution;
  const meters = { amadeus: createMeter(), frankfurter: createMeter() };
  const upstreamTo = (name: ServiceName, authorize: Authorize) =>
    createUpstream({
      ...{ name, authorize, policy, timers, log, line: to[name].line, baseUrl: to[name].baseUrl, meter: meters[name] },
      ...(mode === "live" && { breaker: standardBreaker, limits: { atOnce: mostAtOnce } }),
    });
  const nothing = fixedHeaders({});
  const obtain = amadeusAccess(upstreamTo("amadeus", nothing), credentials);
  return {
    mode,
    amadeus: createAmadeusClient(upstreamTo("amadeus", tokenHeaders({ obtain, timers, timeoutMs }))),
    frankfurter: createFrankfurterClient(upstreamTo("frankfurter", nothing)),
    linesIn,
    states: () => serviceNames.map((name) => ({ name, address: to[name].address, ...meters[name].figures() })),
    secrets: [credentials.apiKey, credentials.apiSecret],
  };
};
