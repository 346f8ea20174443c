/** The checks before an attempt is sent: the breaker, the rate, and the number of requests under way. */
import type { Timers } from "../timers.js";
import { type AttemptEnd, type Breaker, type BreakerRule, createBreaker } from "./breaker.js";
import { createBucket, type RateLimit } from "./bucket.js";
import type { Meter } from "./meter.js";
import type { UpstreamCall, UpstreamFailureKind } from "./port.js";
import { createSlots } from "./slots.js";
import { OutOfTime, waited, withinTime } from "./waits.js";

export interface UpstreamLimits {
  readonly rate?: RateLimit;
  /** Requests under way at a time, in this process. */
  readonly atOnce?: number;
}

export interface GateOptions {
  readonly timers: Timers;
  readonly meter: Meter;
  readonly breaker?: BreakerRule | undefined;
  readonly limits?: UpstreamLimits | undefined;
}

export interface Refusal {
  readonly kind: Extract<UpstreamFailureKind, "refused" | "rateLimited">;
  readonly retryAfterMs: number;
}

/** Call it with the outcome of the attempt. */
export type Pass = (end: AttemptEnd) => void;

export interface Gate {
  /** Waits at most until the call's deadline. Rejects with the reason of the call's signal. */
  readonly enter: (call: UpstreamCall) => Promise<Pass | Refusal>;
}

/** The wait to suggest if no slot is free: as long as requests usually take. */
const turnMs = 1000;

const refusalOf = (breaker: Breaker | undefined, nowMs: number): Refusal | undefined => {
  const retryAfterMs = breaker?.closedForMs(nowMs) ?? 0;
  return retryAfterMs > 0 ? { kind: "refused", retryAfterMs } : undefined;
};

export const createGate = ({ timers, meter, breaker: rule, limits = {} }: GateOptions): Gate => {
  const breaker = rule === undefined ? undefined : createBreaker(rule);
  const bucket = limits.rate === undefined ? undefined : createBucket(limits.rate);
  const slots = limits.atOnce === undefined ? undefined : createSlots(limits.atOnce);

  const waitForRate = async ({ signal, remainingMs }: UpstreamCall): Promise<Refusal | undefined> => {
    if (bucket === undefined) return undefined;
    const waitMs = bucket.waitMs(timers.now());
    if (waitMs > 0 && waitMs >= remainingMs()) return { kind: "rateLimited", retryAfterMs: waitMs };
    bucket.take(timers.now());
    if (waitMs > 0) await waited(waitMs, signal, timers);
    return undefined;
  };

  /** Gives the function that frees the slot; undefined if none is free in time. */
  const waitForSlot = async ({ signal, remainingMs }: UpstreamCall): Promise<(() => void) | undefined> => {
    if (slots === undefined) return () => undefined;
    const free = slots.takeFree();
    if (free !== undefined) return free;
    const turn = new AbortController();
    const taken = slots.take(turn.signal);
    try {
      return await withinTime(remainingMs(), signal, timers, () => taken);
    } catch (error) {
      turn.abort(error);
      taken.then(
        (release) => release(),
        () => undefined,
      );
      if (error instanceof OutOfTime) return undefined;
      throw error;
    }
  };

  const begin = (release: () => void): Pass => {
    const tell = breaker?.begin(timers.now());
    if (breaker !== undefined) meter.breakerIs(breaker.state());
    return (end) => {
      release();
      tell?.(end, timers.now());
      if (breaker !== undefined) meter.breakerIs(breaker.state());
    };
  };

  return {
    enter: async (call) => {
      const refusal = refusalOf(breaker, timers.now()) ?? (await waitForRate(call));
      if (refusal !== undefined) return refusal;
      const release = await waitForSlot(call);
      if (release === undefined) return { kind: "refused", retryAfterMs: turnMs };
      const late = refusalOf(breaker, timers.now());
      if (late === undefined) return begin(release);
      release();
      return late;
    },
  };
};
