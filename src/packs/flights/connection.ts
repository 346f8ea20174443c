/**
 * The connection to Duffel. In mock mode, requests go to our facade in this process, built on the call's world; in live mode, to Duffel's
 * address. Both modes use the same client and differ only in the line.
 */
import { contract } from "../../../generated/flights/contract.js";
import type { Settings } from "../../../generated/flights/settings.js";
import type { Mode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { FacadeStore } from "../../facade/port.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { StoredWorld } from "../../store/index.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import { fixedHeaders, type Line, type UpstreamPolicy } from "../../upstream/index.js";
import { liveService, mockService, type Service } from "../service.js";

export interface Connection extends Service {
  /** The line of a call in mock mode, where it depends on the call's world; undefined in live mode. */
  readonly lineIn: (world: StoredWorld, nowMs: number, scopeId: string) => Line | undefined;
  /** Secrets to remove from refusals, in case the service repeats them in an answer. */
  readonly secrets: readonly string[];
}

type Parts = Pick<Host, "timers" | "log">;

const name = "duffel";
/** Duffel's rate limit, and the most requests in flight at once. */
const limits = { rate: { requests: 60, perMs: 60_000 }, atOnce: 8 } as const;

const policyOf = (): UpstreamPolicy => {
  const policy = contract.tools.searchFlights.execution?.upstream;
  if (policy === undefined) throw new Error("the contract of searchFlights has no upstream");
  return policy;
};

const liveConnection = ({ duffelApiKey, duffelApiUrl }: Settings, { timers, log }: Parts): Connection => {
  const authorize = fixedHeaders({ authorization: `Bearer ${duffelApiKey ?? ""}` });
  return {
    ...liveService(duffelApiUrl, limits, { name, policy: policyOf(), authorize, timers, log }),
    lineIn: () => undefined,
    secrets: duffelApiKey === null ? [] : [duffelApiKey],
  };
};

const mockConnection = async (
  { timers, log }: Parts,
  store: FacadeStore,
  faults: Faults | undefined,
): Promise<Connection> => {
  const [{ vendor }, { inProcessLine }] = await Promise.all([
    import("../../vendors/duffel/facade/index.js"),
    import("../../facade/inProcess.js"),
  ]);
  const worldOf = createWorldShelf();
  const authorize = fixedHeaders({ authorization: "Bearer mock" });
  return {
    ...mockService({ name, policy: policyOf(), authorize, timers, log }),
    lineIn: (stored, nowMs, scopeId) => {
      const world = worldOf(worldNameOf(stored.key), stored.seed);
      return inProcessLine(vendor, { world, stored, store, nowMs, scopeId }, faults);
    },
    secrets: [],
  };
};

/** `loadFaults` loads the faults to inject into requests to the facade. */
export const connect = async (
  mode: Mode,
  settings: Settings,
  parts: Parts,
  store: FacadeStore,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<Connection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, store, await loadFaults());
