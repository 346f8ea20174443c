/**
 * The connection to Avinode. In mock mode, requests go to our facade in this process, built on the call's world; in live mode, to Avinode's
 * address. Both modes use the same client and differ only in the line.
 */
import { contract } from "../../../generated/charter/contract.js";
import type { Settings } from "../../../generated/charter/settings.js";
import type { Mode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../store/index.js";
import type { World } from "../../travel/world/index.js";
import { fixedHeaders, type Line, type UpstreamPolicy } from "../../upstream/index.js";
import { avinodeHeaders } from "../../vendors/avinode/access.js";
import { liveService, mockService, type Service } from "../service.js";

export interface Connection extends Service {
  /** The line of a call in mock mode, where it depends on the call's world; undefined in live mode. */
  readonly lineIn: (stored: StoredWorld, world: () => World, nowMs: number) => Line | undefined;
  /** Secrets to remove from refusals, in case the service repeats them in an answer. */
  readonly secrets: readonly string[];
}

type Parts = Pick<Host, "timers" | "log" | "clock">;

const name = "avinode";
const limits = { rate: { requests: 10, perMs: 1000 }, atOnce: 8 } as const;

const policyOf = (): UpstreamPolicy => {
  const policy = contract.tools.create_rfp.execution?.upstream;
  if (policy === undefined) throw new Error("the contract of create_rfp has no upstream");
  return policy;
};

const liveConnection = (
  { avinodeApiKey, avinodeBearerToken, avinodeApiUrl }: Settings,
  { timers, log, clock }: Parts,
): Connection => {
  const apiToken = avinodeApiKey ?? "";
  const bearerToken = avinodeBearerToken ?? apiToken;
  const authorize = avinodeHeaders({ apiToken, bearerToken }, clock.now);
  return {
    ...liveService(avinodeApiUrl, limits, { name, policy: policyOf(), authorize, timers, log }),
    lineIn: () => undefined,
    secrets: [apiToken, bearerToken],
  };
};

const mockConnection = async (
  { timers, log }: Parts,
  store: Store<unknown>,
  faults: Faults | undefined,
): Promise<Connection> => {
  const [{ vendor }, { inProcessLine }] = await Promise.all([
    import("../../vendors/avinode/facade/index.js"),
    import("../../facade/inProcess.js"),
  ]);
  const authorize = fixedHeaders({ authorization: "Bearer mock", "x-avinode-apitoken": "mock" });
  return {
    ...mockService({ name, policy: policyOf(), authorize, timers, log }),
    lineIn: (stored, world, nowMs) =>
      inProcessLine(vendor, { world: world(), stored, store, nowMs, scopeId: worldNameOf(stored.key) }, faults),
    secrets: [],
  };
};

/** `loadFaults` loads the faults to inject into requests to the facade. */
export const connect = async (
  mode: Mode,
  settings: Settings,
  parts: Parts,
  store: Store<unknown>,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<Connection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, store, await loadFaults());
