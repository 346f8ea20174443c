/**
 * The connection to Google Sheets. In mock mode, requests go to our facade in this process, built on the call's world; in live mode, to
 * Google's address with tokens of a service account. Both modes use the same client and differ only in the line.
 */
import { contract } from "../../../generated/crm/contract.js";
import type { Settings } from "../../../generated/crm/settings.js";
import type { Mode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../store/index.js";
import type { World } from "../../travel/world/index.js";
import { fixedHeaders, type Line } from "../../upstream/index.js";
import { serviceAccountSource } from "../../vendors/google/serviceAccount.js";
import { endpointOf } from "../../vendors/google/tokenRequest.js";
import { createSheetsClient, type SheetsClient } from "../../vendors/sheets/client.js";
import { sheetsScope } from "../../vendors/sheets/wire.js";
import { liveService, mockService, type Service } from "../service.js";
import { readKeyFile } from "./keyFile.js";

export interface Connection extends Omit<Service, "upstream"> {
  readonly sheets: SheetsClient;
  /** The line of a call in mock mode, where it depends on the call's world; undefined in live mode. */
  readonly lineIn: (stored: StoredWorld, world: () => World, nowMs: number) => Line | undefined;
  /** Secrets to remove from refusals, in case the service repeats them in an answer. */
  readonly secrets: readonly string[];
}

type Parts = Pick<Host, "timers" | "log" | "clock">;

const name = "sheets";
const limits = { rate: { requests: 10, perMs: 1000 }, atOnce: 8 } as const;

const executionOf = () => {
  const { execution } = contract.tools.get_client;
  if (execution?.upstream === undefined) throw new Error("the contract of get_client has no upstream");
  return { policy: execution.upstream, timeoutMs: execution.timeoutMs };
};

const liveConnection = async (settings: Settings, { timers, log, clock }: Parts): Promise<Connection> => {
  const { googleSheetsClientDatabaseId, googleServiceAccountKeyPath, sheetsApiUrl, googleTokenUrl } = settings;
  // The configuration refuses live mode if one of these settings is missing.
  if (googleSheetsClientDatabaseId === null || googleServiceAccountKeyPath === null)
    throw new Error("live mode without its settings");
  const key = await readKeyFile(googleServiceAccountKeyPath, googleTokenUrl);
  const { policy, timeoutMs } = executionOf();
  const { baseUrl: tokenBase, path } = endpointOf(googleTokenUrl);
  const shared = { policy, timers, log };
  const tokens = liveService(tokenBase, limits, { ...shared, name: "google", authorize: fixedHeaders({}) });
  const authorize = serviceAccountSource({
    ...{ upstream: tokens.upstream, path, timers, timeoutMs, key },
    ...{ scopes: [sheetsScope], audience: googleTokenUrl, nowMs: clock.now },
  });
  const { upstream, ...service } = liveService(sheetsApiUrl, limits, { ...shared, name, authorize });
  return {
    ...service,
    sheets: createSheetsClient(upstream, googleSheetsClientDatabaseId),
    lineIn: () => undefined,
    secrets: [key.pem, key.clientEmail],
    close: () => {
      tokens.close();
      service.close();
    },
  };
};

const mockConnection = async (
  { timers, log }: Parts,
  store: Store<unknown>,
  faults: Faults | undefined,
): Promise<Connection> => {
  const [{ vendor, spreadsheetId }, { inProcessLine }] = await Promise.all([
    import("../../vendors/sheets/facade/index.js"),
    import("../../facade/inProcess.js"),
  ]);
  const authorize = fixedHeaders({ authorization: "Bearer mock" });
  const { policy } = executionOf();
  const { upstream, ...service } = mockService({ name, policy, authorize, timers, log });
  return {
    ...service,
    sheets: createSheetsClient(upstream, spreadsheetId),
    lineIn: (stored, world, nowMs) =>
      inProcessLine(vendor, { world: world(), stored, store, nowMs, scopeId: worldNameOf(stored.key) }, faults),
    secrets: [],
  };
};

/** `loadFaults` loads the faults to inject into requests to the facade. Throws UsageError for an unusable key file. */
export const connect = async (
  mode: Mode,
  settings: Settings,
  parts: Parts,
  store: Store<unknown>,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<Connection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, store, await loadFaults());
