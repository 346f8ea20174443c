/** What tool calls and resource reads have in common: the context they run in, and one log line for each. */
import type { CallRecord, Log } from "../observability/log.js";
import type { Caller } from "./caller.js";
import type { PackContract } from "./contract.js";
import type { CallContext, Clock, Scope } from "./handler.js";
import { idempotencyKeyOf } from "./meta.js";
import { fail, RequestRefusal, ToolFailure } from "./refusal.js";
import { catalogued, internalRefusal, type Refusal, requestRefusal } from "./rendering.js";
import { resolveScope } from "./scope.js";
import type { SessionRegistry } from "./sessionFacts.js";

export interface CallServices {
  readonly contract: PackContract;
  readonly clock: Clock;
  readonly sessions: SessionRegistry;
  readonly log: Log;
}

/** The context of one call. Throws a refusal for a malformed handle or idempotency key. */
export const contextOf = (caller: Caller, { clock, sessions }: CallServices, countsAsCall: boolean): CallContext => {
  const { transport, clientName, clientVersion, protocolVersion, correlationId, signal, meta } = caller;
  const scope: Scope = resolveScope(caller);
  if (scope.id !== undefined) caller.onScope(scope.id);
  const client = { transport, clientName, clientVersion, protocolVersion };
  return {
    clock,
    scope,
    session: sessions.touch(scope.id, client, countsAsCall),
    fail,
    signal,
    correlationId,
    idempotencyKey: idempotencyKeyOf(meta),
  };
};

/** What a thrown value means to the caller. Anything that is not a refusal is internal, and its stack goes to the log. */
export const refusalOf = (error: unknown, caller: Caller, { contract, log }: CallServices): Refusal => {
  const { correlationId } = caller;
  if (error instanceof RequestRefusal) return requestRefusal("BAD_REQUEST", error.fault, correlationId);
  const refusal = error instanceof ToolFailure ? catalogued(error, { contract, correlationId }) : undefined;
  if (refusal !== undefined) return refusal;
  log.exception(
    error instanceof ToolFailure ? "reason is not in the catalogue" : "unexpected exception",
    error,
    correlationId,
  );
  return internalRefusal({ contract, correlationId });
};

interface Finished {
  readonly operation: CallRecord["operation"];
  readonly target: string | null;
  readonly startedAtMs: number;
  readonly refusal?: Refusal;
}

const outcomeOf = (refusal: Refusal | undefined, isCancelled: boolean): CallRecord["outcome"] => {
  if (isCancelled) return "cancelled";
  if (refusal === undefined) return "ok";
  return refusal.reason === "INTERNAL" ? "error" : "refused";
};

/** Writes the one line of a finished call. */
export const logCall = (caller: Caller, { operation, target, startedAtMs, refusal }: Finished, log: Log): void =>
  log.call({
    correlationId: caller.correlationId,
    operation,
    target,
    outcome: outcomeOf(refusal, caller.signal.aborted),
    reason: refusal?.reason ?? null,
    durationMs: Math.round((performance.now() - startedAtMs) * 1000) / 1000,
    transport: caller.transport,
    era: caller.era,
  });
