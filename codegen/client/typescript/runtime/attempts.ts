/** Makes attempts until one succeeds, no retry is left, the timeout passes or the caller cancels. */
import type { ReadOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import { retryDelay } from "./retry.js";
import { within } from "./within.js";

export interface Attempted {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly isRepeatable: boolean;
  readonly options: ReadOptions;
}

export type WithAttempts = <Result>(
  connection: Connection,
  attempted: Attempted,
  attempt: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs an attempt, with retries. If the next delay would end after the deadline, it rejects at once with the last error, which says
 * more than a `TimeoutError`.
 */
export const withAttempts: WithAttempts = (connection, { tool, isRepeatable, options }, attempt) => {
  const { clock, random, retry } = connection;
  const timeoutMs = options.timeoutMs ?? connection.timeoutMs;
  const policy = { ...retry, retries: isRepeatable ? (options.retries ?? retry.retries) : 0 };
  const deadlineMs = clock.now() + timeoutMs;
  return within({ tool, timeoutMs, signal: options.signal, clock }, async (signal) => {
    for (let repeated = 0; ; repeated++) {
      try {
        return await attempt(signal);
      } catch (error) {
        const delayMs = retryDelay(error, repeated, policy, random);
        if (delayMs === undefined || signal.aborted || clock.now() + delayMs >= deadlineMs) throw error;
        await clock.wait(delayMs, signal);
        signal.throwIfAborted();
      }
    }
  });
};
