/**
 * One session of a 2025-era client, as far as it is in this process: the SDK's server and transport, and what the
 * connection remembers. It holds nothing that another process could not build again from what the store keeps.
 */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/open.js";
import { withContractCode } from "../../runtime/rendering.js";
import type { ConnectionSession } from "../../runtime/scope.js";
import type { StoredSession } from "../../store/index.js";
import { type Connection, createConnection } from "../connection.js";
import { announceChanges, createProtocolServer } from "../protocolServer.js";
import { rpcError } from "./storeRefusals.js";
import { createStreamTurn, type StreamTurn } from "./streamTurn.js";

export interface LocalSession {
  readonly session: ConnectionSession;
  readonly connection: Connection;
  /** Serves one request. `done` resolves when its response has been written or given up. */
  readonly answer: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  /** Requests and streams that are open now. */
  readonly isInUse: () => boolean;
  readonly hasStream: () => boolean;
  readonly lastUsedAtMs: () => number;
  /** When the store was last asked for it. */
  readonly lastAskedAtMs: () => number;
  /** A stream of this number was opened, here or in another process: only the newest is sent to. */
  readonly hearOfStream: (stream: number) => void;
  /** Takes the subscriptions and the newest stream from the store; changes that come meanwhile wait for them. Rejects as `read` does. */
  readonly reload: (read: () => Promise<StoredSession | undefined>) => Promise<StoredSession | undefined>;
  readonly endStream: () => void;
  /** Ends its stream now, and the rest when its running calls have their answers. */
  readonly retire: () => void;
  readonly close: () => Promise<void>;
}

export interface LocalSessionOptions {
  readonly correlationIdOf: (request: Request | undefined) => string | undefined;
}

/**
 * The protocol layer rewrites a code that contracts use: put it back on the way out. And what goes out on the stream goes
 * there only while it is this stream's turn.
 */
const watchSending = (transport: WebStandardStreamableHTTPServerTransport, turn: StreamTurn): void => {
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    const isForStream = "method" in message && options?.relatedRequestId === undefined;
    if (!isForStream || (await turn.sends())) await send(withContractCode(message), options);
  };
};

/** The fields of a message that matter for cancellation; a batch has none. */
const readMessage = (body: unknown): { readonly cancelledId: unknown; readonly requestId: unknown } => {
  const { id, method, params } = { ...Object(body) };
  if (method === "notifications/cancelled") return { cancelledId: Object(params).requestId, requestId: undefined };
  return { cancelledId: undefined, requestId: method === undefined ? undefined : id };
};

/** The protocol layer knows a running request by its id: the answer to one would be given to another, and one would get none. */
const idInUse = (body: unknown): Response =>
  rpcError(400, { code: -32600, message: "Invalid Request: a running request of this session has the same id" }, body);

const connectionOf = (runtime: Runtime, session: ConnectionSession, { correlationIdOf }: LocalSessionOptions) =>
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

