/**
 * Knows the requests that have no complete answer yet, so that a server can end without cutting any off. Until it ends that
 * costs a note for each connection, and nothing for a request.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Exchanges {
  /** Notes a request, which is open until its response has been handed over, or its client has gone. */
  readonly begin: (response: ServerResponse) => void;
  /** No longer counts it: a stream waits for events, and is ended explicitly. */
  readonly exempt: (response: ServerResponse) => void;
  /** From now on a connection ends with the response that is on it; a response that can still say so does. */
  readonly closeConnections: () => void;
  /** Resolves when none is open. To be asked for when connections are being closed. */
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
  /** Those that are waited for: all once connections are being closed, before that those of clients that do not wait for answers. */
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
