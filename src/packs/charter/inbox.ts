/** The inbox for the marketplace's events, and the function by which the mock marketplace delivers events to it. */

import { webhooks } from "../../../generated/charter/webhooks.js";
import { effectOf } from "../../charter/effects/index.js";
import type { CharterEvent } from "../../charter/events.js";
import { instantMs } from "../../charter/instants.js";
import { createCollections, recordIn } from "../../charter/record.js";
import type { Host } from "../../runtime/pack.js";
import { clockOf } from "../../runtime/worlds/worlds.js";
import type { Store } from "../../store/index.js";
import { inboxRefusal } from "../../vendors/avinode/facade/emit.js";
import type { Emit } from "../../vendors/avinode/facade/index.js";
import { createInbox, type Inbox, type InboxFacts, type InboxParts, NotYet } from "../../webhooks/inbox.js";
import { avinodeSignature } from "../../webhooks/signatures.js";

const { avinode } = webhooks.inbound;
type Parts = InboxParts<typeof avinode.events>;

/** The collection of the inbox's records, and the name of their queue. */
export const inboxCollection = "charter.inbox";

/** The topic of an event; its URI is `charter://` and the topic. */
export const eventTopic = (eventId: string): string => `webhooks/events/${encodeURIComponent(eventId)}`;

const idNames = ["rfp_id", "quote_id", "trip_id", "thread_id"] as const;

/**
 * Describes an event for the inbox. Events of one request are processed in order; events that name only a trip, in the order of the trip.
 */
const describe = (event: CharterEvent): InboxFacts => {
  const given = new Map<string, unknown>(Object.entries(event));
  const references = Object.fromEntries(
    idNames.flatMap((name) => {
      const id = given.get(name);
      return typeof id === "string" ? [[name, id]] : [];
    }),
  );
  const { rfp_id, trip_id, quote_id } = references;
  const group = rfp_id ?? trip_id ?? quote_id;
  const { event_id: eventId, timestamp } = event;
  return { eventId, timestamp, references, ...(group !== undefined && { group }) };
};

export interface CharterInboxOptions {
  readonly store: Store<unknown>;
  readonly host: Pick<Host, "enterWorld" | "clock" | "warn">;
  readonly secrets: readonly string[];
  readonly allowedAddresses: string | null;
}

export interface CharterInbox extends Inbox {
  /** Signs an event as the marketplace does and passes it to the inbox without a socket. */
  readonly emit: Emit;
}

export const createCharterInbox = ({ store, host, secrets, allowedAddresses }: CharterInboxOptions): CharterInbox => {
  const collections = createCollections(store);
  const parts: Parts = {
    contract: avinode,
    collection: inboxCollection,
    secrets,
    ...(allowedAddresses !== null && { allowedAddresses }),
    store,
    enterWorld: host.enterWorld,
    clock: host.clock,
    warn: host.warn,
    describe,
    apply: async (event, { world: { key, epoch }, atMs }) => {
      const outcome = await effectOf(event, recordIn(collections, store, { key, epoch }), atMs);
      if (outcome.kind === "notYet") throw new NotYet(outcome.missing);
      return { writes: outcome.writes, entityIds: outcome.entityIds };
    },
    tell: ({ eventId }) => ({ topic: eventTopic(eventId) }),
  };
  const inbox = createInbox(parts);
  const emit: Emit = async (event, world) => {
    const body = Buffer.from(JSON.stringify(event));
    const headers = { [avinode.signature.header.toLowerCase()]: avinodeSignature(secrets[0] ?? "", body) };
    // Uses the world and epoch of the original request; this server may have no name for that world.
    const enterWorld: Parts["enterWorld"] = async () => ({ world, clock: clockOf(world.clock, host.clock) });
    const { receive } = createInbox({ ...parts, enterWorld }).endpoint;
    const atMs = instantMs(event.timestamp);
    const { status, body: said } = await receive({ world: undefined, body, headers, remoteAddress: "local", atMs });
    if (status !== 200) throw inboxRefusal(status, said, event);
    return [];
  };
  return { ...inbox, emit };
};
