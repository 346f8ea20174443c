/**
 * The SDK's server and transport of one session of a 2025-era client. Another process can build all of it from the
 * store.
 */
import type { JSONRPCMessage, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import type { StoredSession } from "../../../store/index.js";
import type { Connection } from "../../mcp/connection.js";
import type { HttpSource, SessionSource } from "../requests/httpSource.js";
import { createCancellableAnswers, idInUse, readMessage } from "./cancellableAnswers.js";
import type { Target } from "./changeStream.js";
import type { SessionTransport } from "./sessionTransport.js";
import type { StreamTurn } from "./streamTurn.js";

export interface LocalSession {
  readonly connection: Connection;
  /** Serves a request with the SDK's own transport. `done` resolves when its response has been written or given up. */
  readonly answer: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  /** Serves a well-formed request, whose answer goes to the target. */
  readonly feed: (message: JSONRPCMessage, request: Request, target: Target) => void;
  /** Takes a well-formed notification, or an answer. */
  readonly notify: (message: JSONRPCMessage, request: Request) => void;
  readonly isRunning: (requestId: unknown) => boolean;
  /**
   * Opens the stream of changes after the last event that the client has seen, or resumes the stream of the request on
   * which that event was sent. False if a stream of changes is open already. Rejects if the store fails.
   */
  readonly openStream: (target: Target, lastEventId: string | undefined) => Promise<boolean>;
  readonly knowsEvent: (eventId: string) => boolean;
  /** Sends the client an update of a resource whose change it may have missed. */
  readonly tellOf: (uri: string) => Promise<void>;
  /** Whether a request or a stream is open now. */
  readonly isInUse: () => boolean;
  readonly hasStream: () => boolean;
  readonly lastUsedAtMs: () => number;
  /** When the session was last looked up in the store. */
  readonly lastAskedAtMs: () => number;
  /** Call when a stream of this number was opened, here or in another process: only the newest gets events. */
  readonly hearOfStream: (stream: number) => void;
  /**
   * Reloads the subscriptions and the number of the newest stream from the store. Changes that come meanwhile are held
   * back. Rejects if `read` does.
   */
  readonly reload: (read: () => Promise<StoredSession | undefined>) => Promise<StoredSession | undefined>;
  readonly endStream: () => void;
  /** Ends the stream of changes now, and closes when all running calls are answered. */
  readonly retire: () => void;
  readonly close: () => Promise<void>;
}

/** A session and the calls that run in it. */
export interface SessionCalls extends SessionSource {
  /** Calls on the fast path that have no answer yet, by request id. */
  readonly running: Map<unknown, HttpSource>;
  /** The memory of the connection, created on first use. */
  readonly connection: () => Connection;
}

export interface LocalSessionParts {
  readonly record: SessionCalls;
  readonly inner: WebStandardStreamableHTTPServerTransport;
  readonly transport: SessionTransport;
  readonly turn: StreamTurn;
  readonly hold: (until: Promise<unknown>) => void;
}

export const localSessionOf = ({ record, inner, transport, turn, hold }: LocalSessionParts): LocalSession => {
  const cancellable = createCancellableAnswers(inner);
  const connection = record.connection();
  let open = 0;
  let streams = 0;
  let lastUsedAtMs = Date.now();
  let lastAskedAtMs = lastUsedAtMs;
  let isRetired = false;

  const close = async (): Promise<void> => {
    isRetired = true;
    await transport.close();
  };
  const closeIfOver = (): void => {
    if (isRetired && open === 0 && transport.running() === 0) void close();
  };
  /** Counts a request or a stream as open until the returned function is called. */
  const use = (): (() => void) => {
    open++;
    lastAskedAtMs = Date.now();
    return () => {
      open--;
      lastUsedAtMs = Date.now();
      closeIfOver();
    };
  };

  const isRunning = (requestId: unknown): boolean =>
    cancellable.isRunning(requestId) || transport.isRunning(requestId) || record.running.has(requestId);

  /** Counts and registers a stream before its client gets the headers. False if the session is over. */
  const beginStream = async (onEnd: (end: () => void) => void): Promise<boolean> => {
    streams++;
    onEnd(() => streams--);
    const stream = await turn.begin();
    if (stream === undefined || isRetired) return false;
    onEnd(() => turn.end(stream));
    return true;
  };

  return {
    connection,
    answer: async (request, body, done) => {
      void done.finally(use());
      const { requestId } = readMessage(body);
      if (requestId !== undefined && isRunning(requestId)) return idInUse(body);
      const response = await cancellable.answer(request, body, done);
      if (request.method !== "GET" || !response.ok) return response;
      try {
        if (!(await beginStream((end) => void done.finally(end)))) inner.closeStandaloneSSEStream();
      } catch (error) {
        inner.closeStandaloneSSEStream();
        throw error;
      }
      return response;
    },
    feed: (message, request, target) => {
      target.response.once("close", use());
      transport.feed(message, { request }, target, closeIfOver);
    },
    notify: (message, request) => {
      transport.notify(message, { request });
      const { cancelledId } = readMessage(message);
      if (cancelledId === undefined) return;
      cancellable.cancel(cancelledId);
      transport.cancel(cancelledId);
    },
    isRunning,
    openStream: async (target, lastEventId) => {
      target.response.once("close", use());
      if (lastEventId !== undefined && transport.resume(target, lastEventId)) return true;
      const place = transport.takePlace(target, lastEventId);
      if (place === undefined) return false;
      try {
        const isOpen = await beginStream((end) => void target.response.once("close", end));
        if (!isOpen) place.close();
      } catch (error) {
        place.close();
        throw error;
      }
      place.open();
      return true;
    },
    knowsEvent: transport.knowsEvent,
    tellOf: (uri) => transport.send({ jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri } }),
    isInUse: () => open > 0 || transport.running() > 0,
    hasStream: () => streams > 0,
    lastUsedAtMs: () => lastUsedAtMs,
    lastAskedAtMs: () => lastAskedAtMs,
    hearOfStream: turn.hear,
    reload: (read) => {
      lastAskedAtMs = Date.now();
      const apply = connection.refresh();
      const reloaded = read().then((stored) => {
        if (stored !== undefined) {
          apply(stored.subscriptions);
          turn.hear(stored.streams);
        }
        return stored;
      });
      hold(reloaded);
      return reloaded;
    },
    endStream: transport.endStream,
    retire: () => {
      isRetired = true;
      transport.endStream();
      closeIfOver();
    },
    close,
  };
};
