/** What a connection remembers about itself: the session it stands for, and which resource changes concern it. */
import type { ResourceChange } from "../runtime/handler.js";
import { RequestRefusal } from "../runtime/refusal.js";
import type { ConnectionSession } from "../runtime/scope.js";

export interface Connection {
  readonly transport: "stdio" | "http";
  readonly session: ConnectionSession | undefined;
  /** The correlation id that the transport gave the request; undefined where it gives none. */
  readonly correlationIdOf: (request: Request | undefined) => string | undefined;
  readonly subscribe: (uri: string) => void;
  readonly unsubscribe: (uri: string) => void;
  /** Notes a session that this connection has acted for. */
  readonly remember: (scopeId: string) => void;
  /** Whether the client is to be told of a change. */
  readonly hears: (change: ResourceChange) => boolean;
}

export interface ConnectionOptions {
  readonly transport: "stdio" | "http";
  readonly session?: ConnectionSession;
  /** False where the protocol layer filters by URI itself (modern stdio). */
  readonly filtersByUri: boolean;
  readonly correlationIdOf?: (request: Request | undefined) => string | undefined;
}

const mostSubscriptions = 1000;
const mostSessions = 256;

const tooMany = (uri: string): never => {
  throw new RequestRefusal({
    field: "uri",
    value: uri,
    message: `Too many subscriptions: this connection holds ${mostSubscriptions}`,
    hint: "Unsubscribe from a resource first.",
  });
};

/** A connection's memory, bounded. A change of one session is heard only where that session has been acted for. */
export const createConnection = ({
  transport,
  session,
  filtersByUri,
  correlationIdOf,
}: ConnectionOptions): Connection => {
  const uris = new Set<string>();
  const scopeIds = new Set<string>();
  return {
    transport,
    session,
    correlationIdOf: correlationIdOf ?? (() => undefined),
    subscribe: (uri) => {
      if (uris.size >= mostSubscriptions && !uris.has(uri)) tooMany(uri);
      uris.add(uri);
    },
    unsubscribe: (uri) => void uris.delete(uri),
    remember: (scopeId) => {
      scopeIds.delete(scopeId);
      scopeIds.add(scopeId);
      const [oldest] = scopeIds;
      if (scopeIds.size > mostSessions && oldest !== undefined) scopeIds.delete(oldest);
    },
    hears: ({ uri, scopeId }) => {
      const concerns = scopeId === undefined || scopeId === session?.id || scopeIds.has(scopeId);
      return concerns && (!filtersByUri || uris.has(uri));
    },
  };
};
