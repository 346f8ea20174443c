/** What handlers of the pack get besides the call: the clients of the services, for one world. */
import { contract } from "../../../generated/coastline/contract.js";
import type { CallContext, Clock } from "../../contract/handler.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store } from "../../store/port.js";
import type { StoredWorld, WorldRef } from "../../store/ports/worlds.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import { createCache, type UpstreamCall } from "../../upstream/index.js";
import type { AmadeusClient } from "../../vendors/amadeus/client.js";
import { createExchange, type Exchange, rateMs, readKeptRate } from "./currency.js";
import { rateAttemptMs, type Upstreams } from "./upstreams.js";

export interface Services {
  readonly worldRef: WorldRef;
  readonly amadeus: AmadeusClient;
  readonly exchange: Exchange;
  readonly upstreams: Upstreams;
  readonly lines: ReturnType<Upstreams["linesIn"]>;
}

/** Returns a function that creates the services of a world. All worlds share the store. */
export const createServices = (
  store: Store<unknown>,
  upstreams: Upstreams,
  { clock: realClock }: Pick<Host, "clock">,
): ((stored: StoredWorld, clock: Clock) => Services) => {
  const worldOf = createWorldShelf();
  const cache = createCache<number>({ memos: store, clock: realClock, keepMs: rateMs, read: readKeptRate });
  const exchange = createExchange(upstreams.frankfurter, cache);
  return (stored, clock) => {
    const { key, epoch, seed } = stored;
    const lines = upstreams.linesIn(() => {
      const world = worldOf(worldNameOf(key), seed);
      return { world, stored, store, nowMs: clock.now(), scopeId: contract.name };
    });
    return { worldRef: { key, epoch }, amadeus: upstreams.amadeus, exchange, upstreams, lines };
  };
};

/** The time kept free at the end of a call, in milliseconds, to answer without a rate. */
const answerMs = 500;

/** The options of upstream requests that a call makes. */
export const callsOf = ({
  signal,
  remainingMs,
  correlationId,
  traceparent,
  lines: { amadeus, frankfurter },
}: Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent"> & Pick<Services, "lines">): {
  readonly amadeus: UpstreamCall;
  readonly frankfurter: UpstreamCall;
} => {
  const call = { signal, remainingMs, correlationId, traceparent };
  return {
    amadeus: { ...call, ...(amadeus !== undefined && { line: amadeus }) },
    frankfurter: {
      ...call,
      remainingMs: () => Math.max(0, remainingMs() - answerMs),
      policy: { attemptTimeoutMs: rateAttemptMs },
      ...(frankfurter !== undefined && { line: frankfurter }),
    },
  };
};
