/**
 * The reasons for timeouts and for failures of an upstream. They are the same in every pack, so that callers can rely
 * on them.
 */
import type { ReasonEntry } from "./contract.js";

type Facts = Required<Pick<ReasonEntry, "code" | "category" | "retryable">>;

/** JSON-RPC code "Internal error", and the code for a request that was understood and refused. */
const internalError = -32603;
const notGranted = -32002;

/** A pack whose tools have an upstream lists each of them in its catalogue, with a message and a hint of its own. */
export const upstreamReasons = {
  TOOL_TIMEOUT: { code: internalError, category: "TIMEOUT_ERROR", retryable: true },
  UPSTREAM_UNAVAILABLE: { code: internalError, category: "TRANSPORT_ERROR", retryable: true },
  UPSTREAM_SLOW: { code: internalError, category: "TIMEOUT_ERROR", retryable: true },
  OUTCOME_UNKNOWN: { code: internalError, category: "TIMEOUT_ERROR", retryable: false },
  UPSTREAM_RATE_LIMITED: { code: internalError, category: "RATE_LIMIT_ERROR", retryable: true },
  UPSTREAM_AUTH: { code: internalError, category: "AUTHENTICATION_ERROR", retryable: false },
  UPSTREAM_REFUSED: { code: notGranted, category: "BUSINESS_ERROR", retryable: false },
  UPSTREAM_MALFORMED: { code: internalError, category: "TRANSPORT_ERROR", retryable: true },
} as const satisfies Readonly<Record<string, Facts>>;

export type UpstreamReason = keyof typeof upstreamReasons;
