/** Sends requests to the reservation system for a call, and reports each attempt to the caller as progress. */
import type { CallContext } from "../../contract/handler.js";
import { type UpstreamCall, UpstreamFailure, type UpstreamPolicy } from "../../upstream/index.js";
import type { Services } from "./services.js";

type Caller = Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent" | "client"> &
  Pick<Services, "line">;

/** One request: its name for people, and its position among the attempts of the call. */
export interface Asked {
  /** For people, such as `Searching rooms`. */
  readonly doing: string;
  readonly policy: UpstreamPolicy;
  /** Attempts that the call's earlier requests may have made. */
  readonly before: number;
  /** The most attempts that the whole call makes. */
  readonly inAll: number;
}

const logger = "capcorn";

/**
 * The time kept free at the end of a call, in milliseconds. A request times out before the call does, so that the request's own error is
 * reported.
 */
const ownMs = 500;

/** Sends a request with `ask`. Reports progress for each attempt, and logs a warning for each one that failed. Rejects as `ask` does. */
export const asking = async <Answer>(
  { client, line, signal, remainingMs, correlationId, traceparent }: Caller,
  { doing, policy, before, inAll }: Asked,
  ask: (call: UpstreamCall) => Promise<Answer>,
): Promise<Answer> => {
  const { attempts } = policy;
  const tell = (attempt: number, then = ""): void =>
    client.progress(
      before + attempt,
      Math.max(inAll, before + attempt),
      `${doing}: attempt ${attempt} of ${Math.max(attempts, attempt)}${then}`,
    );
  const failed = (attempt: number, kind: string, waitMs?: number): void =>
    client.log(
      "warning",
      { upstream: "capcorn", doing, attempt, attempts, kind, ...(waitMs !== undefined && { waitMs }) },
      logger,
    );
  tell(1);
  try {
    return await ask({
      ...{ signal, correlationId, traceparent, policy },
      remainingMs: () => Math.max(0, remainingMs() - ownMs),
      ...(line !== undefined && { line }),
      onAttempt: ({ attempt, kind, waitMs }) => {
        failed(attempt, kind, waitMs);
        tell(attempt + 1, `, in ${waitMs} ms`);
      },
    });
  } catch (error) {
    if (error instanceof UpstreamFailure) failed(error.facts.attempts, error.kind);
    throw error;
  }
};
