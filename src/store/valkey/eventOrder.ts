/**
 * Orders the events that arrive by Pub/Sub: delivers each world's events in the order of their ids, and fills gaps from the
 * world's outbox.
 */
import type { OutboxEvent } from "../ports/events.js";
import { inGroups } from "./inGroups.js";
import type { OutboxReader } from "./outboxReader.js";

const readAtOnce = 500;

/** The newest known event of a world. Its content is undefined if it happened before there were listeners. */
export interface HeardChange {
  readonly id: number;
  readonly event: OutboxEvent | undefined;
}

interface Heard {
  /** All events up to this id were delivered, or happened before there were listeners. */
  lastId: number;
  /** The event of `lastId`, if it was delivered. */
  lastEvent: OutboxEvent | undefined;
  /** The highest id of a late event (see `isLate`) that was delivered; 0 if none was. */
  lateId: number;
  /** Events that arrive during a read of the outbox; undefined when none is running. */
  waiting: OutboxEvent[] | undefined;
  /** The running read may lack events that were missed after it began, so it must be repeated. */
  isOutdated: boolean;
}

const heardUpTo = (lastId: number): Heard => ({
  ...{ lastId, lastEvent: undefined, lateId: 0 },
  ...{ waiting: undefined, isOutdated: false },
});

export interface EventOrder {
  /** Takes an event that arrived by Pub/Sub. */
  readonly take: (event: OutboxEvent) => void;
  /** A reply has shown the world at this revision. From now on, later events that do not arrive count as missed. */
  readonly know: (world: string, revision: number) => void;
  /** Forgets all worlds. */
  readonly forget: () => void;
  /** The newest known event of each world. */
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** Delivers the events of all known worlds' outboxes that were not delivered yet. Rejects if an outbox cannot be read. */
  readonly catchUp: () => Promise<void>;
}

export interface EventOrderParts {
  readonly outbox: OutboxReader;
  readonly deliver: (event: OutboxEvent) => void;
  /** Called when a gap could not be filled. `catchUp`, or the world's next event, tries again. */
  readonly onGap: () => void;
  /** Called when the world's outbox lacks a delivered event: the store has lost data, or the world was deleted. */
  readonly onDoubt: (world: string, heard: HeardChange) => void;
}

const nameOf = (event: OutboxEvent): string =>
  event.kind === "booking" ? event.locator : JSON.stringify([event.collection, event.dossierId]);

/** Whether an event is the one that was delivered under its id. True if that is unknown because there were no listeners then. */
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
   * Whether an event that was not delivered arrives after a reply that already contains its change. That can happen because
   * messages and replies come over separate connections, in a cluster from separate nodes.
   */
  const isLate = ({ lastId, lastEvent, lateId }: Heard, { id }: OutboxEvent): boolean =>
    lastEvent === undefined && id > lateId && id <= lastId;

  const readOn = async (world: string, heard: Heard, [arrived]: readonly OutboxEvent[]): Promise<void> => {
    const { lastId, lastEvent } = heard;
    const [found] = lastId === 0 ? [] : await outbox.after(world, lastId - 1, 1);
    if (lastId > 0 && (found === undefined || (found.id === lastId && !isSameChange(found, lastEvent)))) {
      // A server that lost data continues from its own last id, and the event that just arrived is new.
      const newestId = found === undefined ? await outbox.newestId(world) : lastId;
      const deliveredId = heard.lateId > 0 ? heard.lateId : (arrived?.id ?? Number.POSITIVE_INFINITY) - 1;
      heard.lastId = Math.min(newestId, deliveredId);
      heard.lastEvent = undefined;
      heard.lateId = 0;
      // Only if `forget` was not called in the meantime.
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
        // Delivers events that the outbox no longer has.
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
        // Alternatively the world has lost data and continues from a lower id: the outbox tells.
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
        // A failing node of a cluster must not stop the events of other nodes' worlds.
        for (const one of caughtUp) if (one.status === "rejected") failures.push(one.reason);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
