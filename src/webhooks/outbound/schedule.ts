/** The verdict on a delivery after an attempt: done, retried at an instant, or given up. Pure. */

/** The outcome of an attempt. */
export type Outcome =
  /** `waitMs`: how long the answer asks to wait; 0 if it does not. */
  | { readonly kind: "answered"; readonly status: number; readonly waitMs: number }
  | { readonly kind: "unanswered"; readonly why: Unanswered };

/**
 * `address`: the name has no allowed address. `connect`: no connection. `tls`: no secure connection. `timeout`: no
 * answer in time. `reset`: the connection ended before an answer. `malformed`: the answer is not HTTP. `crashed`: an
 * error on this side.
 */
export type Unanswered = "address" | "connect" | "tls" | "timeout" | "reset" | "malformed" | "crashed";

export type Verdict =
  | { readonly kind: "delivered" }
  /** 410: the receiver wants no more events. */
  | { readonly kind: "gone" }
  /** `atMs` is real time. */
  | { readonly kind: "again"; readonly atMs: number }
  | { readonly kind: "deadLetter" };

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The delays of a setting such as `5s,5m,30m,2h`, in milliseconds. Throws RangeError for an invalid text. */
export const delaysOf = (text: string): readonly number[] =>
  text.split(",").map((part) => {
    const [, count, unit = ""] = /^(\d{1,6})(ms|s|m|h)$/.exec(part) ?? [];
    const unitMs = units[unit];
    if (count === undefined || unitMs === undefined) throw new RangeError(`'${part}' is no time to wait`);
    return Number(count) * unitMs;
  });

/** The longest wait, whatever a receiver asks for. */
const longestWaitMs = 24 * 3_600_000;

const asksToWait: ReadonlySet<number> = new Set([429, 503]);

/** An outcome as lists and logs show it: `status 500`, `redirected 302`, `timeout`. */
export const outcomeText = (outcome: Outcome): string => {
  if (outcome.kind === "unanswered") return outcome.why;
  const { status } = outcome;
  return `${status >= 300 && status < 400 ? "redirected" : "status"} ${status}`;
};

export const isDelivered = (outcome: Outcome): boolean =>
  outcome.kind === "answered" && outcome.status >= 200 && outcome.status < 300;

/** `failures` counts this attempt, if it failed, and those before it. After the last delay there is no further attempt. */
export const verdictOf = (outcome: Outcome, failures: number, delaysMs: readonly number[], nowMs: number): Verdict => {
  if (isDelivered(outcome)) return { kind: "delivered" };
  if (outcome.kind === "answered" && outcome.status === 410) return { kind: "gone" };
  const delayMs = delaysMs[failures - 1];
  if (delayMs === undefined) return { kind: "deadLetter" };
  const told = outcome.kind === "answered" && asksToWait.has(outcome.status) ? outcome.waitMs : 0;
  return { kind: "again", atMs: nowMs + Math.max(delayMs, Math.min(told, longestWaitMs)) };
};
