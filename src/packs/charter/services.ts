/** What the handlers of Charter work with besides the call itself: the marketplace, and the record of one world. */
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
  /** Whether answers reach this server by themselves: where they do not, they are asked for. */
  readonly hearsEvents: boolean;
  /** Lets happen first what is due at this instant, so that answers follow from seed, clock and calls alone. */
  readonly catchUp: () => Promise<void>;
  /** Lets a mock send first what is due, so that figures follow from the same. Live e-mails are waited for by nobody. */
  readonly catchUpEmails: () => Promise<void>;
  /** Through whom e-mails are sent, or why none is. */
  readonly mailbox: string;
  readonly secrets: readonly string[];
  readonly figures: () => Pick<StatusResource, "mode" | "upstream" | "calls" | "breaker">;
  /** What became of events that were sent to this process. */
  readonly deliveries: () => InboundCounts;
}

/** What comes of a request and of an event, in this order. */
export const queues = ["avinode.answers", "charter.inbox"] as const;

/** Gives the services of any world on one connection. */
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
