/**
 * A stream of server-sent events on a response: kept alive, and bounded in what waits for a client that does not read. It
 * knows no message.
 */
import type { ServerResponse } from "node:http";

export interface StreamedEvent {
  /** For clients that come back after a lost connection. */
  readonly id?: string;
  /** What the event is called; `message` if nothing is said. */
  readonly event?: string;
  /** One line. */
  readonly text: string;
}

export interface EventStream {
  /** Nothing happens once the stream is over. */
  readonly write: (event: StreamedEvent) => void;
  /** Gives the client an event without content to come back after, and, if it is sure to be sent away, how soon. */
  readonly prime: (id: string, retryMs?: number) => void;
  readonly end: () => void;
  /** Whether its client has gone, or it was ended. */
  readonly isOver: () => boolean;
  /** Resolves when its connection has no more to do with it. */
  readonly over: Promise<void>;
}

/** Shorter than the idle limits of most balancers and firewalls. */
const heartbeatMs = 25_000;
/** A client that is this far behind does not read. */
const mostWaitingBytes = 4 * 1024 * 1024;

/**
 * For a stream of events. Chromium makes a cache entry for a stream that may be stored, though it must ask again (`no-cache`), and
 * then sends a later DELETE of the session twice.
 */
export const streamCacheControl = "no-store, no-transform";

const head = {
  "content-type": "text/event-stream",
  "cache-control": streamCacheControl,
  // For nginx, and those who follow it.
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

const textOf = ({ id, event = "message", text }: StreamedEvent): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${text}\n\n`;

/** Writes the head of the response, with `headers` besides those of any stream. */
export const openEventStream = (
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): EventStream => {
  response.writeHead(200, { ...head, ...headers });
  response.flushHeaders();

  const isOver = (): boolean => response.writableEnded || response.destroyed;
  const write = (text: string): void => {
    if (isOver()) return;
    response.write(text);
    if (response.writableLength > mostWaitingBytes) response.destroy();
  };
  const beating = setInterval(() => write(":\n\n"), heartbeatMs);
  beating.unref();

  return {
    write: (event) => write(textOf(event)),
    prime: (id, retryMs) => write(`id: ${id}\n${retryMs === undefined ? "" : `retry: ${retryMs}\n`}data: \n\n`),
    end: () => void response.end(),
    isOver,
    over: new Promise((resolve) => {
      const stop = (): void => {
        clearInterval(beating);
        resolve();
      };
      if (response.closed) stop();
      else response.once("close", stop);
    }),
  };
};
