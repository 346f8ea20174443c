/** What a failed search means to the caller: a reason of the catalogue for each way in which the client says no. */
import { ToolFailure } from "../../contract/refusal.js";
import { upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { duffelWordsOf } from "../../vendors/duffel/errors.js";
import type { FlightQuery } from "./cacheKey.js";
import { RateLimitError, ToolInvocationError, UserError } from "./toolInvocationError.js";

/** The variables that hold the credentials. */
const environment = ["DUFFEL_API_KEY"];

/** A refusal of the service, by a reason of the catalogue and with its own words; anything else as it is. */
export const upstreamError = (error: unknown, secrets: readonly string[]): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const said = duffelWordsOf(error);
  return upstreamRefusal(error, { environment, secrets, ...(said !== undefined && { said }) });
};

/** To be thrown in the place of what the client threw. */
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
