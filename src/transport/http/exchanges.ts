/** Counts the requests that have no complete answer yet, so that a server can end without cutting any off. */
import type { ServerResponse } from "node:http";

export interface Exchanges {
  /** Counts a request until its response has been handed over, or its client has gone. */
  readonly begin: (response: ServerResponse) => void;
  /** Counts it no longer: it waits for news, and ends when somebody ends it. */
  readonly exempt: (response: ServerResponse) => void;
  /** From now on a connection ends with the response that is on it; a response that can still say so does. */
  readonly closeConnections: () => void;
  /** Resolves when none is open. */
  readonly idle: () => Promise<void>;
}

const askToClose = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("connection", "close");
};

export const createExchanges = (): Exchanges => {
  const open = new Set<ServerResponse>();
  let waiting: (() => void)[] = [];
  let isClosing = false;

  const end = (response: ServerResponse): void => {
    open.delete(response);
    if (open.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  return {
    begin: (response) => {
      open.add(response);
      if (isClosing) askToClose(response);
      response.once("close", () => {
        end(response);
        if (isClosing) response.req.socket.end();
      });
    },
    exempt: end,
    closeConnections: () => {
      isClosing = true;
      for (const response of open) askToClose(response);
    },
    idle: () =>
      new Promise((resolve) => {
        if (open.size === 0) resolve();
        else waiting.push(resolve);
      }),
  };
};
