/**
 * What a service outside did not give, as reasons of a pack's catalogue: the one table of them. Packs that ask such a service
 * import it, and nothing else of the runtime does.
 */

import { ToolFailure } from "../contract/refusal.js";
import type { UpstreamReason } from "../contract/upstreamReasons.js";
import { masked } from "../observability/mask.js";
import { redacted } from "../observability/redaction.js";
import type { UpstreamFailure, UpstreamFailureKind } from "../upstream/port.js";

/** What only the pack knows of its service. */
export interface UpstreamKnown {
  /** The variables that hold the credentials, for whoever runs the server. */
  readonly environment: readonly string[];
  /** What the service said of a request that it refused. Hostile. */
  readonly said?: string;
  /** Values that must not be shown, should the service repeat them. */
  readonly secrets?: readonly string[];
}

const reasons: Readonly<Record<UpstreamFailureKind, UpstreamReason>> = {
  connect: "UPSTREAM_UNAVAILABLE",
  busy: "UPSTREAM_UNAVAILABLE",
  server: "UPSTREAM_UNAVAILABLE",
  early: "UPSTREAM_UNAVAILABLE",
  reset: "UPSTREAM_UNAVAILABLE",
  refused: "UPSTREAM_UNAVAILABLE",
  timeout: "UPSTREAM_SLOW",
  rateLimited: "UPSTREAM_RATE_LIMITED",
  unauthorized: "UPSTREAM_AUTH",
  rejected: "UPSTREAM_REFUSED",
  truncated: "UPSTREAM_MALFORMED",
  mediaType: "UPSTREAM_MALFORMED",
  malformed: "UPSTREAM_MALFORMED",
  tooLarge: "UPSTREAM_MALFORMED",
};

const reasonOf = ({ kind, facts }: UpstreamFailure): UpstreamReason => {
  if (facts.mayHaveBeenDone) return "OUTCOME_UNKNOWN";
  return kind === "rejected" && facts.status === 403 ? "UPSTREAM_AUTH" : reasons[kind];
};

const longestSaid = 300;

/** One line of the service's words, without what must not be shown, 300 characters at most. */
export const shownWords = (said: string, secrets: readonly string[]): string => {
  const line = said
    .slice(0, 100 * longestSaid)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  // A service may repeat the address or the body that it was sent.
  const shown = masked(redacted(line, secrets));
  return shown.length > longestSaid ? `${shown.slice(0, longestSaid - 1)}…` : shown;
};

const inWords = (names: readonly string[]): string => names.join(" and ");

const idPattern = /^[\w.:-]{1,128}$/;

const repeatsOne = (text: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => secret !== "" && text.includes(secret));

/** The refusal that a failure ends in: never one without a reason, and never more of the service's answer than its words. */
export const upstreamRefusal = (
  failure: UpstreamFailure,
  { environment, said = "", secrets = [] }: UpstreamKnown,
): ToolFailure => {
  const { upstream, attempts, status, retryAfterMs, vendorRequestId } = failure.facts;
  const reason = reasonOf(failure);
  const isId =
    vendorRequestId !== undefined && idPattern.test(vendorRequestId) && !repeatsOne(vendorRequestId, secrets);
  return new ToolFailure(reason, {
    field: "server",
    value: null,
    upstream,
    attempts,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(isId && { upstreamRequestId: vendorRequestId }),
    ...(reason === "UPSTREAM_AUTH" && { environment: inWords(environment) }),
    ...(reason === "UPSTREAM_REFUSED" && { said: shownWords(said, secrets) || `status ${status ?? "unknown"}` }),
  });
};
