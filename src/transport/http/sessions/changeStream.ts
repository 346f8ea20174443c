/** The stream of changes of one session, with what is sent again on it after its client has lost it. */
import type { ServerResponse } from "node:http";
import type { JSONRPCMessage, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { type EventStream, openEventStream } from "../server/eventStream.js";
import type { EventLog, LoggedEvent } from "./eventLog.js";

/** A response that is being written to, and what it says about itself. */
export interface Target {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the client understands an event without content. */
  readonly isPrimed: boolean;
}

/** The session's stream of changes, open or about to be. */
export interface StreamPlace {
  /** Sends the headers of the stream, and the events since. */
  readonly open: () => void;
  readonly close: () => void;
}

export interface ChangeStream {
  /** Sends a message without a request, or keeps it for a client that comes back. */
  readonly tell: (message: JSONRPCMessage) => Promise<void>;
  /** Takes the place of the session's stream; undefined if there is one. After `lastEventId` where it is known. */
  readonly takePlace: (target: Target, lastEventId: string | undefined) => StreamPlace | undefined;
  readonly end: () => void;
}

/** The stream is undefined until its headers are sent. */
interface OpenPlace {
  stream: EventStream | undefined;
  readonly close: () => void;
}

/** The name of the stream in the log of events. */
export const changesName = "changes";

export const writeEvents = (to: EventStream, events: readonly LoggedEvent[]): void => {
  for (const event of events) if (event.text !== "") to.write(event);
};

/** `sendsChanges` asks whether this process has the session's newest stream. */
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
      // A client that says what it has seen has lost the stream that this server may think it has.
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
          // How long it waits is left to a client that may have lost its server: some give up after a few tries.
          if (isPrimed && missed === undefined) stream.prime(log.append(changesName, ""));
          writeEvents(stream, missed ?? []);
          writeEvents(stream, log.since(before, changesName));
        },
      };
    },
    end,
  };
};
