/**
 * Lets calls take as long as those of a real system do: how long follows from the seed, the tool and the arguments, so that
 * a test meets the same wait each time. It reads no clock and starts no timer but those that it is given.
 */
import { createHash } from "node:crypto";
import { realTimers, type Timers } from "../../timers.js";

/** Whole milliseconds, both included. */
export interface LatencyRange {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** A wait and who is told of it. */
export interface Wait {
  readonly tool: string;
  readonly input: unknown;
  /** Ends the wait: it then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly progress: (progress: number, total: number, message: string) => void;
}

export type Latency = (waiting: Wait) => Promise<void>;

const longestMs = 60_000;
const stepMs = 100;
const rangePattern = /^(\d{1,5})-(\d{1,5})$/;

/** What a call to a system on the internet takes, where nothing better is known. */
const usual: LatencyRange = { leastMs: 400, mostMs: 800 };

/** The range that a text like `400-800` stands for; undefined for any other. */
export const latencyRangeOf = (text: string): LatencyRange | undefined => {
  const [, least, most] = rangePattern.exec(text) ?? [];
  const [leastMs, mostMs] = [Number(least), Number(most)];
  return leastMs <= mostMs && mostMs <= longestMs ? { leastMs, mostMs } : undefined;
};

/** How long the call takes: any length of the range is equally likely over many arguments. */
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
      // A timer may fire a millisecond early: what is told next waits for its own instant.
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
    // However busy the machine, the first that is told is the beginning.
    waitedFor(0);
  });

interface LatencyOptions {
  /** `none`, `realistic` (as the pack says of each of its tools), or a range such as `400-800`. */
  readonly setting: string;
  readonly seed: string;
  /** By the tools' names; what the pack does not name takes as long as such calls usually do. */
  readonly realistic: Readonly<Record<string, LatencyRange>>;
  readonly timers?: Timers;
}

/** The wait of each call; undefined where calls take no longer than they need. Throws RangeError for a setting that is none. */
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
