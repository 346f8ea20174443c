/** Outbound webhooks on a memory store, with time that passes by hand and receivers that do as they are told. */
import { outboundOf } from "../../../src/packs/gds/outbound.js";
import type { BookingStatus, DossierStore, Store, StoredWorld } from "../../../src/store/index.js";
import { createManagement, type Management } from "../../../src/webhooks/outbound/manage.js";
import { openOutbound } from "../../../src/webhooks/outbound/open.js";
import { type OutboundRecords, outboundRecords } from "../../../src/webhooks/outbound/records.js";
import type { Outcome } from "../../../src/webhooks/outbound/schedule.js";
import { type Setup, settled, setUp } from "../../jobs/setup.js";

export const key = "a key of thirty-two characters!!";

/** One attempt, as its receiver saw it. */
export interface Received {
  readonly url: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly atMs: number;
  /** `booking.created ABC 1`. */
  readonly told: string;
}

export const answering = (status: number, waitMs = 0): Outcome => ({ kind: "answered", status, waitMs });

/** What a receiver does with what it got. */
export type Receiver = (received: Received) => Outcome | Promise<Outcome>;

export interface Sender extends Setup {
  readonly world: StoredWorld;
  readonly records: OutboundRecords;
  readonly management: Management;
  readonly received: Received[];
  readonly told: () => readonly string[];
  /** Makes a booking, or changes one. */
  readonly book: (locator: string, version?: number, status?: BookingStatus, world?: StoredWorld) => Promise<void>;
  /** A process that sends, on the same store. */
  readonly start: (store?: Store<unknown>, works?: boolean) => { readonly stop: () => Promise<void> };
  /** Lets everything happen that is to happen soon. */
  readonly pass: (ms?: number) => Promise<void>;
}

const toldBy = (body: string): string => {
  const { type, data } = JSON.parse(body) as { type: string; data: { pnr?: string; version?: number } };
  return [type, data.pnr, data.version].filter((part) => part !== undefined).join(" ");
};

export const openSender = async (receiver: Receiver = () => answering(204), delays = "5s,1m"): Promise<Sender> => {
  const made = setUp();
  const { store, clock, timers, warnings, createJobs } = made;
  const records = outboundRecords(store);
  const received: Received[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const world = await made.createWorld("team-7");
  return {
    ...made,
    world,
    records,
    management: createManagement(store, records, clock.now),
    received,
    told: () => received.map(({ told }) => told),
    book: async (locator, version = 1, status = "confirmed", in_ = world) => {
      const claims = [] as const;
      if (version === 1) {
        const opening = { world: in_, locator, scopeId: "s", createdAtMs: clock.now(), document: {}, claims };
        await store.openBooking(opening);
        return;
      }
      const change = { world: in_, locator, expectedVersion: version - 1, changedAtMs: clock.now(), document: {} };
      await store.changeBooking({ ...change, status, claims, returns: [] });
    },
    start: (on = store, works = true) => {
      const outbound = openOutbound({
        ...{ store: on, outboundOf, key, targets: "any", delays, sender: "s", works, clock, timers, warn },
        send: async ({ url, headers, body }) => {
          const one = { url, id: headers["webhook-id"] ?? "", headers, body, atMs: clock.now(), told: toldBy(body) };
          received.push(one);
          return receiver(one);
        },
      });
      const jobs = createJobs(works, on);
      jobs.add(outbound.jobs);
      const stop = async (): Promise<void> => {
        await jobs.stop(1000);
        await outbound.stop();
      };
      return { stop };
    },
    pass: async (ms = 100) => {
      await settled();
      await timers.pass(ms);
      await settled();
    },
  };
};

/** A store on which the first commits of a kind meet what another process did just before. */
export const interfering = (
  store: Store<unknown>,
  before: (command: Parameters<DossierStore["commitDossiers"]>[0]) => Promise<void>,
): Store<unknown> => ({
  ...store,
  commitDossiers: async (command) => {
    await before(command);
    return store.commitDossiers(command);
  },
});
