/**
 * Carries the messages of one session between its SDK server and `node:http`: well-formed requests, the stream of
 * changes and its replay. Unusual requests go to the SDK's own transport, `inner`.
 */
import type {
  JSONRPCMessage,
  MessageExtraInfo,
  Transport,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { withContractCode } from "../../../runtime/calls/rendering.js";
import { openEventStream } from "../server/eventStream.js";
import { changesName, createChangeStream, type StreamPlace, type Target, writeEvents } from "./changeStream.js";
import { createEventLog } from "./eventLog.js";
import { createSessionExchange, type SessionExchange } from "./sessionExchange.js";

export interface SessionTransport extends Transport {
  /** Hands a request to the server. */
  readonly feed: (message: JSONRPCMessage, extra: MessageExtraInfo, target: Target, onEnd: () => void) => void;
  /** Hands a notification or an answer to the server. */
  readonly notify: (message: JSONRPCMessage, extra: MessageExtraInfo) => void;
  /** Ends the response of a request that its client has cancelled, if it is one of those that were fed. */
  readonly cancel: (requestId: unknown) => void;
  readonly isRunning: (requestId: unknown) => boolean;
  /**
   * Reserves the session's only stream. Undefined if one is open and no `lastEventId` is given. The stream begins with
   * the events after `lastEventId`, if the log has it.
   */
  readonly takePlace: (target: Target, lastEventId: string | undefined) => StreamPlace | undefined;
  /** Resumes the stream of a request, if the event was sent on one; otherwise returns false. */
  readonly resume: (target: Target, lastEventId: string) => boolean;
  readonly knowsEvent: (eventId: string) => boolean;
  readonly endStream: () => void;
  /** Requests that were fed and have no answer yet. */
  readonly running: () => number;
}

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
  const changes = createChangeStream(inner, log, sendsChanges);

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
      if (requestId === undefined) return changes.tell(message);
      const found = exchanges.get(requestId);
      const outgoing = withContractCode(message);
      // The inner transport answers with JSON. It cannot send a request to the client, and the caller would wait for
      // ever.
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
      changes.end();
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
        ...(target.isPrimed && { closeSSEStream: exchange.closeStream, closeStandaloneSSEStream: changes.end }),
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
    takePlace: changes.takePlace,
    resume: ({ response, headers }, lastEventId) => {
      const found = log.after(lastEventId);
      if (found === undefined || found.stream === changesName) return false;
      const resumed = openEventStream(response, headers);
      writeEvents(resumed, found.events);
      const running = [...exchanges.values()].find(({ name }) => name === found.stream);
      if (running === undefined) resumed.end();
      else running.exchange.resume(resumed);
      return true;
    },
    endStream: changes.end,
    running: () => exchanges.size,
  };
  return transport;
};
