/**
 * A circuit breaker: stops sending to a service that is down, and tries it again with a single request. It is given the
 * instants.
 */

export interface BreakerRule {
  readonly failuresInARow: number;
  /** Opens if `share` (0 to 1) of so many attempts in a row, all of them within `withinMs`, failed. */
  readonly window: number;
  readonly share: number;
  readonly withinMs: number;
  /** How long nothing is sent after it opens. */
  readonly openMs: number;
}

export const standardBreaker: BreakerRule = {
  failuresInARow: 5,
  window: 20,
  share: 0.5,
  withinMs: 30_000,
  openMs: 30_000,
};

export type BreakerState = "closed" | "open" | "probing";

/** `unknown`: the attempt says nothing about the service, because its caller went away or had too little time left. */
export type AttemptEnd = "worked" | "failed" | "unknown";

export interface Breaker {
  readonly state: () => BreakerState;
  /** Milliseconds until a request may be sent; 0 for now. */
  readonly closedForMs: (nowMs: number) => number;
  /** Call it for each attempt that is sent, and the returned function with the outcome. */
  readonly begin: (nowMs: number) => (end: AttemptEnd, nowMs: number) => void;
}

/** While one request tests whether the service is back, the others are told to wait this long. */
const probeWaitMs = 1000;

export const createBreaker = (rule: BreakerRule): Breaker => {
  let recent: readonly { readonly atMs: number; readonly hasFailed: boolean }[] = [];
  let failuresInARow = 0;
  let openUntilMs: number | undefined;
  let isProbing = false;

  const open = (nowMs: number): void => {
    openUntilMs = nowMs + rule.openMs;
    recent = [];
    failuresInARow = 0;
  };

  const isHalfFailed = (nowMs: number): boolean =>
    recent.length === rule.window &&
    recent.every(({ atMs }) => nowMs - atMs <= rule.withinMs) &&
    recent.filter(({ hasFailed }) => hasFailed).length >= rule.share * rule.window;

  const count = (hasFailed: boolean, nowMs: number): void => {
    failuresInARow = hasFailed ? failuresInARow + 1 : 0;
    recent = [...recent.slice(1 - rule.window), { atMs: nowMs, hasFailed }];
    if (failuresInARow >= rule.failuresInARow || isHalfFailed(nowMs)) open(nowMs);
  };

  const endProbe = (end: AttemptEnd, nowMs: number): void => {
    isProbing = false;
    if (end === "worked") openUntilMs = undefined;
    if (end === "failed") open(nowMs);
  };

  return {
    state: () => (openUntilMs === undefined ? "closed" : isProbing ? "probing" : "open"),
    closedForMs: (nowMs) => {
      if (openUntilMs === undefined) return 0;
      return nowMs < openUntilMs ? openUntilMs - nowMs : isProbing ? probeWaitMs : 0;
    },
    begin: (nowMs) => {
      if (openUntilMs !== undefined && nowMs >= openUntilMs && !isProbing) {
        isProbing = true;
        return endProbe;
      }
      // An attempt that was sent before the breaker opened is not counted.
      return (end, endMs) => {
        if (end !== "unknown" && openUntilMs === undefined) count(end === "failed", endMs);
      };
    },
  };
};
