/**
 * The feed: a list of the newest events of all worlds, in the file. Each process that has the file open reads on from its last
 * position and tells its listeners.
 */
import { createStoreEvents } from "../events.js";
import { type BookingEvent, keptEvents, type OutboxEvent, type StoreEvent } from "../ports/events.js";
import type { WorldRef } from "../ports/worlds.js";
import { readCount, takeNext } from "./entries.js";
import { eventCounterKey, eventKey, feedCounterKey, feedKey, feedRange } from "./keys.js";
import { eventToText, storeEventFromText } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";

/** Events kept in the feed: more than all processes together write between two polls. */
const keptInFeed = 30_000;
const pollIntervalMs = 200;

/** Adds an event to the feed. To be called in the step that makes the change. */
export const appendToFeed = (table: Table, event: StoreEvent): void => {
  const number = takeNext(table, feedCounterKey);
  table.put(feedKey(number), eventToText(event));
  if (number >= keptInFeed) table.remove(feedKey(number - keptInFeed));
};

/** The id of the world's next event. */
export const nextEventId = (table: ReadableTable, world: string): number =>
  readCount(table, eventCounterKey(world)) + 1;

/** Keeps an event in the world's outbox and in the feed, under the next id. */
export const publish = (table: Table, event: OutboxEvent): void => {
  const { id, world } = event;
  table.put(eventCounterKey(world), String(id));
  table.put(eventKey(world, id), eventToText(event));
  if (id > keptEvents) table.remove(eventKey(world, id - keptEvents));
  appendToFeed(table, event);
};

export const publishBooking = (
  table: Table,
  { key, epoch }: WorldRef,
  change: Omit<BookingEvent, "kind" | "id" | "world" | "epoch">,
): void => publish(table, { kind: "booking", id: nextEventId(table, key), world: key, epoch, ...change });

export interface Feed {
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;
  /** Reads the feed and calls the listeners now. Used after own writes, so that listeners need not wait for the next poll. */
  readonly tellNews: () => void;
  readonly close: () => void;
}

/**
 * While there are listeners, polls the file every 200 ms for events of other processes. `onReset` is called for each
 * `worldReset`.
 */
export const createFeed = (
  table: Pick<DurableTable, "read">,
  warn: (message: string) => void,
  onReset: () => void,
): Feed => {
  const events = createStoreEvents(warn);
  let position = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasFailed = false;

  const stopLooking = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  /**
   * The events since the last poll. If some were removed from the feed before they were read, this warns and adds events that say
   * so.
   */
  const takeNews = (): readonly StoreEvent[] =>
    table.read((step) => {
      const end = readCount(step, feedCounterKey);
      if (end === position) return [];
      const news = [...step.range(feedRange(position, end))].map(({ value }) => storeEventFromText(value));
      const missed = end - position - news.length;
      if (missed > 0) warn(`${missed} changes of other processes came faster than this server could read them.`);
      position = end;
      return missed > 0 ? [{ kind: "changesUnknown" }, { kind: "presenceUnknown" }, ...news] : news;
    });
  const look = (): void => {
    if (isClosed) return;
    try {
      for (const event of events.hasListeners() ? takeNews() : []) {
        if (event.kind === "worldReset") onReset();
        events.announce(event);
      }
      hasFailed = false;
    } catch (error) {
      // The next poll reads the same events again.
      if (!hasFailed) warn(`The changes of other processes could not be read: ${String(error)}`);
      hasFailed = true;
    }
  };

  return {
    subscribe: (listener) => {
      if (!events.hasListeners()) {
        position = table.read((step) => readCount(step, feedCounterKey));
        timer ??= setInterval(look, pollIntervalMs).unref();
      }
      const stop = events.subscribe(listener);
      return () => {
        stop();
        if (!events.hasListeners()) stopLooking();
      };
    },
    tellNews: look,
    close: () => {
      isClosed = true;
      stopLooking();
    },
  };
};
