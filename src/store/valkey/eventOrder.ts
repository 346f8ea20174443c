/**
 * Puts what arrives by Pub/Sub in order: each world's events once and by their ids, with gaps filled from its outbox.
 * It knows no connection.
 */
import type { OutboxEvent } from "../ports/events.js";
import { inGroups } from "./inGroups.js";
import type { OutboxReader } from "./outboxReader.js";

const readAtOnce = 500;

/** The newest event of a world; its content is undefined if it happened before there were listeners. */
export interface HeardChange {
  readonly id: number;
  readonly event: OutboxEvent | undefined;
}

interface Heard {
  /** Everything up to this event has been delivered, or happened before anybody listened. */
  lastId: number;
  lastEvent: OutboxEvent | undefined;
  /** The newest event up to `lastId` that was delivered though the world had been met after it; 0 if none was. */
  lateId: number;
  /** Events that arrived while the outbox is being read; undefined while it is not. */
  waiting: OutboxEvent[] | undefined;
  /** What is being read may lack events that were missed since. */
  isOutdated: boolean;
}

const heardUpTo = (lastId: number): Heard => ({
  ...{ lastId, lastEvent: undefined, lateId: 0 },
  ...{ waiting: undefined, isOutdated: false },
});

export interface EventOrder {
  /** An event that arrived. */
  readonly take: (event: OutboxEvent) => void;
  /** The world was seen at this revision. Its later events are missed if they do not arrive. */
  readonly know: (world: string, revision: number) => void;
  readonly forget: () => void;
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** Delivers the events in the outboxes of all known worlds that were not delivered yet. Rejects if an outbox cannot be read. */
  readonly catchUp: () => Promise<void>;
}

export interface EventOrderParts {
  readonly outbox: OutboxReader;
  readonly deliver: (event: OutboxEvent) => void;
  /** A gap could not be filled: nothing of that world is delivered until `catchUp` has been called. */
  readonly onGap: () => void;
  /** The world's outbox has not what was delivered: it has lost something, or was deleted. */
  readonly onDoubt: (world: string, heard: HeardChange) => void;
}

const nameOf = (event: OutboxEvent): string =>
  event.kind === "booking" ? event.locator : JSON.stringify([event.collection, event.dossierId]);

/** Whether an event is the one that was delivered under its id. True for what happened before there were listeners, which is not known. */
export const isSameChange = (event: OutboxEvent, told: OutboxEvent | undefined): boolean =>
  told === undefined ||
  (event.epoch === told.epoch && nameOf(event) === nameOf(told) && event.version === told.version);

export const createEventOrder = ({ outbox, deliver, onGap, onDoubt }: EventOrderParts): EventOrder => {
  const worlds = new Map<string, Heard>();

  const deliverNew = (heard: Heard, event: OutboxEvent): void => {
    if (event.id <= heard.lastId) return;
    heard.lastId = event.id;
    heard.lastEvent = event;
    deliver(event);
  };
  /**
   * Whether an event arrives after a reply that shows a world with it, and was not delivered: messages and replies come over
   * connections of their own, and from two nodes of a cluster.
   */
  const isLate = ({ lastId, lastEvent, lateId }: Heard, { id }: OutboxEvent): boolean =>
    lastEvent === undefined && id > lateId && id <= lastId;

  const readOn = async (world: string, heard: Heard, [arrived]: readonly OutboxEvent[]): Promise<void> => {
    const { lastId, lastEvent } = heard;
    const [found] = lastId === 0 ? [] : await outbox.after(world, lastId - 1, 1);
    if (lastId > 0 && (found === undefined || (found.id === lastId && !isSameChange(found, lastEvent)))) {
      // A server that lost data counts on from where it is, and what has just arrived is news.
      const newestId = found === undefined ? await outbox.newestId(world) : lastId;
      const deliveredId = heard.lateId > 0 ? heard.lateId : (arrived?.id ?? Number.POSITIVE_INFINITY) - 1;
      heard.lastId = Math.min(newestId, deliveredId);
      heard.lastEvent = undefined;
      heard.lateId = 0;
      // Only if nothing was forgotten meanwhile.
      if (worlds.get(world) === heard) onDoubt(world, { id: lastId, event: lastEvent });
    }
    let read: readonly OutboxEvent[];
    do {
      read = await outbox.after(world, heard.lastId, readAtOnce);
      for (const event of read) deliverNew(heard, event);
    } while (read.length === readAtOnce);
  };
  const catchUpWith = async (world: string, heard: Heard, waiting: OutboxEvent[]): Promise<void> => {
    if (heard.waiting !== undefined) {
      heard.isOutdated = true;
      return;
    }
    heard.waiting = waiting;
    try {
      do {
        heard.isOutdated = false;
        await readOn(world, heard, waiting);
        // Events that the outbox no longer has are delivered as they arrived.
        for (const event of waiting) deliverNew(heard, event);
      } while (heard.isOutdated);
    } finally {
      heard.waiting = undefined;
    }
  };

  return {
    take: (event) => {
      const heard = worlds.get(event.world) ?? heardUpTo(event.id - 1);
      worlds.set(event.world, heard);
      if (isLate(heard, event)) {
        heard.lateId = event.id;
        deliver(event);
        // Or the world has lost data and counts on from a lower number.
        if (heard.waiting === undefined) catchUpWith(event.world, heard, []).catch(onGap);
      } else if (heard.waiting !== undefined) {
        heard.waiting.push(event);
      } else if (event.id === heard.lastId + 1) {
        deliverNew(heard, event);
      } else {
        // A gap, an event that was delivered already, or a world that has lost data: the outbox decides.
        catchUpWith(event.world, heard, [event]).catch(onGap);
      }
    },
    know: (world, revision) => {
      if (!worlds.has(world)) worlds.set(world, heardUpTo(revision));
    },
    forget: () => worlds.clear(),
    heard: () =>
      new Map([...worlds].map(([world, { lastId, lastEvent }]) => [world, { id: lastId, event: lastEvent }])),
    catchUp: async () => {
      const failures: unknown[] = [];
      for (const some of inGroups([...worlds])) {
        const caughtUp = await Promise.allSettled(some.map(([world, heard]) => catchUpWith(world, heard, [])));
        // A node of a cluster that is away keeps no event of another one's worlds.
        for (const one of caughtUp) if (one.status === "rejected") failures.push(one.reason);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
