/**
 * Maps failures of outside services to reasons of a pack's catalogue. Imported by the packs that ask such a service,
 * and by nothing else of the runtime.
 */

import { ToolFailure } from "../contract/refusal.js";
import type { UpstreamReason } from "../contract/upstreamReasons.js";
import { masked } from "../observability/mask.js";
import { redacted } from "../observability/redaction.js";
import type { UpstreamFailure, UpstreamFailureKind } from "../upstream/port.js";

/** What only the pack knows of its service. */
export interface UpstreamKnown {
  /** The environment variables that hold the credentials, to be named to the operator. */
  readonly environment: readonly string[];
  /** The service's message about a request that it refused. Untrusted. */
  readonly said?: string;
  /** Values to redact if the service repeats them. */
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

/** The service's message as one line of at most 300 characters, without secrets and personal data. */
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

/** The refusal for a failed request to a service. Of the service's answer it shows only the message, status and request id. */
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
