/** A call as the transport hands it to the runtime: the caller, its connection and its cancellation. Knows no wire format. */
import type { ClientAnswer, Question } from "../../contract/content.js";
import type { ClientCapability } from "../../contract/contract.js";
import type { Severity } from "../../contract/handler.js";
import type { Meta } from "../../contract/meta.js";
import type { ConnectionSession } from "../sessions/scope.js";
import type { Era } from "./rendering.js";

/** What the transport can carry between a running call and its client. */
export interface Exchange {
  /** Sends a notification that belongs to this call. Never throws. */
  readonly notify: (method: string, parameters: Readonly<Record<string, unknown>>) => void;
  /** Asks the client and waits (2025 revisions); undefined where questions travel in the answer (2026-07-28). */
  readonly request: ((question: Question) => Promise<ClientAnswer>) | undefined;
  readonly closeStream: () => void;
  readonly capabilities: ReadonlySet<ClientCapability>;
  /** The lowest severity of log messages that the client wants; undefined for none. */
  readonly leastSeverity: Severity | undefined;
  /** 2026-07-28: the client's answers to the questions of the previous round. Untrusted. */
  readonly inputResponses: Readonly<Record<string, unknown>>;
  /** 2026-07-28: the state of the previous round. Its seal has been verified; that it belongs to this call has not. */
  readonly requestState: unknown;
  /** 2026-07-28: seals the state for the next round. The client can read it but not change it. */
  readonly seal: (state: object) => Promise<string>;
}

export interface Caller {
  readonly transport: "stdio" | "http";
  readonly era: Era;
  readonly correlationId: string;
  /** The caller's W3C trace context, well formed. */
  readonly traceparent?: string | undefined;
  /** Aborted when the client disconnects or cancels. */
  readonly signal: AbortSignal;
  /** `signal.aborted`, without the creation of the signal; undefined: read `signal`. */
  readonly isAborted?: boolean;
  readonly meta: Meta;
  /** The header that names a session. */
  readonly handleHeader: string | undefined;
  /** The header that names a world. */
  readonly worldHeader: string | undefined;
  /** The session that the connection itself stands for; undefined for a modern HTTP request. */
  readonly connection: ConnectionSession | undefined;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  /** Undefined for a call that is answered on the fast path: its progress and log messages are dropped. */
  readonly exchange: Exchange | undefined;
  /** Called with the session of the call, so that the connection is told of changes in it. */
  readonly onScope: (scopeId: string) => void;
}
