/** Asks the reservation system on behalf of a call, and tells the caller of each attempt while it waits. */
import type { CallContext } from "../../contract/handler.js";
import { type UpstreamCall, UpstreamFailure, type UpstreamPolicy } from "../../upstream/index.js";
import type { Services } from "./services.js";

type Caller = Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent" | "client"> &
  Pick<Services, "line">;

/** One thing that is asked for: how it is called, and where it stands among what the call asks for. */
export interface Asked {
  /** For people: `Searching rooms`. */
  readonly doing: string;
  readonly policy: UpstreamPolicy;
  /** Attempts that the call may have made before. */
  readonly before: number;
  /** Attempts that the whole call may take. */
  readonly inAll: number;
}

const logger = "capcorn";

/** What is left of a call's time for its own end: a request ends before it, so that its end is told and not the call's. */
const ownMs = 500;

/** Progress for each attempt, and a warning for each that failed. Rejects as `ask` does. */
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
