/** The stream of changes of one session, and the replay of missed events to a client that reconnects. */
import type { ServerResponse } from "node:http";
import type { JSONRPCMessage, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { type EventStream, openEventStream } from "../server/eventStream.js";
import type { EventLog, LoggedEvent } from "./eventLog.js";

/** A response to write to, and its headers. */
export interface Target {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the client understands an event without content. */
  readonly isPrimed: boolean;
}

/** The reservation of the session's stream of changes. */
export interface StreamPlace {
  /** Sends the headers of the stream, then the events that the client missed. */
  readonly open: () => void;
  readonly close: () => void;
}

export interface ChangeStream {
  /** Sends a message that belongs to no request. It stays in the log for a client that reconnects. */
  readonly tell: (message: JSONRPCMessage) => Promise<void>;
  /**
   * Reserves the session's only stream. Undefined if one is open and no `lastEventId` is given. The stream begins with
   * the events after `lastEventId`, if the log has it.
   */
  readonly takePlace: (target: Target, lastEventId: string | undefined) => StreamPlace | undefined;
  readonly end: () => void;
}

/** The stream is undefined until its headers are sent. */
interface OpenPlace {
  stream: EventStream | undefined;
  readonly close: () => void;
}

/** The name of the stream in the event log. */
export const changesName = "changes";

export const writeEvents = (to: EventStream, events: readonly LoggedEvent[]): void => {
  for (const event of events) if (event.text !== "") to.write(event);
};

/** `sendsChanges` tells whether this process has the session's newest stream. */
export const createChangeStream = (
  inner: Pick<WebStandardStreamableHTTPServerTransport, "send" | "closeStandaloneSSEStream">,
  log: EventLog,
  sendsChanges: () => Promise<boolean>,
): ChangeStream => {
  let place: OpenPlace | undefined;
  const end = (): void => {
    place?.close();
    inner.closeStandaloneSSEStream();
  };
  return {
    tell: async (message) => {
      if (!(await sendsChanges())) return;
      const text = JSON.stringify(message);
      const id = log.append(changesName, text);
      if (place === undefined) await inner.send(message);
      else place.stream?.write({ id, text });
    },
    takePlace: ({ response, headers, isPrimed }, lastEventId) => {
      // A client that sends a last event id has lost its stream, even if this server has not noticed it.
      if (place !== undefined && lastEventId === undefined) return undefined;
      end();
      const missed = lastEventId === undefined ? undefined : log.after(lastEventId)?.events;
      const before = log.count();
      const own: OpenPlace = {
        stream: undefined,
        close: () => {
          own.stream?.end();
          if (place === own) place = undefined;
        },
      };
      place = own;
      response.once("close", own.close);
      return {
        close: own.close,
        open: () => {
          const stream = openEventStream(response, headers);
          own.stream = stream;
          if (place !== own) {
            stream.end();
            return;
          }
          // Sent without `retry`: a client may have lost its server, and some give up after a few tries, so the delay
          // is their own.
          if (isPrimed && missed === undefined) stream.prime(log.append(changesName, ""));
          writeEvents(stream, missed ?? []);
          writeEvents(stream, log.since(before, changesName));
        },
      };
    },
    end,
  };
};
