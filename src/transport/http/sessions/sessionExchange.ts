/**
 * One request of a session that the SDK answers. The answer is JSON, unless another message has to be sent before it.
 * Then the response is an event stream, which a client can resume.
 */
import type { ServerResponse } from "node:http";
import { type EventStream, openEventStream } from "../server/eventStream.js";
import type { EventLog } from "./eventLog.js";

export interface SessionExchange {
  /** Sends a message that belongs to the request, before its answer. */
  readonly tell: (text: string) => void;
  readonly answer: (text: string) => void;
  /** Ends the response without an answer. */
  readonly cancel: () => void;
  /** Ends the response; the client reconnects for the rest. */
  readonly closeStream: () => void;
  /** Continues on the stream of a client that has reconnected. */
  readonly resume: (stream: EventStream) => void;
}

export interface ExchangeOptions {
  /** Name of the stream in the event log. */
  readonly name: string;
  readonly response: ServerResponse;
  readonly log: EventLog;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the client understands an event without content (revision 2025-11-25). */
  readonly isPrimed: boolean;
}

/** The reconnection delay for a client whose response was ended before the answer. */
const retryMs = 1_000;

export const createSessionExchange = (options: ExchangeOptions): SessionExchange => {
  const { name, response, log, headers, isPrimed } = options;
  let stream: EventStream | undefined;
  let isStream = false;

  const upgraded = (): EventStream | undefined => {
    if (isStream || response.destroyed) return stream;
    isStream = true;
    stream = openEventStream(response, headers);
    if (isPrimed) stream.prime(log.append(name, ""), retryMs);
    return stream;
  };
  const event = (text: string): void => {
    const open = upgraded();
    const id = log.append(name, text);
    open?.write({ id, text });
  };

  return {
    tell: event,
    answer: (text) => {
      if (isStream) {
        event(text);
        stream?.end();
        return;
      }
      if (response.destroyed) return;
      const own = { "content-length": Buffer.byteLength(text), "x-content-type-options": "nosniff" };
      response.writeHead(200, { "content-type": "application/json", ...own, ...headers }).end(text);
    },
    cancel: () => {
      if (isStream) stream?.end();
      else if (!response.destroyed) openEventStream(response, headers).end();
    },
    closeStream: () => {
      upgraded()?.end();
      stream = undefined;
    },
    resume: (resumed) => {
      stream?.end();
      stream = resumed;
      isStream = true;
    },
  };
};
