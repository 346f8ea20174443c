/**
 * The way to CapCorn: in mock mode our facade of it in this process, built on the call's world; in live mode its address. Both are
 * asked through the same client, so they differ in the last hop alone.
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
  /** The line of a call, where it depends on the call's world. */
  readonly lineIn: (place: () => FacadePlace) => Line | undefined;
  /** Whether there is a PIN to book with. */
  readonly canBook: boolean;
  /** What no answer and no refusal may repeat, should the service do so. */
  readonly secrets: readonly string[];
}

type ToolName = keyof typeof hotelcrs;

/** How often a tool asks, as its contract says. */
export const policyOf = (tool: ToolName): UpstreamPolicy => {
  const policy = hotelcrs[tool].execution?.upstream;
  if (policy === undefined) throw new Error(`the contract of ${tool} has no upstream`);
  return policy;
};

const limits = { rate: { requests: 10, perMs: 1000 }, atOnce: 8 } as const;

type Parts = Pick<Host, "timers" | "log">;

/** Its credentials are in its addresses, which the client writes. */
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
  // The configuration refuses live mode without them.
  if (capcornUser === null || capcornPassword === null) throw new Error("live mode without its settings");
  const pin = capcornPin ?? "";
  const credentials = { user: capcornUser, password: capcornPassword, system: capcornSystem ?? undefined, pin };
  return {
    ...connectionOver(liveService(baseUrl, limits, optionsOf(parts)), credentials),
    lineIn: () => undefined,
    secrets: [capcornUser, capcornPassword, pin],
  };
};

/** What the facade takes for credentials: anything that is nobody's. */
const mockCredentials: CapcornCredentials = { user: "mock", password: "mock", pin: "mock" };

const mockConnection = async (parts: Parts, faults: Faults | undefined): Promise<Connection> => {
  const [{ vendor }, { inProcessLine }] = await Promise.all([
    import("../../vendors/capcorn/facade/index.js"),
    import("../../facade/inProcess.js"),
  ]);
  return {
    ...connectionOver(mockService(optionsOf(parts)), mockCredentials),
    /** A facade answers for one instant, so each request has a line of its own. */
    lineIn: (place) => ({
      exchange: (request, signal) => inProcessLine(vendor, place(), faults).exchange(request, signal),
    }),
    secrets: [],
  };
};

/** `loadFaults` gives what goes wrong on purpose with requests to the facade. */
export const connect = async (
  mode: Mode,
  settings: Settings,
  parts: Parts,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<Connection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, await loadFaults());
