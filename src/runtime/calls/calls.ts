/** What tool calls and resource reads have in common: the context they run in, and one log line for each. */
import type { PackContract } from "../../contract/contract.js";
import type { CallContext, Clock } from "../../contract/handler.js";
import type { Meta } from "../../contract/meta.js";
import type { Product } from "../../contract/product.js";
import { CapabilityMissing, QuestionFailed, RequestRefusal, ToolFailure } from "../../contract/refusal.js";
import type { CallRecord, Log } from "../../observability/log.js";
import { type TenancyStore, WorldResetError } from "../../store/index.js";
import type { OpenedPack } from "../pack.js";
import { resolvePlace } from "../sessions/scope.js";
import { clockOf, type OwnWorld } from "../worlds/worlds.js";
import { callContext } from "./callContext.js";
import type { Caller } from "./caller.js";
import {
  cancelledRefusal,
  capabilityRefusal,
  catalogued,
  internalRefusal,
  type Refusal,
  requestRefusal,
} from "./rendering.js";
import { storeRefusal } from "./storeRefusals.js";

export interface CallServices<Services> {
  readonly product: Product;
  readonly contract: PackContract;
  readonly tenancy: Pick<TenancyStore, "enter">;
  readonly servicesIn: OpenedPack<Services>["servicesIn"];
  readonly own: OwnWorld;
  readonly sharesAnonymousSession: boolean;
  /** Real time: for worlds whose clock is not frozen, and for sessions. */
  readonly clock: Clock;
  readonly sessionIdleMs: number;
  readonly log: Log;
  /** Whether to check that a refusal carries the data that its reason requires. */
  readonly checksRefusals: boolean;
  readonly warnOfStore: (reason: string, error: unknown) => void;
}

const idempotencyPattern = /^[\x20-\x7e]{1,128}$/;

/** The caller's idempotency key, `_meta[metaKey]`. Throws a refusal if it is not 1 to 128 printable ASCII characters. */
const idempotencyKeyOf = (meta: Meta, metaKey: string): string | undefined => {
  const value = meta[metaKey];
  if (value === undefined) return undefined;
  if (typeof value === "string" && idempotencyPattern.test(value)) return value;
  const field = `_meta.${metaKey}`;
  const expected = "1 to 128 printable ASCII characters";
  throw new RequestRefusal({
    field,
    value,
    message: `Invalid ${field}: expected ${expected}`,
    hint: `Send ${expected}, or leave ${field} out.`,
  });
};

/**
 * Enters the world of a call, in one round trip to the store that reads the world and counts the call. Resolves to the
 * handler's context, with the services of its pack in this world. `sessionNamed` is the session in the arguments.
 * Throws a refusal for a malformed handle, world or idempotency key, and the store's errors.
 */
export const enteredContext = <Services>(
  caller: Caller,
  common: CallServices<Services>,
  countsAsCall: boolean,
  sessionNamed?: unknown,
): Promise<CallContext & Services> => {
  const { product, tenancy, servicesIn, own, clock, sessionIdleMs } = common;
  const { transport, clientName, clientVersion, protocolVersion, meta } = caller;
  const { world: key, scope } = resolvePlace(caller, common, sessionNamed);
  const { id } = scope;
  const idempotencyKey = idempotencyKeyOf(meta, product.metaKeys.idempotencyKey);
  if (id !== undefined) caller.onScope(id);
  const client = { transport, clientName, clientVersion, protocolVersion };
  // Sessions of the 2025 revisions begin with `initialize`; any other begins with its first call. Of a session that
  // anonymous callers share, only bookings are stored.
  const mustExist = scope.kind === "mcp-session";
  // Two literals, because copying an object to add a member would be the costliest step of a call.
  const [initially, realNowMs, idleLimitMs] = [own.facts, clock.now(), sessionIdleMs];
  const entered = tenancy.enter(
    id === undefined || scope.kind === "anonymous"
      ? { world: key, initially, realNowMs, idleLimitMs }
      : { world: key, initially, realNowMs, idleLimitMs, session: { id, client, countsAsCall, mustExist } },
  );
  return entered.then(({ world, session: stored }) => {
    if (mustExist && stored === undefined) throw new WorldResetError(`the session is not in world ${key} any more`);
    const worldClock = clockOf(world.clock, clock);
    const call = { caller, clock: worldClock, scope, client, stored, countsAsCall, idempotencyKey };
    return callContext(call, servicesIn(world, worldClock));
  });
};

const silence = (error: unknown): ToolFailure | undefined =>
  error instanceof QuestionFailed
    ? new ToolFailure("CLIENT_SILENT", { field: error.method, value: error.said })
    : undefined;

/** The failure; an error instead if it lacks data that its reason requires, which is a defect of the handler. */
const withAllData = (failure: ToolFailure, { errors }: PackContract): Error => {
  const requires = Object.hasOwn(errors, failure.reason) ? (errors[failure.reason]?.requires ?? []) : [];
  const missing = requires.filter((name) => failure.detail[name] === undefined);
  return missing.length === 0
    ? failure
    : new Error(`the refusal ${failure.reason} lacks ${missing.join(", ")}, which its contract promises`);
};

/** The refusal for a thrown value. An unexpected error becomes INTERNAL, and its stack is logged. */
export const refusalOf = <Services>(
  thrown: unknown,
  caller: Pick<Caller, "correlationId"> & Partial<Pick<Caller, "signal">>,
  { contract, log, checksRefusals, warnOfStore }: CallServices<Services>,
): Refusal => {
  const error = checksRefusals && thrown instanceof ToolFailure ? withAllData(thrown, contract) : thrown;
  const { correlationId, signal } = caller;
  if (signal?.aborted === true && error === signal.reason) return cancelledRefusal({ contract, correlationId });
  if (error instanceof RequestRefusal) return requestRefusal("BAD_REQUEST", error.fault, { contract, correlationId });
  if (error instanceof CapabilityMissing) return capabilityRefusal(error, { contract, correlationId });
  const ofStore = storeRefusal(error);
  if (ofStore !== undefined) warnOfStore(ofStore.reason, error);
  const failure = error instanceof ToolFailure ? error : (ofStore ?? silence(error));
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
  readonly refusal?: Refusal | undefined;
}

const outcomeOf = (refusal: Refusal | undefined, isCancelled: boolean): CallRecord["outcome"] => {
  if (isCancelled) return "cancelled";
  if (refusal === undefined) return "ok";
  return refusal.reason === "INTERNAL" ? "error" : "refused";
};

/** Writes the one line of a finished call. */
export const logCall = (caller: Caller, { operation, target, startedAtMs, refusal }: Finished, log: Log): void => {
  if (!log.tellsOfCalls) return;
  log.call({
    correlationId: caller.correlationId,
    operation,
    target,
    outcome: outcomeOf(refusal, caller.isAborted ?? caller.signal.aborted),
    reason: refusal?.reason ?? null,
    durationMs: Math.round((performance.now() - startedAtMs) * 1000) / 1000,
    transport: caller.transport,
    era: caller.era,
  });
};
