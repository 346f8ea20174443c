/**
 * Ends an HTTP server without resetting a connection: accepts pending connections, answers open requests, then closes.
 */
import type { Server } from "node:http";
import { within } from "../../lifecycle.js";
import { type AcceptPending, acceptPending, untilNonePending } from "./acceptQueue.js";
import type { Exchanges } from "./openExchanges.js";

/** The state of a server's shutdown. Requests read it. */
export interface ServerEnding {
  isStopping: boolean;
  /**
   * Set while pending connections are accepted for the last time. Requests wait for it, because a client that has its
   * answer would open its next connection.
   */
  untilListeningEnds: Promise<void> | undefined;
}

interface Part {
  readonly endStreams: () => void | Promise<void>;
  readonly close: () => Promise<void>;
}

export interface EndingServer {
  readonly server: Server;
  readonly exchanges: Exchanges;
  /** The parts that serve streams, in the order in which they end. */
  readonly parts: readonly Part[];
  /** How long connections are still accepted after a stop signal. They are answered with `Connection: close`. */
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  /** Given where another process accepts the connections: asks it to accept the pending ones. */
  readonly acceptPending?: AcceptPending | undefined;
}

/** The time that open connections have to finish at shutdown. */
const drainTimeoutMs = 1_000;
/** The longest time spent on accepting pending connections. */
const longestQueueMs = 1_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const notEnding = (): ServerEnding => ({ isStopping: false, untilListeningEnds: undefined });

/** Gives clients that were accepted last time to send a request, and waits for the answers. */
const lastRequests = async (exchanges: Exchanges): Promise<void> => {
  await pause(drainTimeoutMs);
  await exchanges.idle();
};

/** Resolves when the server is closed. */
export const endServer = async (
  ending: ServerEnding,
  { server, exchanges, parts, shutdownGraceMs, shutdownTimeoutMs, acceptPending: accept = acceptPending }: EndingServer,
): Promise<void> => {
  ending.isStopping = true;
  exchanges.closeConnections();
  await pause(shutdownGraceMs);
  let endWaiting = (): void => undefined;
  ending.untilListeningEnds = new Promise((resolve) => {
    endWaiting = resolve;
  });
  await within(longestQueueMs, untilNonePending(server, accept));
  const stopped = new Promise((resolve) => server.close(resolve));
  ending.untilListeningEnds = undefined;
  endWaiting();
  for (const part of parts) await part.endStreams();
  const allAnswered = exchanges.idle().then(() => lastRequests(exchanges));
  await within(shutdownTimeoutMs, Promise.race([stopped, allAnswered]));
  for (const part of parts) await part.close();
  await within(drainTimeoutMs, stopped);
  server.closeAllConnections();
};
