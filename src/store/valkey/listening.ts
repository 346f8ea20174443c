/**
 * Delivers the events of all processes to this process's listeners: by Pub/Sub over a separate connection, and from the outboxes
 * after that connection, or a link between two nodes of a cluster, was lost. It subscribes when the store opens, so that a
 * listener misses nothing from the moment it is added. Without listeners, events are dropped unparsed.
 */
import { createStoreEvents, type StoreEvents } from "../events.js";
import type { EventStore, StoreEvent } from "../ports/events.js";
import { createBusLinks } from "./busLinks.js";
import type { ValkeyConnection } from "./connection.js";
import { dossierEventFromText } from "./dossierRecords.js";
import { createEventOrder, type HeardChange } from "./eventOrder.js";
import { unavailable } from "./failures.js";
import { type Keys, unescapeText } from "./keys.js";
import { createOutboxReader } from "./outboxReader.js";
import { eventFromText } from "./records.js";

const heartbeatMs = 3000;
const firstRetryMs = 100;
const longestRetryMs = 2000;

type Aside = ReturnType<ValkeyConnection["openAside"]>;

/** Parses a message of the scripts: a letter and words. Undefined for a kind that this version does not know. */
export const eventFromMessage = (message: string): StoreEvent | undefined => {
  const [letter, first = "", second = "", ...rest] = message.split(" ");
  switch (letter) {
    case "b":
      return eventFromText(unescapeText(second), Number(first), rest.join(" "));
    case "d":
      return dossierEventFromText(unescapeText(second), Number(first), rest.join(" "));
    case "q":
      return { kind: "workQueued", world: unescapeText(first), queue: unescapeText(second) };
    case "s":
      return { kind: "sessionEnded", world: unescapeText(first), sessionId: unescapeText(second) };
    case "u":
      return { kind: "subscriptionsChanged", world: unescapeText(first), sessionId: unescapeText(second) };
    case "t":
      return {
        kind: "streamTaken",
        world: unescapeText(first),
        sessionId: unescapeText(second),
        stream: Number(rest[0]),
      };
    case "r":
      return { kind: "worldReset", world: unescapeText(first), epoch: Number(second) };
    default:
      return undefined;
  }
};

export interface Listening extends EventStore {
  /** A reply to this process has shown the world at this revision. To be called once for each revision. */
  readonly met: (world: string, revision: number) => void;
  /** The newest known event of each world. */
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** After a loss of data: tells the listeners to read again, and delivers later events whatever their ids are. */
  readonly tellToAskAgain: () => void;
  /** Subscribes. Rejects with StoreUnavailableError if that fails. A connection that is lost later is opened again. */
  readonly start: () => Promise<void>;
  readonly close: () => void;
}

export interface ListeningHooks {
  /** Another process has announced the store's mark. */
  readonly onMark: (id: string) => void;
  /** The world's outbox lacks an event that was delivered. */
  readonly onDoubt: (world: string, heard: HeardChange) => void;
  /** The revisions given to `met` were forgotten: it must be called for each world again. */
  readonly onForgotten: () => void;
  /** The revisions of worlds in replies to this process, perhaps from before there were listeners. */
  readonly seen: () => ReadonlyMap<string, { readonly revision: number }>;
}

const markLetter = "m ";

export const createListening = (
  connection: ValkeyConnection,
  keys: Keys,
  warn: (message: string) => void,
  { onMark, onDoubt, onForgotten, seen }: ListeningHooks,
): Listening => {
  const events: StoreEvents = createStoreEvents(warn);
  const outbox = createOutboxReader(connection, keys);
  const bus = createBusLinks(connection, warn);
  let aside: Aside | undefined;
  let timer: NodeJS.Timeout | undefined;
  let attempt = 0;
  let isClosed = false;
  /** Data was lost since the last subscription: events may be missing. */
  let hasLost = false;

  const order = createEventOrder({ outbox, deliver: events.announce, onGap: () => aside?.disconnect(), onDoubt });
  const hear = (message: string): void => {
    if (message.startsWith(markLetter)) {
      onMark(message.slice(markLetter.length));
      return;
    }
    const event = events.hasListeners() ? eventFromMessage(message) : undefined;
    if (event === undefined) return;
    if (event.kind === "booking" || event.kind === "dossier") order.take(event);
    else events.announce(event);
  };
  const inSomeTime = (delayMs: number, step: () => void): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(step, delayMs).unref();
  };
  /**
   * Tells listeners that presence events may have been missed, and delivers missed outbox events. Rejects if an outbox cannot be
   * read.
   */
  const tellOfMissed = (): Promise<void> => {
    // The outbox has changes of bookings and dossiers, but not of sessions.
    events.announce({ kind: "presenceUnknown" });
    // Changes may also be missing for worlds that have had no event so far.
    if (events.hasListeners()) for (const [world, { revision }] of seen()) order.know(world, revision);
    return order.catchUp();
  };
  /** The heartbeat: disconnects if the server does not answer a ping, and catches up after a broken link. */
  const beat = (own: Aside): void =>
    inSomeTime(heartbeatMs, () => {
      Promise.all([own.ping(), bus.haveBroken(own)]).then(
        ([, haveBroken]) => {
          if (haveBroken) tellOfMissed().catch(() => aside?.disconnect());
          // The connection may have ended in the meantime; then `reopen` is at work already.
          if (own.status !== "end") beat(own);
        },
        () => own.disconnect(),
      );
    });
  const open = async (): Promise<void> => {
    const own = connection.openAside(attempt);
    aside = own;
    attempt += 1;
    own.on("message", (_channel, message) => hear(message));
    try {
      await own.connect();
      await bus.begin(own);
      await own.subscribe(keys.channel);
    } catch (error) {
      own.disconnect();
      throw error;
    }
    own.once("end", reopen);
    if (own.status === "end") reopen();
    else beat(own);
  };
  const reopen = (): void =>
    inSomeTime(Math.min(firstRetryMs * attempt, longestRetryMs), () => {
      open().then(() => {
        if (hasLost) events.announce({ kind: "changesUnknown" });
        hasLost = false;
        tellOfMissed().then(
          () => {
            attempt = 0;
          },
          () => aside?.disconnect(),
        );
      }, reopen);
    });

  return {
    subscribe: (listener) => {
      // What was delivered to earlier listeners says nothing about what this one has missed.
      if (!events.hasListeners()) {
        order.forget();
        onForgotten();
      }
      return events.subscribe(listener);
    },
    readEvents: outbox.after,
    met: (world, revision) => {
      if (events.hasListeners()) order.know(world, revision);
    },
    heard: order.heard,
    tellToAskAgain: () => {
      hasLost = true;
      order.forget();
      events.announce({ kind: "changesUnknown" });
      events.announce({ kind: "presenceUnknown" });
    },
    start: async () => {
      try {
        await open();
      } catch (error) {
        throw unavailable(connection.place, error);
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      aside?.disconnect();
    },
  };
};
