/**
 * The memory of a connection: its session, and which resource changes concern it. What has to outlive the process is
 * stored through `SubscriptionKeeper`.
 */
import type { Severity } from "../../contract/handler.js";
import type { ResourceChange } from "../../runtime/pack.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import { checkUriLength, mostSubscriptions, refuseSubscription } from "./subscriptionLimits.js";

type CorrelationIdOf = (request: Request | undefined) => string | undefined;

/** Stores the subscriptions of a session that several processes serve. */
export interface SubscriptionKeeper {
  readonly subscribe: (uri: string) => Promise<void>;
  readonly unsubscribe: (uri: string) => Promise<void>;
}

export interface Connection {
  readonly transport: "stdio" | "http";
  readonly session: ConnectionSession | undefined;
  /** The correlation id that the transport gave the request; undefined where it gives none. */
  readonly correlationIdOf: CorrelationIdOf;
  readonly subscribe: (uri: string) => Promise<void>;
  readonly unsubscribe: (uri: string) => Promise<void>;
  /** The subscribed URIs that are known here. If the SDK filters by URI, it filters these again. */
  readonly subscriptions: () => readonly string[];
  /** Call before loading subscriptions, then pass the result to the returned function. A stale result is ignored. */
  readonly refresh: () => (uris: readonly string[]) => void;
  /** The lowest severity of log messages that the client gets; all messages until it sets another. */
  readonly leastSeverity: () => Severity;
  readonly setLeastSeverity: (severity: Severity) => void;
  /** Notes a session that this connection has acted for. */
  readonly remember: (scopeId: string) => void;
  /** Whether the client gets a change. */
  readonly hears: (change: ResourceChange) => boolean;
}

export interface ConnectionOptions {
  readonly transport: "stdio" | "http";
  readonly session?: ConnectionSession;
  /** False where the SDK filters by URI itself (modern stdio). */
  readonly filtersByUri: boolean;
  readonly keeper?: SubscriptionKeeper;
  /** The URIs that the client listens to, where the SDK does the filtering. */
  readonly listened?: ReadonlySet<string>;
  readonly correlationIdOf?: CorrelationIdOf;
}

const mostSessions = 256;

/**
 * Creates a connection's memory, of limited size. The client gets changes of its session's world only; those of one
 * session only if it is the connection's own, or the connection has acted for it.
 */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { transport, session, filtersByUri, keeper, listened, correlationIdOf } = options;
  const uris = new Set<string>();
  const scopeIds = new Set<string>();
  /** Subscriptions that are being stored. */
  let underWay = 0;
  let asked = 0;
  let leastSeverity: Severity = "debug";
  let known = 0;
  return {
    transport,
    session,
    correlationIdOf: correlationIdOf ?? (() => undefined),
    subscribe: async (uri) => {
      checkUriLength(uri);
      if (uris.size + underWay >= mostSubscriptions && !uris.has(uri)) refuseSubscription();
      underWay++;
      try {
        await keeper?.subscribe(uri);
      } finally {
        underWay--;
      }
      known = ++asked;
      uris.add(uri);
    },
    unsubscribe: async (uri) => {
      await keeper?.unsubscribe(uri);
      known = ++asked;
      uris.delete(uri);
    },
    subscriptions: () => [...(listened ?? uris)],
    leastSeverity: () => leastSeverity,
    setLeastSeverity: (severity) => {
      leastSeverity = severity;
    },
    refresh: () => {
      const question = ++asked;
      return (kept) => {
        if (question < known) return;
        known = question;
        if (kept.length === uris.size && kept.every((uri) => uris.has(uri))) return;
        uris.clear();
        for (const uri of kept) uris.add(uri);
      };
    },
    remember: (scopeId) => {
      scopeIds.delete(scopeId);
      scopeIds.add(scopeId);
      const [oldest] = scopeIds;
      if (scopeIds.size > mostSessions && oldest !== undefined) scopeIds.delete(oldest);
    },
    hears: ({ world, uri, scopeId }) => {
      if (world !== session?.world) return false;
      const concerns = scopeId === undefined || scopeId === session.id || scopeIds.has(scopeId);
      return concerns && (!filtersByUri || uris.has(uri));
    },
  };
};
