/**
 * The connection to CapCorn. In mock mode, requests go to our facade in this process, built on the call's world; in live mode, to CapCorn's
 * address. Both modes use the same client and differ only in the line.
 */
import { hotelcrs } from "../../../generated/hotelcrs/contract.js";
import type { Settings } from "../../../generated/hotelcrs/settings.js";
import type { Mode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { FacadePlace } from "../../facade/port.js";
import type { Host } from "../../runtime/pack.js";
import { fixedHeaders, type Line, type UpstreamPolicy } from "../../upstream/index.js";
import { type CapcornClient, type CapcornCredentials, createCapcornClient } from "../../vendors/capcorn/client.js";
import { liveService, mockService, type Service, type ServiceOptions } from "../service.js";

export interface Connection extends Omit<Service, "upstream"> {
  readonly capcorn: CapcornClient;
  /** The line of a call in mock mode, where it depends on the call's world; undefined in live mode. */
  readonly lineIn: (place: () => FacadePlace) => Line | undefined;
  /** Whether the PIN for booking is set. */
  readonly canBook: boolean;
  /** Secrets to remove from answers and refusals, in case the service repeats them. */
  readonly secrets: readonly string[];
}

type ToolName = keyof typeof hotelcrs;

/** The retry policy of a tool, from its contract. */
export const policyOf = (tool: ToolName): UpstreamPolicy => {
  const policy = hotelcrs[tool].execution?.upstream;
  if (policy === undefined) throw new Error(`the contract of ${tool} has no upstream`);
  return policy;
};

const limits = { rate: { requests: 10, perMs: 1000 }, atOnce: 8 } as const;

type Parts = Pick<Host, "timers" | "log">;

/** Options without an authorization header: the client puts CapCorn's credentials into its URLs. */
const optionsOf = ({ timers, log }: Parts): ServiceOptions => ({
  ...{ name: "capcorn", authorize: fixedHeaders({}), policy: policyOf("availability_search"), timers, log },
});

const connectionOver = (
  { upstream, ...service }: Service,
  credentials: CapcornCredentials,
): Omit<Connection, "lineIn" | "secrets"> => ({
  ...service,
  capcorn: createCapcornClient(upstream, credentials),
  canBook: credentials.pin !== "",
});

const liveConnection = (settings: Settings, parts: Parts): Connection => {
  const { capcornApiUrl: baseUrl, capcornUser, capcornPassword, capcornSystem, capcornPin } = settings;
  // The configuration refuses live mode if one of these settings is missing.
  if (capcornUser === null || capcornPassword === null) throw new Error("live mode without its settings");
  const pin = capcornPin ?? "";
  const credentials = { user: capcornUser, password: capcornPassword, system: capcornSystem ?? undefined, pin };
  return {
    ...connectionOver(liveService(baseUrl, limits, optionsOf(parts)), credentials),
    lineIn: () => undefined,
    secrets: [capcornUser, capcornPassword, pin],
  };
};

/** Placeholder credentials for the facade; they belong to no real account. */
const mockCredentials: CapcornCredentials = { user: "mock", password: "mock", pin: "mock" };

const mockConnection = async (parts: Parts, faults: Faults | undefined): Promise<Connection> => {
  const [{ vendor }, { inProcessLine }] = await Promise.all([
    import("../../vendors/capcorn/facade/index.js"),
    import("../../facade/inProcess.js"),
  ]);
  return {
    ...connectionOver(mockService(optionsOf(parts)), mockCredentials),
    /** A facade answers for one instant, so each request gets its own line. */
    lineIn: (place) => ({
      exchange: (request, signal) => inProcessLine(vendor, place(), faults).exchange(request, signal),
    }),
    secrets: [],
  };
};

/** `loadFaults` loads the faults to inject into requests to the facade. */
export const connect = async (
  mode: Mode,
  settings: Settings,
  parts: Parts,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<Connection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, await loadFaults());
