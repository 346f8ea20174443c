/** One line in the log about each attempt, with nothing of what was sent or answered. */
import type { Attempted } from "./attempt.js";
import type { UpstreamCall, UpstreamRequest } from "./port.js";

export type UpstreamLog = (
  severity: "info" | "warning",
  message: string,
  fields: Readonly<Record<string, string | number>>,
) => void;

/** The only fields of such a line. It has the status if that decides the outcome, otherwise the kind. */
export const upstreamLogFields = ["upstream", "operation", "status", "kind", "ms", "attempt", "correlationId"] as const;

/** The outcome of an attempt; `cancelled` if its caller went away. */
export interface AttemptEnded {
  readonly kind: Attempted["kind"] | "cancelled";
  readonly status?: number;
}

export type TellAttempt = (
  request: Pick<UpstreamRequest, "operation">,
  call: Pick<UpstreamCall, "correlationId">,
  attempt: number,
  ended: AttemptEnded,
  ms: number,
) => void;

export const createAttemptLog =
  (upstream: string, log: UpstreamLog): TellAttempt =>
  ({ operation }, { correlationId }, attempt, { kind, status }, ms) => {
    const isByStatus = status !== undefined && (kind === "answered" || status >= 300);
    log(kind === "answered" || kind === "cancelled" ? "info" : "warning", "Upstream attempt", {
      upstream,
      operation,
      ...(isByStatus ? { status } : { kind }),
      ms: Math.round(ms),
      attempt,
      correlationId,
    });
  };
