/**
 * The last events that were sent to the client of one session, so that they can be sent again to one that comes back. It
 * knows no stream but by name, and nothing of what the events say.
 */
import { randomBytes } from "node:crypto";

export interface LoggedEvent {
  readonly id: string;
  readonly stream: string;
  /** Empty for an event that only had an id. */
  readonly text: string;
}

export interface EventLog {
  /** Keeps an event, and gives its id. */
  readonly append: (stream: string, text: string) => string;
  /** The stream that an event was sent on, and what came after it there; undefined for an id that is not known, or not any more. */
  readonly after: (id: string) => { readonly stream: string; readonly events: readonly LoggedEvent[] } | undefined;
  /** What came on a stream after the first `count` events of all. */
  readonly since: (count: number, stream: string) => readonly LoggedEvent[];
  /** How many events there have been. */
  readonly count: () => number;
}

const mostEvents = 256;
const mostCharacters = 256_000;

export const createEventLog = (): EventLog => {
  const mark = randomBytes(6).toString("base64url");
  let events: LoggedEvent[] = [];
  let characters = 0;
  let count = 0;

  /** The newest stays, however long it is. */
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
