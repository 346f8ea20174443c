/** The two services that the pack asks, with the limits that its contract states, and what came of asking them. */
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
  /** What no refusal may repeat, should a service do so. */
  readonly secrets: readonly string[];
}

/** Attempts for a rate are shorter: without an answer there is the fixed table. */
export const rateAttemptMs = 3000;

const mostAtOnce = 8;

/** The contract has the same for all three tools. */
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
