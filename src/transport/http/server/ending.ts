/** Ends an HTTP server without resetting a connection: it accepts and answers what has come, and only then closes. */
import type { Server } from "node:http";
import { within } from "../../lifecycle.js";
import { type AcceptPending, acceptPending, untilNonePending } from "./acceptQueue.js";
import type { Exchanges } from "./openExchanges.js";

/** How far the end of a server is. Requests read it. */
export interface ServerEnding {
  isStopping: boolean;
  /**
   * While pending connections are accepted for the last time, requests wait for this: a client that has its answer would open the next
   * connection.
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
  /** What serves streams, in the order in which it ends. */
  readonly parts: readonly Part[];
  /** After the order to stop, this long is still accepted and answered with `Connection: close`. */
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  /** Where another process accepts the connections. */
  readonly acceptPending?: AcceptPending | undefined;
}

/** The time that open connections have to finish at shutdown. */
const drainTimeoutMs = 1_000;
/** The time in which connections that wait to be accepted are accepted. */
const longestQueueMs = 1_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const notEnding = (): ServerEnding => ({ isStopping: false, untilListeningEnds: undefined });

/** A client whose connection was accepted last, and has sent nothing yet, may send its request. */
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
