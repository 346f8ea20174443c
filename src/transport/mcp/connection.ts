/**
 * What a connection remembers about itself: the session it stands for, and which resource changes concern it. What has to
 * outlive the process is kept through `SubscriptionKeeper`; it does not know where.
 */
import type { Severity } from "../../contract/handler.js";
import type { ResourceChange } from "../../runtime/pack.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import { checkUriLength, mostSubscriptions, refuseSubscription } from "./subscriptionLimits.js";

type CorrelationIdOf = (request: Request | undefined) => string | undefined;

/** Keeps the subscriptions of a session that other processes serve as well. */
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
  /** The subscribed URIs that are known here. Where the SDK filters by URI, it filters these once more. */
  readonly subscriptions: () => readonly string[];
  /** Call before loading subscriptions, then pass the result to the returned function. A stale result is ignored. */
  readonly refresh: () => (uris: readonly string[]) => void;
  /** The least severity of log messages that the client wants to hear of; it hears of all until it says otherwise. */
  readonly leastSeverity: () => Severity;
  readonly setLeastSeverity: (severity: Severity) => void;
  /** Notes a session that this connection has acted for. */
  readonly remember: (scopeId: string) => void;
  /** Whether the client is to be told of a change. */
  readonly hears: (change: ResourceChange) => boolean;
}

export interface ConnectionOptions {
  readonly transport: "stdio" | "http";
  readonly session?: ConnectionSession;
  /** False where the SDK filters by URI itself (modern stdio). */
  readonly filtersByUri: boolean;
  readonly keeper?: SubscriptionKeeper;
  /** What the client listens to, where the SDK keeps that. */
  readonly listened?: ReadonlySet<string>;
  readonly correlationIdOf?: CorrelationIdOf;
}

const mostSessions = 256;

/**
 * A connection's memory, bounded. A change is heard only in the world of the connection's session, and that of one session
 * only where it has been acted for.
 */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { transport, session, filtersByUri, keeper, listened, correlationIdOf } = options;
  const uris = new Set<string>();
  const scopeIds = new Set<string>();
  /** Subscriptions that are being kept. */
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
