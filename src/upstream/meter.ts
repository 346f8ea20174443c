/** Counts an upstream's requests and their outcomes. It gets no value of a request or an answer. */
import type { BreakerState } from "./breaker.js";
import type { UpstreamFailureKind } from "./port.js";

export interface UpstreamFigures {
  /** Requests that have ended, and those of them that failed. */
  readonly calls: number;
  readonly failedCalls: number;
  readonly attempts: number;
  readonly retries: number;
  /** Attempts that failed, by kind. */
  readonly failures: Readonly<Partial<Record<UpstreamFailureKind, number>>>;
  /** How long the last thousand answered requests took, retries and waits included; undefined before the first. */
  readonly latencyMs: { readonly p50: number; readonly p95: number; readonly p99: number } | undefined;
  readonly breaker: BreakerState;
}

export interface Meter {
  readonly attempted: (attempt: number) => void;
  readonly failed: (kind: UpstreamFailureKind) => void;
  /** A whole request has ended; `cancelled` if its caller went away. */
  readonly ended: (ms: number, end: "answered" | "failed" | "cancelled") => void;
  readonly breakerIs: (state: BreakerState) => void;
  readonly figures: () => UpstreamFigures;
}

const kept = 1000;

/** By nearest rank, in whole milliseconds. */
const percentilesOf = (latencies: readonly number[]): UpstreamFigures["latencyMs"] => {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return sorted.length === 0 ? undefined : { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

export const createMeter = (): Meter => {
  let calls = 0;
  let failedCalls = 0;
  let answeredCalls = 0;
  let attempts = 0;
  let retries = 0;
  let breaker: BreakerState = "closed";
  const failures = new Map<UpstreamFailureKind, number>();
  const latencies: number[] = [];
  return {
    attempted: (attempt) => {
      attempts += 1;
      if (attempt > 1) retries += 1;
    },
    failed: (kind) => {
      failures.set(kind, (failures.get(kind) ?? 0) + 1);
    },
    ended: (ms, end) => {
      calls += 1;
      if (end === "failed") failedCalls += 1;
      if (end !== "answered") return;
      latencies[answeredCalls % kept] = ms;
      answeredCalls += 1;
    },
    breakerIs: (state) => {
      breaker = state;
    },
    figures: () => ({
      calls,
      failedCalls,
      attempts,
      retries,
      failures: Object.fromEntries(failures),
      latencyMs: percentilesOf(latencies),
      breaker,
    }),
  };
};
