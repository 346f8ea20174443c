/**
 * Simulates the latency of a real system. The delay follows from the seed, the tool and the arguments, so a test gets
 * the same delay each time. Uses only the clock and timers that it is given.
 */
import { createHash } from "node:crypto";
import { realTimers, type Timers } from "../../timers.js";

/** Whole milliseconds, both bounds included. */
export interface LatencyRange {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** A call that is to be delayed, and where to report its progress. */
export interface Wait {
  readonly tool: string;
  readonly input: unknown;
  /** Aborts the wait, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly progress: (progress: number, total: number, message: string) => void;
}

export type Latency = (waiting: Wait) => Promise<void>;

const longestMs = 60_000;
const stepMs = 100;
const rangePattern = /^(\d{1,5})-(\d{1,5})$/;

/** The default range: what a call over the internet usually takes. */
const usual: LatencyRange = { leastMs: 400, mostMs: 800 };

/** Parses a range such as `400-800`, up to 60000; undefined for any other text. */
export const latencyRangeOf = (text: string): LatencyRange | undefined => {
  const [, least, most] = rangePattern.exec(text) ?? [];
  const [leastMs, mostMs] = [Number(least), Number(most)];
  return leastMs <= mostMs && mostMs <= longestMs ? { leastMs, mostMs } : undefined;
};

/** The delay of a call in milliseconds, spread evenly over the range by its arguments. */
export const waitMsOf = (range: LatencyRange, seed: string, tool: string, input: unknown): number => {
  const digest = createHash("sha256")
    .update(JSON.stringify([seed, tool, input]))
    .digest();
  return range.leastMs + (digest.readUInt32BE(0) % (range.mostMs - range.leastMs + 1));
};

const inWords = (elapsedMs: number, totalMs: number): string =>
  elapsedMs < totalMs ? `Waiting for the supplier: ${elapsedMs} of ${totalMs} ms` : `The supplier took ${totalMs} ms`;

const waited = (totalMs: number, { signal, progress }: Wait, { now, after }: Timers): Promise<void> =>
  new Promise((resolve, reject) => {
    const startedAtMs = now();
    let forget: () => void = () => undefined;
    let nextToldMs = 0;
    const abort = (): void => {
      forget();
      reject(signal.reason);
    };
    const step = (): void => waitedFor(Math.min(totalMs, Math.floor(now() - startedAtMs)));
    const waitedFor = (elapsedMs: number): void => {
      // A timer may fire a millisecond early: progress is sent only when it is due.
      if (elapsedMs >= Math.min(nextToldMs, totalMs)) {
        progress(elapsedMs, totalMs, inWords(elapsedMs, totalMs));
        nextToldMs = elapsedMs + stepMs;
      }
      if (elapsedMs < totalMs) forget = after(Math.min(nextToldMs, totalMs) - elapsedMs, step);
      else {
        signal.removeEventListener("abort", abort);
        resolve();
      }
    };
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    // The first progress is always 0, however busy the machine is.
    waitedFor(0);
  });

interface LatencyOptions {
  /** `none`, `realistic` (the pack's range for each tool), or a range such as `400-800`. */
  readonly setting: string;
  readonly seed: string;
  /** By tool name; a tool that is not in it takes the default range. */
  readonly realistic: Readonly<Record<string, LatencyRange>>;
  readonly timers?: Timers;
}

/** Creates the delay of calls; undefined for `none`. Throws RangeError for an invalid setting. */
export const createLatency = ({
  setting,
  seed,
  realistic,
  timers = realTimers,
}: LatencyOptions): Latency | undefined => {
  if (setting === "none") return undefined;
  const fixed = setting === "realistic" ? undefined : latencyRangeOf(setting);
  if (setting !== "realistic" && fixed === undefined) throw new RangeError(`no latency: '${setting}'`);
  return (waiting) => {
    const { tool, input } = waiting;
    const ofTool = Object.hasOwn(realistic, tool) ? realistic[tool] : undefined;
    return waited(waitMsOf(fixed ?? ofTool ?? usual, seed, tool, input), waiting, timers);
  };
};
