/** The two services that the pack asks: Amadeus and Frankfurter, themselves or as facades in this process. */
import { contract } from "../../../generated/coastline/contract.js";
import type { Settings } from "../../../generated/coastline/settings.js";
import { inProcessLine } from "../../facade/inProcess.js";
import type { FacadePlace, Vendor } from "../../facade/port.js";
import type { Host } from "../../runtime/pack.js";
import {
  type Authorize,
  createHttpLine,
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
import { liveSettings } from "./mode.js";

export interface UpstreamState extends UpstreamFigures {
  readonly name: string;
  readonly address: string;
}

/** Where the requests of a call go, in the place of the upstreams' own lines. */
export interface CallLines {
  readonly amadeus?: Line;
  readonly frankfurter?: Line;
}

export interface Upstreams {
  readonly mode: "mock" | "live";
  readonly amadeus: AmadeusClient;
  readonly frankfurter: FrankfurterClient;
  readonly linesIn: (place: () => FacadePlace) => CallLines;
  readonly states: () => readonly UpstreamState[];
  readonly close: () => void;
}

/** What the facade takes for credentials: anything that is nobody's. */
const mockCredentials = { apiKey: "mock_coastline", apiSecret: "mock_coastline" } as const;

const inProcess = "in this process";
/** Lines of calls take no notice of it. */
const mockAddress = "http://localhost";

const noLine: Line = {
  exchange: () => Promise.reject(new Error("a call in mock mode has no line to its facade")),
};

/** The contract has the same for all three tools. */
const { execution } = contract.tools.search_flights;

/** Attempts for a rate are shorter: without an answer there is the fixed table. */
export const rateAttemptMs = 3000;

interface Wired {
  readonly line: Line;
  readonly baseUrl: string;
  readonly close: () => void;
}

const wired = (baseUrl: string, isLive: boolean): Wired => {
  if (!isLive) return { line: noLine, baseUrl: mockAddress, close: () => undefined };
  const line = createHttpLine({ baseUrl });
  return { line, baseUrl, close: line.close };
};

/** A line for each request of a call: a facade answers for one instant. */
const facadeLine = (vendor: Vendor, place: () => FacadePlace): Line => ({
  exchange: (request, signal) => inProcessLine(vendor, place()).exchange(request, signal),
});

const loadFacades = async (): Promise<readonly [amadeus: Vendor, frankfurter: Vendor]> => {
  const modules = await Promise.all([
    import("../../vendors/amadeus/facade/index.js"),
    import("../../vendors/frankfurter/facade/index.js"),
  ]);
  const [amadeus, frankfurter] = modules;
  return [amadeus.vendor, frankfurter.vendor];
};

export const createUpstreams = async (
  settings: Settings,
  { timers, log }: Pick<Host, "timers" | "log">,
): Promise<Upstreams> => {
  if (execution?.upstream === undefined) throw new Error("the contract of coastline states no attempts");
  const { timeoutMs, upstream: policy } = execution;
  const live = liveSettings(settings);
  const isLive = live !== undefined;
  const facades = isLive ? undefined : await loadFacades();
  const amadeusWire = wired(live?.amadeusApiUrl ?? mockAddress, isLive);
  const frankfurterWire = wired(settings.frankfurterApiUrl, isLive);
  const meters = { amadeus: createMeter(), frankfurter: createMeter() };
  const upstreamOf = (name: keyof typeof meters, { line, baseUrl }: Wired, authorize: Authorize) =>
    createUpstream({
      ...{ name, line, baseUrl, authorize, policy, timers, log, meter: meters[name] },
      ...(isLive && { breaker: standardBreaker, limits: { atOnce: 8 } }),
    });
  const authorize = tokenHeaders({
    obtain: amadeusAccess(upstreamOf("amadeus", amadeusWire, fixedHeaders({})), live ?? mockCredentials),
    timers,
    timeoutMs,
  });
  const addresses = {
    amadeus: isLive ? amadeusWire.baseUrl : inProcess,
    frankfurter: isLive ? frankfurterWire.baseUrl : inProcess,
  };

  return {
    mode: isLive ? "live" : "mock",
    amadeus: createAmadeusClient(upstreamOf("amadeus", amadeusWire, authorize)),
    frankfurter: createFrankfurterClient(upstreamOf("frankfurter", frankfurterWire, fixedHeaders({}))),
    linesIn: (place) => {
      if (facades === undefined) return {};
      const [amadeus, frankfurter] = facades;
      return { amadeus: facadeLine(amadeus, place), frankfurter: facadeLine(frankfurter, place) };
    },
    states: () =>
      (["amadeus", "frankfurter"] as const).map((name) => ({
        name,
        address: addresses[name],
        ...meters[name].figures(),
      })),
    close: () => {
      amadeusWire.close();
      frankfurterWire.close();
    },
  };
};
