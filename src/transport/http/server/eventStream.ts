/** A stream of server-sent events on a response, with heartbeats and a limit on unread bytes. It knows no message. */
import type { ServerResponse } from "node:http";

export interface StreamedEvent {
  /** For clients that reconnect (`Last-Event-ID`). */
  readonly id?: string;
  /** The event's name; `message` by default. */
  readonly event?: string;
  /** The data, without a line break. */
  readonly text: string;
}

export interface EventStream {
  /** Does nothing once the stream is over. */
  readonly write: (event: StreamedEvent) => void;
  /**
   * Sends an event without data, from whose id the client can resume. `retryMs` sets the client's reconnection delay.
   */
  readonly prime: (id: string, retryMs?: number) => void;
  readonly end: () => void;
  /** Whether the client has disconnected or the stream was ended. */
  readonly isOver: () => boolean;
  /** Resolves when the response is closed. */
  readonly over: Promise<void>;
}

/** Shorter than the idle limits of most balancers and firewalls. */
const heartbeatMs = 25_000;
/** A client with more unread bytes is disconnected. */
const mostWaitingBytes = 4 * 1024 * 1024;

/**
 * The Cache-Control of an event stream. With `no-cache` alone, Chromium makes a cache entry for the stream, and then
 * sends a later DELETE of the session twice.
 */
export const streamCacheControl = "no-store, no-transform";

const head = {
  "content-type": "text/event-stream",
  "cache-control": streamCacheControl,
  // Turns off buffering in nginx, and in proxies that follow it.
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
};

const textOf = ({ id, event = "message", text }: StreamedEvent): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${text}\n\n`;

/** Writes the head of the response and starts the stream. `headers` are added to those of every event stream. */
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
