/**
 * Carries the messages of one session between its SDK server and `node:http`: well-formed requests, the session's stream and
 * what is sent again on it. Whatever is odd goes to the SDK's own transport inside, which knows an answer to it.
 */
import type { ServerResponse } from "node:http";
import type {
  JSONRPCMessage,
  MessageExtraInfo,
  Transport,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { withContractCode } from "../../../runtime/calls/rendering.js";
import { type EventStream, openEventStream } from "../server/eventStream.js";
import { createEventLog, type LoggedEvent } from "./eventLog.js";
import { createSessionExchange, type SessionExchange } from "./sessionExchange.js";

/** A response that is being written to, and what it says about itself. */
export interface Target {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the client understands an event without content. */
  readonly isPrimed: boolean;
}

/** The session's stream of changes, open or about to be. */
export interface StreamPlace {
  /** Tells the client that the stream is there, and what came about meanwhile. */
  readonly open: () => void;
  readonly close: () => void;
}

export interface SessionTransport extends Transport {
  /** Hands a request to the server. */
  readonly feed: (message: JSONRPCMessage, extra: MessageExtraInfo, target: Target, onEnd: () => void) => void;
  /** Hands a notification or an answer to the server. */
  readonly notify: (message: JSONRPCMessage, extra: MessageExtraInfo) => void;
  /** Ends the response of a request that its client has cancelled, if it is one of those that were fed. */
  readonly cancel: (requestId: unknown) => void;
  readonly isRunning: (requestId: unknown) => boolean;
  /** Takes the place of the session's stream; undefined if there is one. After `lastEventId` where it is known. */
  readonly takePlace: (target: Target, lastEventId: string | undefined) => StreamPlace | undefined;
  /** Goes on with the stream of a request, if the event was sent on one. False if it was not. */
  readonly resume: (target: Target, lastEventId: string) => boolean;
  readonly knowsEvent: (eventId: string) => boolean;
  readonly endStream: () => void;
  /** Requests that were fed and have no answer yet. */
  readonly running: () => number;
}

/** The stream is undefined until its client is told that it is there. */
interface OpenPlace {
  stream: EventStream | undefined;
  readonly close: () => void;
}

const changes = "changes";

const notAskedInBatch = "the client cannot be asked here: send the request on its own, not in a batch";

export const createSessionTransport = (
  inner: WebStandardStreamableHTTPServerTransport,
  sendsChanges: () => Promise<boolean>,
): SessionTransport => {
  const log = createEventLog();
  const exchanges = new Map<
    unknown,
    { readonly name: string; readonly exchange: SessionExchange; readonly onEnd: () => void }
  >();
  let names = 0;
  let place: OpenPlace | undefined;

  const write = (to: EventStream, events: readonly LoggedEvent[]): void => {
    for (const event of events) if (event.text !== "") to.write(event);
  };

  const endStream = (): void => {
    place?.close();
    inner.closeStandaloneSSEStream();
  };

  const tellChange = async (message: JSONRPCMessage): Promise<void> => {
    if (!(await sendsChanges())) return;
    const text = JSON.stringify(message);
    const id = log.append(changes, text);
    if (place === undefined) await inner.send(message);
    else place.stream?.write({ id, text });
  };

  const transport: SessionTransport = {
    start: () => {
      inner.onmessage = (message, extra) => transport.onmessage?.(message, extra);
      inner.onerror = (error) => transport.onerror?.(error);
      inner.onclose = () => transport.onclose?.();
      return inner.start();
    },
    send: async (message, options) => {
      const isAnswer = !("method" in message);
      const requestId = isAnswer ? message.id : options?.relatedRequestId;
      if (requestId === undefined) return tellChange(message);
      const found = exchanges.get(requestId);
      const outgoing = withContractCode(message);
      // The inner transport answers with JSON: a question would wait for ever.
      if (found === undefined && "method" in message && "id" in message) throw new Error(notAskedInBatch);
      if (found === undefined) return inner.send(outgoing, { relatedRequestId: requestId });
      if (!isAnswer) found.exchange.tell(JSON.stringify(outgoing));
      else {
        exchanges.delete(requestId);
        found.exchange.answer(JSON.stringify(outgoing));
        found.onEnd();
      }
    },
    close: async () => {
      endStream();
      for (const { exchange } of exchanges.values()) exchange.cancel();
      exchanges.clear();
      await inner.close();
    },
    setSupportedProtocolVersions: (versions) => inner.setSupportedProtocolVersions(versions),
    feed: (message, extra, target, onEnd) => {
      const name = `request ${++names}`;
      const exchange = createSessionExchange({ ...target, name, log });
      if ("id" in message) exchanges.set(message.id, { name, exchange, onEnd });
      transport.onmessage?.(message, {
        ...extra,
        ...(target.isPrimed && { closeSSEStream: exchange.closeStream, closeStandaloneSSEStream: endStream }),
      });
    },
    notify: (message, extra) => transport.onmessage?.(message, extra),
    cancel: (requestId) => {
      const found = exchanges.get(requestId);
      exchanges.delete(requestId);
      found?.exchange.cancel();
      found?.onEnd();
    },
    isRunning: (requestId) => exchanges.has(requestId),
    knowsEvent: (eventId) => log.after(eventId) !== undefined,
    takePlace: ({ response, headers, isPrimed }, lastEventId) => {
      // A client that says what it has seen has lost the stream that this server may think it has.
      if (place !== undefined && lastEventId === undefined) return undefined;
      endStream();
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
          if (isPrimed && missed === undefined) stream.prime(log.append(changes, ""));
          write(stream, missed ?? []);
          write(stream, log.since(before, changes));
        },
      };
    },
    resume: ({ response, headers }, lastEventId) => {
      const found = log.after(lastEventId);
      if (found === undefined || found.stream === changes) return false;
      const resumed = openEventStream(response, headers);
      write(resumed, found.events);
      const running = [...exchanges.values()].find(({ name }) => name === found.stream);
      if (running === undefined) resumed.end();
      else running.exchange.resume(resumed);
      return true;
    },
    endStream,
    running: () => exchanges.size,
  };
  return transport;
};
