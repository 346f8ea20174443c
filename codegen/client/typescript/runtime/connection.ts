/** What the calls of one connection have in common: its session, its limits, its clock. */

import { systemClock } from "./clock.js";
import type { CreateConnection } from "./connection.types.js";

/** Of a call that names none, on a connection that names none. */
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
