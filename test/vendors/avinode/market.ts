/** A marketplace in this process: its facade, the client on it, and what it tells when the clock is moved. */
import type { FacadePlace } from "../../../src/facade/port.js";
import type { JobContext } from "../../../src/jobs/port.js";
import type { UpstreamCall } from "../../../src/upstream/index.js";
import { avinodeHeaders } from "../../../src/vendors/avinode/access.js";
import { type AvinodeClient, createAvinodeClient } from "../../../src/vendors/avinode/client.js";
import type { AvinodeEvent } from "../../../src/vendors/avinode/events.js";
import { type Emit, marketplaceJob, vendor } from "../../../src/vendors/avinode/facade/index.js";
import type { AvinodeSegment } from "../../../src/vendors/avinode/wire.js";
import { callOn, newPlace, upstreamOn } from "../facadeClient.js";

export const keys = { apiToken: "mock_key", bearerToken: "mock_bearer" };
export const headers = { "x-avinode-apitoken": "mock_key", authorization: "Bearer mock_bearer" };

export const segment = (from = "KTEB", to = "KVNY", date = "2026-07-15", paxCount = "6"): AvinodeSegment => ({
  startAirport: { icao: from },
  endAirport: { icao: to },
  dateTime: { date, time: "10:00", departure: true, local: false },
  paxCount,
});

export const clientOf = (service = vendor): AvinodeClient =>
  createAvinodeClient(
    upstreamOn(
      service,
      avinodeHeaders(keys, () => 0),
    ),
  );

export interface Market {
  readonly client: AvinodeClient;
  readonly place: FacadePlace;
  /** The same world, so many minutes later. */
  readonly after: (minutes: number) => FacadePlace;
  readonly call: (minutes?: number) => UpstreamCall;
  /** Works on all that is due by then; gives what was told, in its order. */
  readonly told: (minutes: number) => Promise<readonly AvinodeEvent[]>;
}

/** `emit` hears before the test does. */
export const openMarket = async (seed = "market", emit: Emit = async () => []): Promise<Market> => {
  const place = await newPlace(undefined, seed, 40);
  const { store, stored } = place;
  const after = (minutes: number): FacadePlace => ({ ...place, nowMs: place.nowMs + minutes * 60_000 });
  return {
    client: clientOf(),
    place,
    after,
    call: (minutes = 0) => callOn(vendor, after(minutes)),
    told: async (minutes) => {
      const { nowMs } = after(minutes);
      const events: AvinodeEvent[] = [];
      const job = marketplaceJob({
        store,
        emit: async (event, world) => {
          const writes = await emit(event, world);
          events.push(event);
          return writes;
        },
      });
      const context: JobContext = {
        ...{ world: stored, nowMs, worldNowMs: nowMs, realNowMs: 0 },
        signal: new AbortController().signal,
      };
      for (;;) {
        const claim = { world: stored, queue: job.queue, nowMs, realNowMs: 0, leaseMs: 1000, limit: 1 };
        const [dossier] = await store.claimDue(claim);
        if (dossier === undefined) return events;
        const settlement = await job
          .run(dossier, context)
          .catch((error: unknown) => job.failed(dossier, { kind: "threw", message: String(error) }, context));
        await store.commitDossiers({ world: stored, atMs: nowMs, writes: settlement.writes });
      }
    },
  };
};
