/** An upstream whose line does what a test says, attempt by attempt, and that keeps what went out and what was told. */
import {
  type AttemptTold,
  createMeter,
  createUpstream,
  fixedHeaders,
  type Line,
  type UpstreamCall,
  type UpstreamOptions,
  type UpstreamPolicy,
  type UpstreamRequest,
  type WireRequest,
} from "../../src/upstream/index.js";
import { type HandTimers, handTimers } from "../support/handTimers.js";

/** What one attempt comes to: an answer, an error's code, or nothing at all until it is given up. */
export interface Step {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly code?: string;
  readonly hangs?: boolean;
  /** How long it takes, by the timers. */
  readonly afterMs?: number;
}

export const waits124: UpstreamPolicy = {
  attempts: 4,
  delaysMs: [1000, 2000, 4000],
  attemptTimeoutMs: 10_000,
  retryOn: ["429", "500", "502", "503", "504", "timeout", "reset", "connect"],
};

export const search: UpstreamRequest = {
  operation: "createOfferRequest",
  method: "POST",
  path: "/air/offer_requests",
  body: { mediaType: "application/json", text: '{"data":{}}' },
  accept: ["application/json"],
  isSafe: true,
};

const piecesOf = async function* (body: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof body === "string" ? Buffer.from(body) : body;
};

export const lineOf = (steps: readonly Step[], timers: HandTimers, sent: WireRequest[]): Line => {
  let count = 0;
  return {
    exchange: async (request) => {
      const step = steps[Math.min(count, steps.length - 1)] ?? {};
      count += 1;
      sent.push(request);
      if (step.afterMs !== undefined) await new Promise<void>((done) => timers.after(step.afterMs ?? 0, done));
      if (step.hangs === true) return new Promise(() => undefined);
      if (step.code !== undefined) throw Object.assign(new Error("hidden words"), { code: step.code });
      const { status = 200, body = "{}" } = step;
      return { status, headers: { "content-type": "application/json", ...step.headers }, body: piecesOf(body) };
    },
  };
};

export interface Scripted {
  readonly timers: HandTimers;
  readonly sent: readonly WireRequest[];
  readonly told: readonly AttemptTold[];
  readonly logged: readonly (readonly [severity: string, message: string, fields: Readonly<Record<string, unknown>>])[];
  readonly figures: ReturnType<typeof createMeter>["figures"];
  readonly upstream: ReturnType<typeof createUpstream>;
  readonly call: (parts?: Partial<UpstreamCall> & { readonly timeMs?: number }) => UpstreamCall;
}

export const scripted = (steps: readonly Step[], options: Partial<UpstreamOptions> = {}): Scripted => {
  const timers = handTimers();
  const sent: WireRequest[] = [];
  const told: AttemptTold[] = [];
  const logged: (readonly [string, string, Readonly<Record<string, unknown>>])[] = [];
  const meter = createMeter();
  const upstream = createUpstream({
    name: "vendor",
    baseUrl: "https://api.vendor.example",
    line: lineOf(steps, timers, sent),
    policy: waits124,
    authorize: fixedHeaders({ authorization: "Bearer key" }),
    timers,
    meter,
    log: (...line) => void logged.push(line),
    epochMs: () => Date.UTC(2026, 10, 22, 12),
    newSpanId: () => "00f067aa0ba902b7",
    ...options,
  });
  const call: Scripted["call"] = ({ timeMs = 30_000, ...parts } = {}) => {
    const endMs = timers.now() + timeMs;
    return {
      signal: new AbortController().signal,
      remainingMs: () => endMs - timers.now(),
      correlationId: "call-1",
      onAttempt: (one) => void told.push(one),
      ...parts,
    };
  };
  return { timers, sent, told, logged, figures: meter.figures, upstream, call };
};
