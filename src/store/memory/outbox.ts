/** The newest events of one world, in order. Ids have no gaps, so an id gives the event's index. */
import { keptEvents, type OutboxEvent } from "../ports/events.js";

export interface Outbox {
  readonly nextId: () => number;
  readonly add: (event: OutboxEvent) => void;
  readonly after: (id: number, limit: number) => readonly OutboxEvent[];
}

/** An empty outbox. Its first event gets the id after `afterId`. */
export const createOutbox = (afterId = 0): Outbox => {
  const events: OutboxEvent[] = [];
  let lastId = afterId;
  return {
    nextId: () => lastId + 1,
    add: (event) => {
      lastId = event.id;
      events.push(event);
      if (events.length >= 2 * keptEvents) events.splice(0, events.length - keptEvents);
    },
    after: (id, limit) => {
      const start = Math.max(0, id - (lastId - events.length));
      return events.slice(start, start + limit);
    },
  };
};
