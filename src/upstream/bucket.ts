/** A rate limit: how many requests may be sent in a period. It is given the instants. */

export interface RateLimit {
  readonly requests: number;
  readonly perMs: number;
}

export interface Bucket {
  /** How long the next request would have to wait, in milliseconds; 0 if not at all. */
  readonly waitMs: (nowMs: number) => number;
  /** Takes the next place and returns how long to wait for it, in milliseconds. */
  readonly take: (nowMs: number) => number;
}

/**
 * At most `requests` begin in any period of `perMs`. It remembers when the last ones were sent, because a bucket that
 * fills evenly would let twice as many through in the first period, which the service would count.
 */
export const createBucket = ({ requests, perMs }: RateLimit): Bucket => {
  let sentAtMs: readonly number[] = [];
  const nextMs = (nowMs: number): number => {
    const oldest = sentAtMs.at(-requests);
    return Math.max(nowMs, sentAtMs.at(-1) ?? nowMs, oldest === undefined ? nowMs : oldest + perMs);
  };
  return {
    waitMs: (nowMs) => nextMs(nowMs) - nowMs,
    take: (nowMs) => {
      const atMs = nextMs(nowMs);
      sentAtMs = [...sentAtMs.slice(1 - requests), atMs];
      return atMs - nowMs;
    },
  };
};
