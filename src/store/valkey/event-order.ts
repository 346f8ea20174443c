/**
 * Puts what arrives by Pub/Sub in order: each world's events once and by their ids, with gaps filled from its outbox.
 * It knows no connection.
 */
import type { BookingEvent } from "../port.js";
import type { OutboxReader } from "./outbox-reader.js";

const READ_AT_ONCE = 500;

interface Heard {
  /** Everything up to this event has been delivered, or happened before anybody listened. */
  lastId: number;
  /** Events that arrived while the outbox is being read; undefined while it is not. */
  waiting: BookingEvent[] | undefined;
}

export interface EventOrder {
  /** An event that arrived. */
  readonly take: (event: BookingEvent) => void;
  /** The world was seen at this revision. Its later events are missed if they do not arrive. */
  readonly know: (world: string, revision: number) => void;
  readonly forget: () => void;
  /** Delivers what the outboxes of all known worlds have and nobody has told. Rejects if they cannot be read. */
  readonly catchUp: () => Promise<void>;
}

export interface EventOrderParts {
  readonly outbox: OutboxReader;
  readonly deliver: (event: BookingEvent) => void;
  /** A gap could not be filled: nothing of that world is delivered until `catchUp` has been called. */
  readonly onGap: () => void;
}

export const createEventOrder = ({ outbox, deliver, onGap }: EventOrderParts): EventOrder => {
  const worlds = new Map<string, Heard>();

  const deliverNew = (heard: Heard, event: BookingEvent): void => {
    if (event.id <= heard.lastId) return;
    heard.lastId = event.id;
    deliver(event);
  };
  const readOn = async (world: string, heard: Heard): Promise<void> => {
    // A server that lost data counts on from where it is.
    heard.lastId = Math.min(heard.lastId, await outbox.newestId(world));
    let read: readonly BookingEvent[];
    do {
      read = await outbox.after(world, heard.lastId, READ_AT_ONCE);
      for (const event of read) deliverNew(heard, event);
    } while (read.length === READ_AT_ONCE);
  };
  const catchUpWith = async (world: string, heard: Heard, waiting: BookingEvent[]): Promise<void> => {
    if (heard.waiting !== undefined) return;
    heard.waiting = waiting;
    try {
      await readOn(world, heard);
      // What the outbox has no more is told as it arrived.
      for (const event of waiting) deliverNew(heard, event);
    } finally {
      heard.waiting = undefined;
    }
  };

  return {
    take: (event) => {
      const heard = worlds.get(event.world) ?? { lastId: event.id - 1, waiting: undefined };
      worlds.set(event.world, heard);
      if (heard.waiting !== undefined) {
        heard.waiting.push(event);
      } else if (event.id <= heard.lastId + 1) {
        deliverNew(heard, event);
      } else {
        catchUpWith(event.world, heard, [event]).catch(onGap);
      }
    },
    know: (world, revision) => {
      if (!worlds.has(world)) worlds.set(world, { lastId: revision, waiting: undefined });
    },
    forget: () => worlds.clear(),
    catchUp: async () => {
      for (const [world, heard] of worlds) await catchUpWith(world, heard, []);
    },
  };
};
