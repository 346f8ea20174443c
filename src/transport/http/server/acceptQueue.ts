/** Accepts pending connections before listening ends, so that none is reset. It knows no request. */
import type { Server } from "node:http";

const shortTurnMs = 0.5;

/** Accepts pending connections. False if some may be left: libuv accepts one in each turn of the event loop. */
export type AcceptPending = () => Promise<boolean>;

/** Resolves in the next turn of the event loop, after it has polled for connections. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** For a process that accepts its connections itself. */
export const acceptPending: AcceptPending = async () => {
  await turn();
  const startedAtMs = performance.now();
  await turn();
  return performance.now() - startedAtMs < shortTurnMs;
};

/**
 * Resolves when no connection is pending. The kernel has completed the handshake of pending ones, and resets them when
 * listening ends.
 */
export const untilNonePending = async (server: Server, acceptAll: AcceptPending): Promise<void> => {
  let accepted = 0;
  const onConnection = (): void => void accepted++;
  server.on("connection", onConnection);
  for (let isQuiet = false; !isQuiet && server.listening; ) {
    const before = accepted;
    const isAll = await acceptAll();
    isQuiet = isAll && accepted === before;
  }
  server.off("connection", onConnection);
};
