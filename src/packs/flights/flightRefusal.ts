/** Turns a failed search into a refusal for the caller: one reason for each kind of error that the client throws. */
import { ToolFailure } from "../../contract/refusal.js";
import { upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { duffelWordsOf } from "../../vendors/duffel/errors.js";
import type { FlightQuery } from "./cacheKey.js";
import { RateLimitError, ToolInvocationError, UserError } from "./toolInvocationError.js";

/** Names of the environment variables that hold the credentials. */
const environment = ["DUFFEL_API_KEY"];

/** Turns an upstream failure into a refusal with the service's own words; returns any other error unchanged. */
export const upstreamError = (error: unknown, secrets: readonly string[]): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const said = duffelWordsOf(error);
  return upstreamRefusal(error, { environment, secrets, ...(said !== undefined && { said }) });
};

/** The error to throw in place of the one that the client threw. */
export const flightRefusal = (
  thrown: unknown,
  { origin, destination }: FlightQuery,
  secrets: readonly string[],
): unknown => {
  const cause = thrown instanceof ToolInvocationError ? thrown.cause : thrown;
  if (cause instanceof UserError) {
    const field = cause.airport === destination && cause.airport !== origin ? "destination" : "origin";
    return new ToolFailure("AIRPORT_NOT_FOUND", { field, value: cause.airport });
  }
  if (cause instanceof RateLimitError) {
    const { attempts, retryAfterMs } = cause;
    return new ToolFailure("RATE_LIMITED", {
      field: "server",
      value: null,
      attempts,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  }
  return upstreamError(cause, secrets);
};
