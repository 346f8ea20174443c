/**
 * The delay before an ended worker is replaced: none after a single short life, growing if more follow. It knows no
 * process.
 */

const longLifeMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 10_000;

export interface Pace {
  /** Records that a worker has ended. Returns the delay before the next one starts, in milliseconds. */
  readonly pauseAfterMs: (ending: { readonly livedMs: number; readonly hasServed: boolean }) => number;
  /** Number of workers in a row that ended before they served. */
  readonly failedStarts: () => number;
}

export const createPace = (): Pace => {
  let shortLives = 0;
  let failedStarts = 0;
  return {
    pauseAfterMs: ({ livedMs, hasServed }) => {
      failedStarts = hasServed ? 0 : failedStarts + 1;
      shortLives = livedMs < longLifeMs ? shortLives + 1 : 0;
      return shortLives < 2 ? 0 : Math.min(firstPauseMs * 2 ** (shortLives - 2), longestPauseMs);
    },
    failedStarts: () => failedStarts,
  };
};
