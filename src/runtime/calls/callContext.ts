/**
 * The context that a handler gets in one call. One is created for each call, so costly members are created only when
 * they are read.
 */
import type { CallContext, ClientLine, Clock, Scope, SessionFacts } from "../../contract/handler.js";
import { fail } from "../../contract/refusal.js";
import type { ClientFacts, StoredSession } from "../../store/index.js";
import type { Caller } from "./caller.js";
import { silentClient } from "./clientLine.js";

/** A call once its world has been entered: caller, session and clock. */
export interface EnteredCall {
  readonly caller: Caller;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly client: ClientFacts;
  /** Undefined for a session that begins and ends with this call. */
  readonly stored: StoredSession | undefined;
  readonly countsAsCall: boolean;
  readonly idempotencyKey: string | undefined;
}

const factsOf = ({ clock, client, stored, countsAsCall }: EnteredCall): SessionFacts => {
  const { transport, clientName, clientVersion, protocolVersion } = stored ?? client;
  const nowMs = clock.now();
  return {
    transport,
    clientName,
    clientVersion,
    protocolVersion,
    createdAtMs: stored?.createdAtMs ?? nowMs,
    lastActivityAtMs: stored?.lastActivityAtMs ?? nowMs,
    toolCalls: stored?.toolCalls ?? (countsAsCall ? 1 : 0),
  };
};

/** A class, because a getter costs nothing until it is read. */
class EnteredContext implements CallContext {
  readonly clock: Clock;
  readonly scope: Scope;
  readonly fail = fail;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  readonly client: ClientLine = silentClient;
  readonly #call: EnteredCall;
  #facts: SessionFacts | undefined;

  constructor(call: EnteredCall) {
    this.clock = call.clock;
    this.scope = call.scope;
    this.correlationId = call.caller.correlationId;
    this.idempotencyKey = call.idempotencyKey;
    this.#call = call;
  }

  get session(): SessionFacts {
    this.#facts ??= factsOf(this.#call);
    return this.#facts;
  }

  get signal(): AbortSignal {
    return this.#call.caller.signal;
  }

  get traceparent(): string | undefined {
    return this.#call.caller.traceparent;
  }

  remainingMs(): number {
    return Number.POSITIVE_INFINITY;
  }
}

/** The context of a call, with the services of its pack. */
export const callContext = <Services>(call: EnteredCall, services: Services): CallContext & Services =>
  Object.assign(new EnteredContext(call), services);

/** A copy of the context with some members replaced. */
const changed = <Context extends CallContext>(context: Context, changes: Partial<CallContext>): Context => ({
  ...context,
  session: context.session,
  signal: changes.signal ?? context.signal,
  remainingMs: context.remainingMs,
  traceparent: context.traceparent,
  ...changes,
});

/** A copy of the context with a line to the client. */
export const withClient = <Context extends CallContext>(context: Context, client: ClientLine): Context =>
  changed(context, { client });

/** A copy of the context with its own signal and deadline. */
export const withTime = <Context extends CallContext>(
  context: Context,
  time: Pick<CallContext, "signal" | "remainingMs">,
): Context => changed(context, time);
