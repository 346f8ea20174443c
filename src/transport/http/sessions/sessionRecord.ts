/**
 * One session of a 2025-era client, as this process holds it. Plain calls need only these few fields. For other
 * requests the SDK server is built from the store; it may be dropped again.
 */
import type { Runtime } from "../../../runtime/runtime.js";
import type { ConnectionSession } from "../../../runtime/sessions/scope.js";
import type { ClientFacts } from "../../../store/index.js";
import { type Connection, createConnection } from "../../mcp/connection.js";
import type { Asked } from "../requests/httpSource.js";
import type { LocalSession, SessionCalls } from "./localSession.js";

export type CorrelationIdOf = (request: Request | undefined) => string | undefined;

export interface SessionRecord extends SessionCalls {
  /** The SDK's server and its transport, if a request has needed them. */
  local: LocalSession | undefined;
  revival: Promise<LocalSession | undefined> | undefined;
  lastUsedAtMs: number;
}

type Client = Omit<ClientFacts, "transport">;

const connectionOf = (runtime: Runtime, session: ConnectionSession, correlationIdOf: CorrelationIdOf): Connection =>
  createConnection({
    transport: "http",
    session,
    filtersByUri: true,
    keeper: {
      subscribe: (uri) => runtime.sessions.subscribe(session.id, uri),
      unsubscribe: (uri) => runtime.sessions.unsubscribe(session.id, uri),
    },
    correlationIdOf,
  });

export const createSessionRecord = (
  runtime: Runtime,
  correlationIdOf: CorrelationIdOf,
  session: ConnectionSession,
  { clientName, clientVersion, protocolVersion }: Client,
): SessionRecord => {
  let connection: Connection | undefined;
  const remembered = (): Connection => {
    connection ??= connectionOf(runtime, session, correlationIdOf);
    return connection;
  };
  return {
    session,
    clientName,
    clientVersion,
    protocolVersion,
    remember: (scopeId) => {
      if (scopeId !== session.id) remembered().remember(scopeId);
    },
    running: new Map(),
    connection: remembered,
    local: undefined,
    revival: undefined,
    lastUsedAtMs: Date.now(),
  };
};

/** Whether a request of this id has no answer yet. */
export const isRunning = ({ running, local }: SessionRecord, requestId: unknown): boolean =>
  running.has(requestId) || local?.isRunning(requestId) === true;

export const isInUse = ({ running, local, revival }: SessionRecord): boolean =>
  running.size > 0 || revival !== undefined || local?.isInUse() === true;

/**
 * Adds the handle of a stream's request to the session. Throws a refusal for a handle or world that is malformed, or
 * not the session's.
 */
export const noteScope = (
  runtime: Runtime,
  { session, remember }: SessionRecord,
  { handleHeader, worldHeader }: Pick<Asked, "handleHeader" | "worldHeader">,
): void => {
  if (handleHeader === undefined && worldHeader === undefined) return;
  const { scope } = runtime.placeOf({ meta: {}, handleHeader, worldHeader, connection: session });
  if (scope.id !== undefined) remember(scope.id);
};
