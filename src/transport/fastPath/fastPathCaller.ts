/** The caller of a fast-path request in the runtime's form, from what the transport knows and what the request says. */
import { correlationIdOf, traceparentOf } from "../../observability/correlation.js";
import type { Caller } from "../../runtime/calls/caller.js";
import type { Era, WireError } from "../../runtime/calls/rendering.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import { clientOf, modernRevision } from "./envelope.js";
import type { FastPathRequest } from "./fastPathRequest.js";

/** The caller, as far as the transport knows it. */
export interface FastPathSource {
  readonly transport: "stdio" | "http";
  /** Undefined if the transport gives none: then the id comes from the request's `traceparent`, or is new. */
  readonly correlationId: string | undefined;
  /** The unchecked `traceparent` header. Read only for calls to an upstream. */
  readonly traceparent?: unknown;
  /** May be created on first use, so read it only to listen to it. */
  readonly signal: AbortSignal;
  /** `signal.aborted` without creating the signal; undefined: read `signal`. */
  readonly isAborted?: boolean | undefined;
  readonly handleHeader: string | undefined;
  readonly worldHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
  /** From the `initialize` of a 2025 connection. A modern request names its client itself. */
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly onScope: (scopeId: string) => void;
  /** Called with an error before the response that contains it. */
  readonly onRefusal?: (error: WireError) => void;
}

/** A class, so that its getters create the signal only if it is read. */
export class FastPathCaller implements Caller {
  readonly transport: Caller["transport"];
  readonly era: Era;
  readonly correlationId: string;
  readonly meta: Caller["meta"];
  readonly handleHeader: string | undefined;
  readonly worldHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly exchange = undefined;
  readonly onScope: (scopeId: string) => void;
  readonly #source: FastPathSource;

  constructor({ era, meta }: Pick<FastPathRequest, "era" | "meta">, source: FastPathSource) {
    const client = era === "modern" ? clientOf(meta) : source;
    this.transport = source.transport;
    this.era = era;
    this.correlationId = source.correlationId ?? correlationIdOf({ traceparent: meta["traceparent"] });
    this.meta = meta;
    this.handleHeader = source.handleHeader;
    this.worldHeader = source.worldHeader;
    this.connection = source.connection;
    this.clientName = client.clientName;
    this.clientVersion = client.clientVersion;
    this.protocolVersion = era === "modern" ? modernRevision : source.protocolVersion;
    this.onScope = source.onScope;
    this.#source = source;
  }

  get traceparent(): string | undefined {
    return traceparentOf(this.#source.traceparent, this.meta["traceparent"]);
  }

  get signal(): AbortSignal {
    return this.#source.signal;
  }

  get isAborted(): boolean {
    return this.#source.isAborted ?? this.#source.signal.aborted;
  }
}
