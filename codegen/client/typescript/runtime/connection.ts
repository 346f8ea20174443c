/** The state that the calls of one connection share: session, limits, clock. */

import { systemClock } from "./clock.js";
import type { CreateConnection } from "./connection.types.js";

/** Timeout of a call in milliseconds, where neither the call nor the connection sets one. */
export const usualTimeoutMs: number = 60_000;

export const createConnection: CreateConnection = (way, options = {}) => {
  let session = options.session;
  let isSettled = session !== undefined;
  let first: Promise<unknown> | undefined;
  return {
    send: way.send,
    close: way.close,
    session: () => session,
    keepSession: (handle) => {
      session = handle;
    },
    inSession: async (signal, write) => {
      while (first !== undefined) {
        await first.catch(() => undefined);
        signal.throwIfAborted();
      }
      if (isSettled) return write();
      const running = write();
      first = running;
      try {
        const result = await running;
        isSettled = true;
        return result;
      } finally {
        first = undefined;
      }
    },
    world: options.world,
    timeoutMs: options.timeoutMs ?? usualTimeoutMs,
    retry: {
      retries: options.retry?.retries ?? 2,
      baseMs: options.retry?.baseMs ?? 200,
      capMs: options.retry?.capMs ?? 5_000,
    },
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
};
