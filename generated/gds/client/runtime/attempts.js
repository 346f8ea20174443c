// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes attempts until one succeeds, no retry is left, the timeout passes or the caller cancels. */
import { retryDelay } from "./retry.js";
import { within } from "./within.js";
const withAttempts = (connection, { tool, isRepeatable, options }, attempt) => {
  const { clock, random, retry } = connection;
  const timeoutMs = options.timeoutMs ?? connection.timeoutMs;
  const policy = { ...retry, retries: isRepeatable ? options.retries ?? retry.retries : 0 };
  const deadlineMs = clock.now() + timeoutMs;
  return within({ tool, timeoutMs, signal: options.signal, clock }, async (signal) => {
    for (let repeated = 0; ; repeated++) {
      try {
        return await attempt(signal);
      } catch (error) {
        const delayMs = retryDelay(error, repeated, policy, random);
        if (delayMs === void 0 || signal.aborted || clock.now() + delayMs >= deadlineMs) throw error;
        await clock.wait(delayMs, signal);
        signal.throwIfAborted();
      }
    }
  });
};
export {
  withAttempts
};
