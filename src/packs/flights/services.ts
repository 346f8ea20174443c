/** What handlers of the pack get besides the call: the client of one call, and the figures of all calls. */
import type { FlightOption, StatusResource } from "../../../generated/flights/types.js";
import type { CallContext, Clock } from "../../contract/handler.js";
import type { Host } from "../../runtime/pack.js";
import type { Store, StoredWorld } from "../../store/index.js";
import { createCache, type UpstreamCall } from "../../upstream/index.js";
import { createDuffelClient } from "../../vendors/duffel/client.js";
import type { DuffelOffer } from "../../vendors/duffel/wire.js";
import { type AskingCall, upstreamCallOf } from "../upstreamCalls.js";
import { createFlightToolClient, type FlightToolClient, oldestMs } from "./client.js";
import type { Connection } from "./connection.js";
import { createSearchCounter } from "./searchFigures.js";
import { statusOf } from "./status.js";

/** A call that searches, and its scope. */
type SearchingCall = AskingCall & Pick<CallContext, "scope">;

export interface Services {
  readonly clientFor: (call: SearchingCall) => FlightToolClient;
  /** Fetches an offer. Rejects with an UpstreamFailure. */
  readonly offerFor: (offerId: string, call: SearchingCall) => Promise<DuffelOffer>;
  readonly status: () => StatusResource;
  /** Secrets to remove from refusals. */
  readonly secrets: readonly string[];
}

/** Checks cached options; undefined if another release stored them in another form. */
const keptOptions = (value: unknown): readonly FlightOption[] | undefined =>
  Array.isArray(value) && value.every(isOption) ? value : undefined;

const isOption = (value: unknown): value is FlightOption =>
  typeof value === "object" && value !== null && "offer_id" in value && "total" in value && "expires_at" in value;

const callOf = (call: SearchingCall, connection: Connection, world: StoredWorld, nowMs: number): UpstreamCall =>
  upstreamCallOf(call, connection.lineIn(world, nowMs, call.scope.id ?? "anonymous"));

/** Returns a function that creates the services of a world. All worlds share the connection. */
export const createServices = (
  connection: Connection,
  store: Store<unknown>,
  { timers, log, clock }: Pick<Host, "timers" | "log" | "clock">,
): ((world: StoredWorld, clock: Clock) => Services) => {
  const { upstream } = connection;
  const duffel = createDuffelClient(upstream, timers);
  const counter = createSearchCounter();
  const cache = createCache<readonly FlightOption[]>({ memos: store, clock, keepMs: oldestMs, read: keptOptions });
  const status = (): StatusResource => statusOf(connection, counter.figures());
  return (stored, worldClock) => ({
    clientFor: (context) => {
      const nowMs = worldClock.now();
      const call = callOf(context, connection, stored, nowMs);
      const world = { key: stored.key, epoch: stored.epoch };
      return createFlightToolClient({ duffel, call, cache, world, nowMs, counter, log, timers });
    },
    offerFor: (offerId, context) => duffel.getOffer(offerId, callOf(context, connection, stored, worldClock.now())),
    status,
    secrets: connection.secrets,
  });
};
