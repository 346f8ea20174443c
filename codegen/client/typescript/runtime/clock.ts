/** The real clock. */
import type { Clock } from "./connection.types.js";

/** The longest delay that `setTimeout` takes, in milliseconds (24 days). A longer one would fire at once. */
export const longestWaitMs: number = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(milliseconds, longestWaitMs));
      signal.addEventListener("abort", done, { once: true });
    }),
};
