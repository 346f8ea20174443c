/**
 * Sessions of clients of the 2025 revisions: `initialize` opens one, `Mcp-Session-Id` names it, DELETE or idleness ends
 * it. Each has a server and a transport of its own.
 */
import { isInitializeRequest, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/open.js";
import { withContractCode } from "../../runtime/rendering.js";
import { mintSessionId } from "../../runtime/scope.js";
import { createConnection } from "../connection.js";
import { announceChanges, createProtocolServer } from "../protocolServer.js";

const idleLimitMs = 60 * 60 * 1000;
const sweepIntervalMs = 60 * 1000;

interface Session {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  lastActivityAtMs: number;
  /** Requests and streams that are open now: such a session is not idle. */
  open: number;
  /** How to end the response of a request that its client has cancelled: the protocol layer never answers it. */
  readonly cancels: Map<unknown, () => void>;
}

export interface LegacySessions {
  /** Serves one request of a 2025-era client. `done` resolves when its response has been written or given up. */
  readonly serve: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  readonly size: () => number;
  readonly closeAll: () => Promise<void>;
}

export interface LegacySessionOptions {
  readonly maxSessions: number;
  readonly correlationIdOf: (request: Request | undefined) => string | undefined;
}

const rpcError = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status });

/** The protocol layer rewrites a code that contracts use: put it back on the way out. */
const keepContractCodes = (transport: WebStandardStreamableHTTPServerTransport): void => {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(withContractCode(message), options);
};

/** The fields of a message that matter for cancellation; a batch has none. */
const readMessage = (body: unknown): { readonly cancelledId: unknown; readonly requestId: unknown } => {
  const { id, method, params } = { ...Object(body) };
  if (method === "notifications/cancelled") return { cancelledId: Object(params).requestId, requestId: undefined };
  return { cancelledId: undefined, requestId: method === undefined ? undefined : id };
};

/** The transport's response, or an empty stream as soon as the client cancels the request. */
const answerUnlessCancelled = async (session: Session, request: Request, body: unknown): Promise<Response> => {
  const answer = session.transport.handleRequest(request, body === undefined ? undefined : { parsedBody: body });
  const { cancelledId, requestId } = readMessage(body);
  if (cancelledId !== undefined) session.cancels.get(cancelledId)?.();
  if (requestId === undefined) return answer;
  const cancelled = new Promise<Response>((resolve) => {
    session.cancels.set(requestId, () =>
      resolve(new Response("", { headers: { "content-type": "text/event-stream" } })),
    );
  });
  try {
    return await Promise.race([answer, cancelled]);
  } finally {
    session.cancels.delete(requestId);
  }
};

export const createLegacySessions = (
  runtime: Runtime,
  { maxSessions, correlationIdOf }: LegacySessionOptions,
): LegacySessions => {
  const sessions = new Map<string, Session>();

  const end = async (id: string): Promise<void> => {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.transport.close();
  };

  const sweep = setInterval(() => {
    const limit = Date.now() - idleLimitMs;
    for (const [id, session] of sessions) if (session.open === 0 && session.lastActivityAtMs < limit) void end(id);
  }, sweepIntervalMs);
  sweep.unref();

  /** The session idle for longest makes room; one that is in use does so only if all are. */
  const makeRoom = (): void => {
    if (sessions.size < maxSessions) return;
    const [first] = sessions.keys();
    const idle = [...sessions].find(([, { open }]) => open === 0)?.[0] ?? first;
    if (idle !== undefined) void end(idle);
  };

  const open = async (): Promise<Session> => {
    const id = mintSessionId();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      enableJsonResponse: true,
      onsessioninitialized: (initialized) => {
        makeRoom();
        sessions.set(initialized, session);
      },
      onsessionclosed: (closed) => void sessions.delete(closed),
    });
    const session: Session = { transport, lastActivityAtMs: Date.now(), open: 0, cancels: new Map() };
    keepContractCodes(transport);
    const connection = createConnection({
      transport: "http",
      session: { kind: "mcp-session", id },
      filtersByUri: true,
      correlationIdOf,
    });
    const server = createProtocolServer(runtime, "legacy", connection);
    announceChanges(runtime, server, connection);
    server.onerror = (error) => runtime.log.debug(`protocol: ${error.message}`);
    await server.connect(transport);
    return session;
  };

  const use = async (session: Session, id: string | null, request: Request, body: unknown, done: Promise<unknown>) => {
    session.open++;
    void done.finally(() => {
      session.open--;
      session.lastActivityAtMs = Date.now();
    });
    if (id !== null && sessions.delete(id)) sessions.set(id, session);
    return answerUnlessCancelled(session, request, body);
  };

  return {
    size: () => sessions.size,
    serve: async (request, body, done) => {
      const id = request.headers.get("mcp-session-id");
      if (id !== null) {
        const session = sessions.get(id);
        if (session === undefined) return rpcError(404, -32001, "Session not found: initialize again");
        return use(session, id, request, body, done);
      }
      if (!isInitializeRequest(body)) {
        return rpcError(400, -32000, "Bad Request: initialize first, then send the Mcp-Session-Id that it returned");
      }
      const session = await open();
      const response = await use(session, null, request, body, done);
      if (!response.ok) await session.transport.close();
      return response;
    },
    closeAll: async () => {
      clearInterval(sweep);
      await Promise.all([...sessions.keys()].map(end));
    },
  };
};
