/** What the handlers of Flights work with besides the call itself: the client of one call, and the figures of all. */
import type { FlightOption, StatusResource } from "../../../generated/flights/types.js";
import type { CallContext, Clock } from "../../contract/handler.js";
import type { Host } from "../../runtime/pack.js";
import type { Store, StoredWorld } from "../../store/index.js";
import { createCache, type UpstreamCall } from "../../upstream/index.js";
import { createDuffelClient } from "../../vendors/duffel/client.js";
import type { DuffelOffer } from "../../vendors/duffel/wire.js";
import { createFlightToolClient, type FlightToolClient, oldestMs } from "./client.js";
import type { Connection } from "./connection.js";
import { createSearchCounter } from "./searchFigures.js";
import { statusOf } from "./status.js";

/** A call, as far as the service is asked on behalf of it. */
type AskingCall = Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent" | "scope">;

export interface Services {
  readonly clientFor: (call: AskingCall) => FlightToolClient;
  /** Rejects with an UpstreamFailure. */
  readonly offerFor: (offerId: string, call: AskingCall) => Promise<DuffelOffer>;
  readonly status: () => StatusResource;
  /** What no refusal may repeat. */
  readonly secrets: readonly string[];
}

/** Kept options of this release, or nothing: another release may have kept others. */
const keptOptions = (value: unknown): readonly FlightOption[] | undefined =>
  Array.isArray(value) && value.every(isOption) ? value : undefined;

const isOption = (value: unknown): value is FlightOption =>
  typeof value === "object" && value !== null && "offer_id" in value && "total" in value && "expires_at" in value;

const callOf = (context: AskingCall, connection: Connection, world: StoredWorld, nowMs: number): UpstreamCall => {
  const { signal, correlationId, traceparent, scope } = context;
  const line = connection.lineIn(world, nowMs, scope.id ?? "anonymous");
  return {
    signal,
    remainingMs: () => context.remainingMs(),
    correlationId,
    traceparent,
    ...(line !== undefined && { line }),
  };
};

/** Gives the services of any world on one connection. */
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
