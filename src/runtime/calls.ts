/** What tool calls and resource reads have in common: the context they run in, and one log line for each. */
import type { CallRecord, Log } from "../observability/log.js";
import { type ClientFacts, type StoredSession, WorldResetError } from "../store/index.js";
import type { Caller } from "./caller.js";
import type { PackContract } from "./contract.js";
import type { CallContext, Clock, OpenedPack, SessionFacts } from "./handler.js";
import { idempotencyKeyOf } from "./meta.js";
import { fail, RequestRefusal, ToolFailure } from "./refusal.js";
import { catalogued, internalRefusal, type Refusal, requestRefusal } from "./rendering.js";
import { resolvePlace } from "./scope.js";
import { storeRefusal } from "./storeRefusals.js";
import { clockOf, type OwnWorld } from "./worlds.js";

export interface CallServices<Services> {
  readonly contract: PackContract;
  readonly opened: Pick<OpenedPack<Services>, "tenancy" | "servicesIn">;
  readonly own: OwnWorld;
  /** The real clock: of worlds whose clock is not frozen, and of sessions. */
  readonly clock: Clock;
  readonly sessionIdleMs: number;
  readonly log: Log;
  readonly warnOfStore: (reason: string, error: unknown) => void;
}

/** The facts of a session that begins and ends with this call. */
const passingSession = (client: ClientFacts, nowMs: number, countsAsCall: boolean): SessionFacts => ({
  ...client,
  createdAtMs: nowMs,
  lastActivityAtMs: nowMs,
  toolCalls: countsAsCall ? 1 : 0,
});

const factsOf = ({ id, initialize, subscriptions, streams, ...facts }: StoredSession): SessionFacts => facts;

/**
 * Enters the world of a call: one round trip to the store, which says what the world is and counts the call. The context
 * is that of the handler, with what its pack works with in this world. Throws a refusal for a malformed handle, world or
 * idempotency key, and what the store throws.
 */
export const enteredContext = async <Services>(
  caller: Caller,
  { opened, own, clock, sessionIdleMs }: CallServices<Services>,
  countsAsCall: boolean,
): Promise<CallContext & Services> => {
  const { transport, clientName, clientVersion, protocolVersion, correlationId, signal, meta } = caller;
  const { world: key, scope } = resolvePlace(caller, own);
  const idempotencyKey = idempotencyKeyOf(meta);
  if (scope.id !== undefined) caller.onScope(scope.id);
  const client = { transport, clientName, clientVersion, protocolVersion };
  // Sessions of the 2025 revisions begin with `initialize` alone; any other begins with its first call.
  const mustExist = scope.kind === "mcp-session";
  const { world, session } = await opened.tenancy.enter({
    world: key,
    initially: own.facts,
    realNowMs: clock.now(),
    idleLimitMs: sessionIdleMs,
    ...(scope.id !== undefined && { session: { id: scope.id, client, countsAsCall, mustExist } }),
  });
  if (mustExist && session === undefined) throw new WorldResetError(`the session is not in world ${key} any more`);
  const worldClock = clockOf(world.clock, clock);
  return {
    ...opened.servicesIn(world, worldClock),
    clock: worldClock,
    scope,
    session: session === undefined ? passingSession(client, worldClock.now(), countsAsCall) : factsOf(session),
    fail,
    signal,
    correlationId,
    idempotencyKey,
  };
};

/** What a thrown value means to the caller. Anything that is not a refusal is internal, and its stack goes to the log. */
export const refusalOf = <Services>(
  error: unknown,
  caller: Pick<Caller, "correlationId">,
  { contract, log, warnOfStore }: CallServices<Services>,
): Refusal => {
  const { correlationId } = caller;
  if (error instanceof RequestRefusal) return requestRefusal("BAD_REQUEST", error.fault, correlationId);
  const ofStore = storeRefusal(error);
  if (ofStore !== undefined) warnOfStore(ofStore.reason, error);
  const failure = error instanceof ToolFailure ? error : ofStore;
  const refusal = failure === undefined ? undefined : catalogued(failure, { contract, correlationId });
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
