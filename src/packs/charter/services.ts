/** What handlers of the pack get besides the call: the marketplace's client and the record of one world. */
import type { StatusResource } from "../../../generated/charter/types.js";
import { type CharterRecord, createCollections, emailCollection, recordIn } from "../../charter/record.js";
import type { Clock } from "../../contract/handler.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../store/index.js";
import type { World } from "../../travel/world/index.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import type { UpstreamCall } from "../../upstream/index.js";
import { type AvinodeClient, createAvinodeClient } from "../../vendors/avinode/client.js";
import type { InboundCounts } from "../../webhooks/inbox.js";
import { type AskingCall, callFigures, upstreamCallOf } from "../upstreamCalls.js";
import type { Connection } from "./connection.js";

export interface Services {
  readonly store: Store<unknown>;
  readonly stored: StoredWorld;
  readonly world: () => World;
  readonly record: CharterRecord;
  readonly avinode: AvinodeClient;
  readonly upstreamCall: (call: AskingCall) => UpstreamCall;
  readonly isMock: boolean;
  /** Whether the marketplace sends events to this server. If not, the server asks for answers. */
  readonly hearsEvents: boolean;
  /** Runs the work that is due now, so that results depend only on seed, clock and calls. */
  readonly catchUp: () => Promise<void>;
  /**
   * In mock mode, sends the e-mails that are due now, so that figures depend only on seed, clock and calls. In live mode it does nothing:
   * nobody waits for e-mails.
   */
  readonly catchUpEmails: () => Promise<void>;
  /** The address that e-mails are sent through, or why none are sent. */
  readonly mailbox: string;
  readonly secrets: readonly string[];
  readonly figures: () => Pick<StatusResource, "mode" | "upstream" | "calls" | "breaker">;
  /** Counts of the events that were sent to this process, by result. */
  readonly deliveries: () => InboundCounts;
}

/** The queues to catch up with, in this order: the marketplace's answers, then the events that they cause. */
export const queues = ["avinode.answers", "charter.inbox"] as const;

/** Returns a function that creates the services of a world. All worlds share the connection. */
export const createServices = (
  connection: Connection,
  store: Store<unknown>,
  { jobs }: Pick<Host, "jobs">,
  { hearsEvents, deliveries, mailbox }: Pick<Services, "hearsEvents" | "deliveries" | "mailbox">,
): ((stored: StoredWorld, clock: Clock) => Services) => {
  const avinode = createAvinodeClient(connection.upstream);
  const collections = createCollections(store);
  const worldOf = createWorldShelf();
  const { mode, secrets } = connection;
  const figures: Services["figures"] = () => callFigures(connection);
  return (stored, clock) => {
    const world = (): World => worldOf(worldNameOf(stored.key), stored.seed);
    return {
      store,
      stored,
      world,
      record: recordIn(collections, store, { key: stored.key, epoch: stored.epoch }),
      avinode,
      upstreamCall: (call) => upstreamCallOf(call, connection.lineIn(stored, world, clock.now())),
      isMock: mode === "mock",
      hearsEvents,
      catchUp: () => jobs.catchUp(stored, queues),
      catchUpEmails: async () => {
        if (mode === "mock") await jobs.catchUp(stored, [emailCollection]);
      },
      mailbox,
      secrets,
      figures,
      deliveries,
    };
  };
};
