/** Who makes a call on the fast path, as the runtime wants to know it: from what the transport knows, and what the request says. */
import { correlationIdOf, traceparentOf } from "../../observability/correlation.js";
import type { Caller } from "../../runtime/calls/caller.js";
import type { Era, WireError } from "../../runtime/calls/rendering.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import { clientOf, modernRevision } from "./envelope.js";
import type { FastPathRequest } from "./fastPathRequest.js";

/** Who asks, as the transport knows. */
export interface FastPathSource {
  readonly transport: "stdio" | "http";
  /** Undefined where the transport gives none: then the request's own trace, or a new one. */
  readonly correlationId: string | undefined;
  /** The transport's header of this name, unchecked. Asked for only by those who call on. */
  readonly traceparent?: unknown;
  /** Asked for only by those who listen to it. */
  readonly signal: AbortSignal;
  /** What it would say now, without being made. */
  readonly isAborted?: boolean | undefined;
  readonly handleHeader: string | undefined;
  readonly worldHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
  /** Of a 2025 connection: what its `initialize` said. A modern request says it itself. */
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly onScope: (scopeId: string) => void;
  /** Told of an error before the answer that holds it. */
  readonly onRefusal?: (error: WireError) => void;
}

/** A class, so that the signal costs nothing to those who do not ask for it. */
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
