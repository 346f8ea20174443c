/** Begins a session's server: by the `initialize` of its client, or again by the one that the store has kept. */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import type { StoredSession } from "../../../store/index.js";
import { announceChanges, createProtocolServer } from "../../mcp/protocolServer.js";
import { type LocalSession, localSessionOf } from "./localSession.js";
import type { SessionRecord } from "./sessionRecord.js";
import { createSessionTransport } from "./sessionTransport.js";
import { createStreamTurn } from "./streamTurn.js";

/** A request with which a session begins, and what came of it. */
interface BegunSession {
  readonly record: SessionRecord | undefined;
  readonly response: Response;
}

/**
 * Has the SDK look at an `initialize`, and names and connects the session when nothing is wrong with the request: so that
 * nothing is kept for one that is refused. Rejects as `name` does.
 */
export const beginLocally = async (
  runtime: Runtime,
  request: Request,
  body: unknown,
  name: () => Promise<SessionRecord>,
): Promise<BegunSession> => {
  const outcome: { record?: SessionRecord; failure?: { readonly error: unknown } } = {};

  const connect = async (): Promise<void> => {
    const record = await name();
    const { id } = record.session;
    inner.sessionId = id;
    const turn = createStreamTurn(
      () => runtime.sessions.takeStream(id),
      () => transport.endStream(),
    );
    const transport = createSessionTransport(inner, turn.sends);
    transport.sessionId = id;
    const connection = record.connection();
    const server = createProtocolServer(runtime, "legacy", connection);
    const hold = announceChanges(runtime, server, connection);
    server.onerror = (error) => runtime.log.debug(`protocol: ${error.message}`);
    await server.connect(transport);
    record.local = localSessionOf({ record, inner, transport, turn, hold });
    outcome.record = record;
  };

  const inner = new WebStandardStreamableHTTPServerTransport({
    // Replaced as soon as the store has the session.
    sessionIdGenerator: () => "unnamed",
    enableJsonResponse: true,
    onsessioninitialized: async () => {
      try {
        await connect();
      } catch (error) {
        outcome.failure = { error };
        throw error;
      }
    },
  });
  const response = await inner.handleRequest(request, { parsedBody: body });
  if (outcome.failure !== undefined) throw outcome.failure.error;
  return { record: outcome.record, response };
};

const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };

const requestOf = (more: Record<string, string> = {}): Request =>
  new Request("http://localhost/mcp", { method: "POST", headers: { ...headers, ...more } });

/** Resolves when those who wait for what is ready now have had it. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Builds a session's server from what the store has: its `initialize` is fed in, and the answers are dropped. It is in use until
 * the requests that wait for it have begun: whoever ends it or takes its place before cuts none off. Undefined if it cannot be.
 */
export const revive = async (
  runtime: Runtime,
  record: SessionRecord,
  { id, initialize = "", subscriptions }: StoredSession,
): Promise<LocalSession | undefined> => {
  const message = { jsonrpc: "2.0", id: "revival", method: "initialize", params: JSON.parse(initialize) };
  await beginLocally(runtime, requestOf(), message, async () => record);
  const { local } = record;
  if (local === undefined) return undefined;
  const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
  await local.answer(requestOf({ "mcp-session-id": id }), initialized, nextTurn());
  local.connection.refresh()(subscriptions);
  return local;
};
