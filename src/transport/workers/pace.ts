/** How fast workers that end are replaced: one that falls at once, one that keeps falling more and more slowly. It knows no process. */

const longLifeMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 10_000;

export interface Pace {
  /** A worker has ended: how long to wait before there is another. */
  readonly pauseAfterMs: (ending: { readonly livedMs: number; readonly hasServed: boolean }) => number;
  /** Workers that ended before they served, since one did. */
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
