/**
 * Sessions of clients of the 2025 revisions: `initialize` opens one, `Mcp-Session-Id` names it, DELETE or idleness ends
 * it. The store decides which sessions live, so that they outlive a process and any process serves them; what is held here
 * is built from the store when it is needed, and may be dropped at any time.
 */
import { isInitializeRequest, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/open.js";
import type { SessionNews } from "../../runtime/sessions.js";
import type { StoredSession } from "../../store/index.js";
import { beginningOf } from "./beginning.js";
import { beginLocally, type LocalSession, revive } from "./localSession.js";
import { endingResponse, refusedResponse, rpcError } from "./storeRefusals.js";

const localIdleLimitMs = 60 * 60 * 1000;
const longestUnaskedMs = 60 * 1000;
/** Streams that began at different times are asked for at different times. */
const sweepsPerInterval = 20;

export interface LegacySessions {
  /** Serves one request of a 2025-era client. `done` resolves when its response has been written or given up. */
  readonly serve: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  /** Sessions that this process holds. */
  readonly size: () => number;
  /** Ends the streams, and refuses new ones. Calls go on. */
  readonly endStreams: () => void;
  /** Ends what this process holds of them, not the sessions. */
  readonly closeAll: () => Promise<void>;
}

export interface LegacySessionOptions {
  readonly maxSessions: number;
  /** How long the store keeps a session that nobody uses. */
  readonly sessionIdleSeconds: number;
  readonly correlationIdOf: (request: Request | undefined) => string | undefined;
}

const notFound = (body: unknown): Response =>
  rpcError(404, { code: -32001, message: "Session not found: initialize again" }, body);

const initializeFirst = (body: unknown): Response =>
  rpcError(
    400,
    { code: -32000, message: "Bad Request: initialize first, then send the Mcp-Session-Id that it returned" },
    body,
  );

const header = (request: Request, name: string): string | undefined => request.headers.get(name) ?? undefined;

export const createLegacySessions = (runtime: Runtime, options: LegacySessionOptions): LegacySessions => {
  const { maxSessions, sessionIdleSeconds, correlationIdOf } = options;
  /** In the order of their last use. */
  const locals = new Map<string, LocalSession>();
  let isEnding = false;
  const revivals = new Map<string, Promise<LocalSession | undefined>>();

  const drop = (id: string): void => {
    const local = locals.get(id);
    locals.delete(id);
    revivals.delete(id);
    local?.retire();
  };

  /** The session idle for longest makes room; one that is in use does so only if all are. */
  const keep = (local: LocalSession): void => {
    const { id } = local.session;
    if (locals.size >= maxSessions && !locals.has(id)) {
      const [first] = locals.keys();
      const idle = [...locals].find(([, held]) => !held.isInUse())?.[0] ?? first;
      if (idle !== undefined) drop(idle);
    }
    locals.delete(id);
    locals.set(id, local);
  };

  const reload = async (local: LocalSession): Promise<void> => {
    const { id } = local.session;
    try {
      const stored = await local.reload(() => runtime.sessions.find(id));
      if (stored === undefined && locals.get(id) === local) drop(id);
    } catch (error) {
      runtime.log.debug(`session not reloaded: ${String(error)}`);
    }
  };

  const unaskedLimitMs = Math.min(longestUnaskedMs, (sessionIdleSeconds * 1000) / 3);

  /** A stream is a use of its session, and may outlast news that did not arrive. */
  const sweep = (): void => {
    const nowMs = Date.now();
    for (const [id, local] of locals) {
      if (local.hasStream()) {
        if (nowMs - local.lastAskedAtMs() >= unaskedLimitMs) void reload(local);
      } else if (!local.isInUse() && nowMs - local.lastUsedAtMs() > localIdleLimitMs) drop(id);
    }
  };
  const sweeping = setInterval(sweep, unaskedLimitMs / sweepsPerInterval);
  sweeping.unref();

  const stopNews = runtime.sessions.onNews((news: SessionNews): void => {
    if (news.kind === "ended") drop(news.sessionId);
    else if (news.kind === "worldReset") {
      for (const id of [...locals.keys(), ...revivals.keys()]) {
        if (runtime.sessions.worldOf(id) === news.world) drop(id);
      }
    } else if (news.kind === "streamTaken") {
      locals.get(news.sessionId)?.hearOfStream(news.stream);
    } else if (news.kind === "unknown") {
      for (const local of locals.values()) void reload(local);
      for (const revival of revivals.values()) void revival.then((revived) => revived && reload(revived));
    } else {
      const { sessionId } = news;
      const local = locals.get(sessionId);
      if (local !== undefined) void reload(local);
      else void revivals.get(sessionId)?.then((revived) => revived && reload(revived));
    }
  });

  const startRevival = (stored: StoredSession, world: string): Promise<LocalSession | undefined> => {
    const { id } = stored;
    const revival = revive(runtime, options, stored, world)
      .catch((error: unknown) => {
        runtime.log.exception("a session could not be revived", error);
        return undefined;
      })
      .then((local) => {
        // Somebody ended the session meanwhile if this is not the revival that is waited for.
        const isWanted = revivals.get(id) === revival;
        if (isWanted) revivals.delete(id);
        if (local !== undefined && isWanted) keep(local);
        else local?.retire();
        return local;
      });
    revivals.set(id, revival);
    return revival;
  };

  const begin = async (request: Request, body: unknown): Promise<Response> => {
    const { local, response } = await beginLocally(runtime, options, request, body, () =>
      runtime.sessions.begin({ worldName: header(request, "x-gds-world"), ...beginningOf(body) }),
    );
    if (local !== undefined) keep(local);
    return response;
  };

  const end = async (id: string, request: Request): Promise<Response> => {
    const version = header(request, "mcp-protocol-version");
    if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
      return rpcError(400, { code: -32000, message: "Bad Request: Unsupported protocol version" });
    }
    await runtime.sessions.end(id);
    drop(id);
    return new Response(null, { status: 200 });
  };

  /** A stream hears of the handle that it comes with. Throws a refusal for a handle or world that is malformed, or not the session's. */
  const noteScope = ({ connection, session }: LocalSession, request: Request): void => {
    const handleHeader = header(request, "x-gds-session");
    const worldHeader = header(request, "x-gds-world");
    if (handleHeader === undefined && worldHeader === undefined) return;
    const { scope } = runtime.placeOf({ meta: {}, handleHeader, worldHeader, connection: session });
    if (scope.id !== undefined) connection.remember(scope.id);
  };

  const use = async (id: string, request: Request, body: unknown, done: Promise<unknown>): Promise<Response> => {
    const apply = locals.get(id)?.connection.refresh();
    const stored = await runtime.sessions.find(id);
    const world = runtime.sessions.worldOf(id);
    // A handle of the 2026 revision is a session too, but not one that was initialized.
    if (stored?.initialize === undefined || world === undefined) {
      drop(id);
      return notFound(body);
    }
    if (request.method === "DELETE") return end(id, request);
    if (request.method === "GET" && isEnding) return endingResponse(body);
    const held = locals.get(id);
    const local = held ?? (await (revivals.get(id) ?? startRevival(stored, world)));
    if (local === undefined) return notFound(body);
    if (held !== undefined) {
      keep(held);
      apply?.(stored.subscriptions);
    }
    if (request.method === "GET") noteScope(local, request);
    return local.answer(request, body, done);
  };

  return {
    size: () => locals.size,
    serve: async (request, body, done) => {
      const id = request.headers.get("mcp-session-id");
      try {
        if (id !== null) return await use(id, request, body, done);
        return await (isInitializeRequest(body) ? begin(request, body) : initializeFirst(body));
      } catch (error) {
        const correlationId = correlationIdOf(request) ?? "";
        return refusedResponse(error, (refused) => runtime.refusalOf(refused, correlationId), body);
      }
    },
    endStreams: () => {
      isEnding = true;
      for (const local of locals.values()) local.endStream();
    },
    closeAll: async () => {
      clearInterval(sweeping);
      stopNews();
      await Promise.all([...locals.values()].map((local) => local.close()));
      locals.clear();
    },
  };
};
