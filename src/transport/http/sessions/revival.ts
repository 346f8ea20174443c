/**
 * Starts the SDK server of a session: with its client's `initialize`, or again with the one that the store has kept.
 */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import type { StoredSession } from "../../../store/index.js";
import { announceChanges, createProtocolServer } from "../../mcp/protocolServer.js";
import { type LocalSession, localSessionOf } from "./localSession.js";
import type { SessionRecord } from "./sessionRecord.js";
import { createSessionTransport } from "./sessionTransport.js";
import { createStreamTurn } from "./streamTurn.js";

/** The outcome of an `initialize`: the response, and the session's record if it was accepted. */
interface BegunSession {
  readonly record: SessionRecord | undefined;
  readonly response: Response;
}

/**
 * Passes an `initialize` to the SDK. Only if the SDK accepts it, `name` creates the session and the server is
 * connected: so nothing is stored for a refused request. Rejects if `name` does.
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

/** Resolves in the next turn of the event loop, after the promise callbacks that are ready now. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Builds a session's server from the store: feeds in the stored `initialize`, and drops the answers. The server counts
 * as in use until the requests that wait for it have begun, so that an eviction before then cuts none off. Undefined if
 * it cannot be built.
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
