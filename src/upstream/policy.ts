/** Which failures are retried, and after how long. Pure. */
import type { UpstreamFailureKind, UpstreamPolicy, UpstreamRequest } from "./port.js";

type Headers = Readonly<Record<string, string>>;

/** An attempt that failed. */
export interface Failed {
  readonly kind: UpstreamFailureKind;
  readonly status?: number;
  readonly headers?: Headers;
}

/** The attempts of a request so far. */
export interface Progress {
  /** Attempts made. */
  readonly attempts: number;
  /** Whether one of them was answered 401, and the credentials were renewed. */
  readonly isRenewed: boolean;
  /** Whether an earlier answer was malformed. */
  readonly wasMalformed: boolean;
}

/** The words by which a policy lists failures without a status. */
const words: Partial<Record<UpstreamFailureKind, string>> = {
  connect: "connect",
  reset: "reset",
  truncated: "reset",
  timeout: "timeout",
};

const isListed = ({ kind, status }: Failed, retryOn: readonly string[]): boolean => {
  const word = words[kind] ?? (status === undefined ? undefined : String(status));
  return word !== undefined && retryOn.includes(word);
};

/** Failures after which the service has done nothing: it said so, or the request never reached it. */
const neverRan: ReadonlySet<UpstreamFailureKind> = new Set(["connect", "rateLimited", "unauthorized"]);

const isUndone: ReadonlySet<UpstreamFailureKind> = new Set([...neverRan, "early", "rejected", "refused"]);

/** Whether the service may have done what was asked. A safe request changes nothing. */
export const mayHaveBeenDone = ({ isSafe }: Pick<UpstreamRequest, "isSafe">, kind: UpstreamFailureKind): boolean =>
  !isSafe && !isUndone.has(kind);

/** Whether the request is sent again after this failure, as far as time allows. */
export const isTriedAgain = (
  failed: Failed,
  { attempts, isRenewed, wasMalformed }: Progress,
  request: Pick<UpstreamRequest, "isSafe" | "repeatKey">,
  policy: UpstreamPolicy,
): boolean => {
  if (failed.kind === "unauthorized") return failed.status === 401 && !isRenewed;
  const isRepeatable = request.isSafe || request.repeatKey !== undefined || neverRan.has(failed.kind);
  if (!isRepeatable || attempts >= policy.attempts + (isRenewed ? 1 : 0)) return false;
  return failed.kind === "malformed" ? !wasMalformed : isListed(failed, policy.retryOn);
};

/** The delay before the next attempt, in milliseconds, when `attempts` were made. */
export const delayMsAfter = (attempts: number, { delaysMs }: UpstreamPolicy): number =>
  delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? 0;

/** A number from here on is an instant in seconds since 1970: as a delay it would be thirty years. */
const leastEpochSeconds = 1_000_000_000;

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const httpDate = new RegExp(`^[A-Z][a-z]{2}, \\d{2} (?:${months}) \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`);
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

const instantMsOf = (text: string | undefined): number | undefined => {
  if (text === undefined || !(httpDate.test(text) || isoInstant.test(text))) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
};

const waitMsOf = (text: string | undefined, nowMs: number): number => {
  const value = text?.trim();
  if (value === undefined) return 0;
  const seconds = /^\d{1,12}$/.test(value) ? Number(value) : undefined;
  if (seconds !== undefined && seconds < leastEpochSeconds) return seconds * 1000;
  const instantMs = seconds === undefined ? instantMsOf(value) : seconds * 1000;
  return instantMs === undefined ? 0 : Math.max(0, instantMs - nowMs);
};

/**
 * How long the service asks to wait, in milliseconds; 0 if it does not. `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 * `ratelimit-reset` counts for a 429 alone, because some services send it with every answer. A date is compared with the
 * answer's own `date`, or else with ours.
 */
export const toldWaitMs = ({ kind, headers }: Failed, epochMs: number): number => {
  if (headers === undefined) return 0;
  const nowMs = instantMsOf(headers["date"]) ?? epochMs;
  const ofLimit = kind === "rateLimited" ? waitMsOf(headers["ratelimit-reset"], nowMs) : 0;
  return Math.max(waitMsOf(headers["retry-after"], nowMs), ofLimit);
};

/** No call waits longer than this, however much time it has. */
const longestWaitMs = 300_000;

/** Whether the wait and one whole attempt after it fit into the remaining time. */
export const doesFit = (waitMs: number, remainingMs: number, { attemptTimeoutMs }: UpstreamPolicy): boolean =>
  waitMs <= longestWaitMs && waitMs + attemptTimeoutMs <= remainingMs;
