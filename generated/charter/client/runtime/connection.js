// @generated: the runtime of every client. It is written by npm run codegen.
/** The state that the calls of one connection share: session, limits, clock. */
import { systemClock } from "./clock.js";
const usualTimeoutMs = 6e4;
const createConnection = (way, options = {}) => {
  let session = options.session;
  let isSettled = session !== void 0;
  let first;
  return {
    send: way.send,
    close: way.close,
    session: () => session,
    keepSession: (handle) => {
      session = handle;
    },
    inSession: async (signal, write) => {
      while (first !== void 0) {
        await first.catch(() => void 0);
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
        first = void 0;
      }
    },
    world: options.world,
    timeoutMs: options.timeoutMs ?? usualTimeoutMs,
    retry: {
      retries: options.retry?.retries ?? 2,
      baseMs: options.retry?.baseMs ?? 200,
      capMs: options.retry?.capMs ?? 5e3
    },
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random
  };
};
export {
  createConnection,
  usualTimeoutMs
};
