/**
 * The last events that were sent to the client of one session, for replay when it reconnects. It knows streams by name
 * only, and not what the events contain.
 */
import { randomBytes } from "node:crypto";

export interface LoggedEvent {
  readonly id: string;
  readonly stream: string;
  /** Empty for an event that only had an id. */
  readonly text: string;
}

export interface EventLog {
  /** Stores an event and returns its id. */
  readonly append: (stream: string, text: string) => string;
  /**
   * The stream of an event, and the later events of that stream; undefined if the log does not have the id, or no
   * longer.
   */
  readonly after: (id: string) => { readonly stream: string; readonly events: readonly LoggedEvent[] } | undefined;
  /** The stored events of a stream that were appended after the first `count` events of the log. */
  readonly since: (count: number, stream: string) => readonly LoggedEvent[];
  /** Number of events that were ever appended. */
  readonly count: () => number;
}

const mostEvents = 256;
const mostCharacters = 256_000;

export const createEventLog = (): EventLog => {
  const mark = randomBytes(6).toString("base64url");
  let events: LoggedEvent[] = [];
  let characters = 0;
  let count = 0;

  /** Drops the oldest events beyond the limits. The newest stays, however long it is. */
  const cut = (): void => {
    let surplus = 0;
    while (events.length - surplus > 1 && (events.length - surplus > mostEvents || characters > mostCharacters)) {
      characters -= events[surplus]?.text.length ?? 0;
      surplus++;
    }
    if (surplus > 0) events = events.slice(surplus);
  };

  return {
    append: (stream, text) => {
      count++;
      const id = `${mark}.${count}`;
      events.push({ id, stream, text });
      characters += text.length;
      cut();
      return id;
    },
    after: (id) => {
      const index = events.findIndex((event) => event.id === id);
      const found = events[index];
      if (found === undefined) return undefined;
      const { stream } = found;
      return { stream, events: events.slice(index + 1).filter((event) => event.stream === stream) };
    },
    since: (before, stream) => {
      const known = Math.min(Math.max(0, count - before), events.length);
      return events.slice(events.length - known).filter((event) => event.stream === stream);
    },
    count: () => count,
  };
};
