/** A call as the transport hands it to the runtime: who, over what, and until when. It knows no wire format. */
import type { Meta } from "./meta.js";
import type { Era } from "./rendering.js";
import type { ConnectionSession } from "./scope.js";

export interface Caller {
  readonly transport: "stdio" | "http";
  readonly era: Era;
  readonly correlationId: string;
  /** Aborted when the client disconnects or cancels. */
  readonly signal: AbortSignal;
  readonly meta: Meta;
  /** The `X-Gds-Session` header. */
  readonly handleHeader: string | undefined;
  /** The `X-Gds-World` header. */
  readonly worldHeader: string | undefined;
  /** The session that the connection itself stands for; undefined for a modern HTTP request. */
  readonly connection: ConnectionSession | undefined;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  /** Told which session the call belonged to, so that the connection hears of that session's changes. */
  readonly onScope: (scopeId: string) => void;
}
