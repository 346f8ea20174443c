/**
 * What a handler is given in one call. One is made for each, so it is quick to make: what costs time is made when a handler
 * asks for it.
 */
import type { CallContext, ClientLine, Clock, Scope, SessionFacts } from "../../contract/handler.js";
import { fail } from "../../contract/refusal.js";
import type { ClientFacts, StoredSession } from "../../store/index.js";
import type { Caller } from "./caller.js";
import { silentClient } from "./clientLine.js";

/** Where and for whom a call runs, as entering its world told. */
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

/** A class, because its getters cost nothing to those who do not ask. */
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

/** The context of a call, with what its pack works with. */
export const callContext = <Services>(call: EnteredCall, services: Services): CallContext & Services =>
  Object.assign(new EnteredContext(call), services);

/** The same call, different in some of what every handler may use. */
const changed = <Context extends CallContext>(context: Context, changes: Partial<CallContext>): Context => ({
  ...context,
  session: context.session,
  signal: changes.signal ?? context.signal,
  remainingMs: context.remainingMs,
  traceparent: context.traceparent,
  ...changes,
});

/** The same call, with a client that can be spoken to. */
export const withClient = <Context extends CallContext>(context: Context, client: ClientLine): Context =>
  changed(context, { client });

/** The same call, with a time of its own. */
export const withTime = <Context extends CallContext>(
  context: Context,
  time: Pick<CallContext, "signal" | "remainingMs">,
): Context => changed(context, time);
