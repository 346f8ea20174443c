/**
 * Tracks requests without a complete answer, so that a shutdown cuts none off. Before the shutdown it keeps an entry
 * for each connection, and none for a request.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Exchanges {
  /** Tracks a request. It is open until its response has been sent or its client has disconnected. */
  readonly begin: (response: ServerResponse) => void;
  /** Stops tracking a response that is an event stream: streams are ended explicitly. */
  readonly exempt: (response: ServerResponse) => void;
  /**
   * From now on each connection is closed after its current response. A response whose headers are not sent gets
   * `Connection: close`.
   */
  readonly closeConnections: () => void;
  /** Resolves when no request is open. Call it after `closeConnections`. */
  readonly idle: () => Promise<void>;
}

interface Connected {
  /** The last response on the connection. */
  latest: ServerResponse;
}

const askToClose = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("connection", "close");
};

export const createExchanges = (): Exchanges => {
  const connections = new Map<Socket, Connected>();
  const exempted = new WeakSet<ServerResponse>();
  /**
   * Responses that `idle` waits for. Before `closeConnections` only those of clients that pipeline, sending the next
   * request without waiting; after it all.
   */
  const watched = new Set<ServerResponse>();
  let waiting: (() => void)[] = [];
  let isClosing = false;

  const end = (response: ServerResponse): void => {
    watched.delete(response);
    if (watched.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  const watch = (response: ServerResponse): void => {
    if (response.closed || watched.has(response)) return;
    if (!exempted.has(response)) {
      watched.add(response);
      if (isClosing) askToClose(response);
    }
    response.once("close", () => {
      end(response);
      if (isClosing) response.req.socket.end();
    });
  };

  return {
    begin: (response) => {
      const { socket } = response.req;
      const connection = connections.get(socket);
      if (connection === undefined) {
        connections.set(socket, { latest: response });
        socket.once("close", () => connections.delete(socket));
      } else {
        if (!connection.latest.closed) watch(connection.latest);
        connection.latest = response;
      }
      if (isClosing) watch(response);
    },
    exempt: (response) => {
      exempted.add(response);
      end(response);
    },
    closeConnections: () => {
      isClosing = true;
      for (const response of watched) askToClose(response);
      for (const { latest } of connections.values()) watch(latest);
    },
    idle: () =>
      new Promise((resolve) => {
        if (watched.size === 0) resolve();
        else waiting.push(resolve);
      }),
  };
};