const localSessionOf = (
  session: ConnectionSession,
  connection: Connection,
  transport: WebStandardStreamableHTTPServerTransport,
  turn: StreamTurn,
  hold: (until: Promise<unknown>) => void,
): LocalSession => {
  /** How to end the response of a request that its client has cancelled: the protocol layer never answers it. */
  const cancels = new Map<unknown, () => void>();
  let open = 0;
  let streams = 0;
  let lastUsedAtMs = Date.now();
  let lastAskedAtMs = lastUsedAtMs;
  let isRetired = false;

  const close = async (): Promise<void> => {
    isRetired = true;
    await transport.close();
  };

  /** The transport's response, or an empty stream as soon as the client cancels the request. */
  const answerUnlessCancelled = async (request: Request, body: unknown, done: Promise<unknown>): Promise<Response> => {
    const { cancelledId, requestId } = readMessage(body);
    if (requestId !== undefined && cancels.has(requestId)) return idInUse(body);
    const answer = transport.handleRequest(request, body === undefined ? undefined : { parsedBody: body });
    if (cancelledId !== undefined) cancels.get(cancelledId)?.();
    if (requestId === undefined) return answer;
    let cancel = (): void => undefined;
    const cancelled = new Promise<Response>((resolve) => {
      cancel = () => resolve(new Response("", { headers: { "content-type": "text/event-stream" } }));
    });
    const forget = (): void => {
      if (cancels.get(requestId) === cancel) cancels.delete(requestId);
    };
    cancels.set(requestId, cancel);
    // Whoever asked may go away before there is an answer.
    void done.finally(forget);
    try {
      return await Promise.race([answer, cancelled]);
    } finally {
      forget();
    }
  };

  /** Counts the stream in before its client is told that it is there. */
  const beginStream = async (done: Promise<unknown>): Promise<void> => {
    streams++;
    void done.finally(() => streams--);
    try {
      const stream = await turn.begin();
      if (stream === undefined || isRetired) transport.closeStandaloneSSEStream();
      if (stream !== undefined) void done.finally(() => turn.end(stream));
    } catch (error) {
      transport.closeStandaloneSSEStream();
      throw error;
    }
  };

  return {
    session,
    connection,
    answer: async (request, body, done) => {
      open++;
      lastAskedAtMs = Date.now();
      void done.finally(() => {
        open--;
        lastUsedAtMs = Date.now();
        if (isRetired && open === 0) void close();
      });
      const response = await answerUnlessCancelled(request, body, done);
      if (request.method === "GET" && response.ok) await beginStream(done);
      return response;
    },
    isInUse: () => open > 0,
    hasStream: () => streams > 0,
    lastUsedAtMs: () => lastUsedAtMs,
    lastAskedAtMs: () => lastAskedAtMs,
    hearOfStream: turn.hear,
    reload: (read) => {
      lastAskedAtMs = Date.now();
      const apply = connection.refresh();
      const reloaded = read().then((stored) => {
        if (stored !== undefined) {
          apply(stored.subscriptions);
          turn.hear(stored.streams);
        }
        return stored;
      });
      hold(reloaded);
      return reloaded;
    },
    endStream: () => transport.closeStandaloneSSEStream(),
    retire: () => {
      isRetired = true;
      transport.closeStandaloneSSEStream();
      if (open === 0) void close();
    },
    close,
  };
};

/** A request with which a session begins, and what came of it. */
interface Beginning {
  readonly local: LocalSession | undefined;
  readonly response: Response;
}

/**
 * Has the SDK look at an `initialize`, and names and connects the session when nothing is wrong with the request: so that
 * nothing is kept for one that is refused. Rejects as `name` does.
 */
export const beginLocally = async (
  runtime: Runtime,
  options: LocalSessionOptions,
  request: Request,
  body: unknown,
  name: () => Promise<ConnectionSession>,
): Promise<Beginning> => {
  const outcome: { local?: LocalSession; failure?: { readonly error: unknown } } = {};

  const connect = async (): Promise<void> => {
    const session = await name();
    transport.sessionId = session.id;
    const turn = createStreamTurn(
      () => runtime.sessions.takeStream(session.id),
      () => transport.closeStandaloneSSEStream(),
    );
    watchSending(transport, turn);
    const connection = connectionOf(runtime, session, options);
    const server = createProtocolServer(runtime, "legacy", connection);
    const hold = announceChanges(runtime, server, connection);
    server.onerror = (error) => runtime.log.debug(`protocol: ${error.message}`);
    await server.connect(transport);
    outcome.local = localSessionOf(session, connection, transport, turn, hold);
  };

  const transport = new WebStandardStreamableHTTPServerTransport({
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
  const response = await transport.handleRequest(request, { parsedBody: body });
  if (outcome.failure !== undefined) throw outcome.failure.error;
  return { local: outcome.local, response };
};

const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };

const requestOf = (more: Record<string, string> = {}): Request =>
  new Request("http://localhost/mcp", { method: "POST", headers: { ...headers, ...more } });

/** Resolves when those who wait for what is ready now have had it. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Builds a session again from what the store has: its `initialize` is fed in, and the answers are dropped. It is in use until
 * the requests that wait for it have begun: whoever ends it or takes its place before cuts none off. Undefined if it cannot be.
 */
export const revive = async (
  runtime: Runtime,
  options: LocalSessionOptions,
  { id, initialize = "", subscriptions }: StoredSession,
  world: string,
): Promise<LocalSession | undefined> => {
  const message = { jsonrpc: "2.0", id: "revival", method: "initialize", params: JSON.parse(initialize) };
  const session = { kind: "mcp-session", id, world } as const;
  const { local } = await beginLocally(runtime, options, requestOf(), message, async () => session);
  if (local === undefined) return undefined;
  const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
  await local.answer(requestOf({ "mcp-session-id": id }), initialized, nextTurn());
  local.connection.refresh()(subscriptions);
  return local;
};
