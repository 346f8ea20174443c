/**
 * Serves requests of revision 2026-07-28: no session, one server per request. A `subscriptions/listen` stream gets only
 * changes of its request's world: those for everybody, and those of the session whose handle it named.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  PROTOCOL_VERSION_META_KEY,
  type ServerEvent,
  type ServerEventBus,
} from "@modelcontextprotocol/server";
import type { ResourceChange } from "../../../runtime/pack.js";
import type { Runtime } from "../../../runtime/runtime.js";
import { FastPathCaller } from "../../fastPath/fastPathCaller.js";
import { createConnection } from "../../mcp/connection.js";
import { listenedUris } from "../../mcp/listenedUris.js";
import { createProtocolServer } from "../../mcp/protocolServer.js";
import { checkListen } from "../../mcp/subscriptionLimits.js";
import { withTellable } from "../../mcp/tellable.js";
import type { ParameterHeaderCheck } from "./parameterHeaders.js";
import { endingResponse, refusedResponse, rpcError } from "./unavailableAnswers.js";

export interface ModernHandler {
  readonly serve: (request: Request, body: unknown) => Promise<Response>;
  /** Ends the open subscriptions with their final result, and refuses new ones. Calls go on. */
  readonly endStreams: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The protocol's error code HeaderMismatch. */
const headerMismatch = -32020;

type CorrelationIdOf = (request: Request | undefined) => string | undefined;

/** Whether a request opens a stream of changes. It has no answer until the stream ends. */
export const isListen = (body: unknown): boolean =>
  typeof body === "object" && body !== null && Reflect.get(body, "method") === "subscriptions/listen";

const metaOf = (body: unknown): Readonly<Record<string, unknown>> => {
  const parameters: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "params") : undefined;
  const meta: unknown =
    typeof parameters === "object" && parameters !== null ? Reflect.get(parameters, "_meta") : undefined;
  return typeof meta === "object" && meta !== null ? { ...meta } : {};
};

/** Whether `_meta` has an envelope. The SDK refuses a request without one. */
const hasEnvelope = (meta: Readonly<Record<string, unknown>>): boolean =>
  PROTOCOL_VERSION_META_KEY in meta && CLIENT_CAPABILITIES_META_KEY in meta;

/** The world and session whose changes a listener gets, and the resources that it named. */
interface Audience extends Pick<ResourceChange, "world" | "scopeId"> {
  readonly uris: readonly string[];
}

/**
 * The `subscriptions/listen` without the resources whose changes its sender can never get. Rejects if the store fails.
 */
const honoured = (runtime: Runtime, request: Request, body: unknown, correlationId: string): Promise<unknown> => {
  const { headersRead } = runtime.product;
  const caller = new FastPathCaller(
    { era: "modern", meta: metaOf(body) },
    {
      transport: "http",
      correlationId,
      signal: request.signal,
      handleHeader: request.headers.get(headersRead.session) ?? undefined,
      worldHeader: request.headers.get(headersRead.world) ?? undefined,
      connection: undefined,
      clientName: null,
      clientVersion: null,
      protocolVersion: null,
      onScope: () => undefined,
    },
  );
  return withTellable(body, (uri) => runtime.canTell(uri, caller));
};

/** The audience of a request. Throws a refusal if handle or world is malformed, or if they contradict each other. */
const audienceOf = (runtime: Runtime, request: Request, body: unknown): Audience => {
  const { headersRead } = runtime.product;
  const handleHeader = request.headers.get(headersRead.session) ?? undefined;
  const worldHeader = request.headers.get(headersRead.world) ?? undefined;
  const { world, scope } = runtime.placeOf({ meta: metaOf(body), handleHeader, worldHeader, connection: undefined });
  return { world, ...(scope.id !== undefined && { scopeId: scope.id }), uris: listenedUris(body) };
};

interface ScopedBus extends ServerEventBus {
  readonly announce: (change: ResourceChange) => void;
  /** Sends each listener an update of every resource that it named. */
  readonly announceMissed: () => void;
}

/**
 * Creates an event bus that knows worlds and sessions, unlike the SDK's own. A listener gets the audience of the
 * request in which it subscribes.
 */
const createScopedBus = (currentAudience: AsyncLocalStorage<Audience>): ScopedBus => {
  const listeners = new Set<{ readonly audience: Audience | undefined; readonly hear: (event: ServerEvent) => void }>();
  const tell = (event: ServerEvent, isFor: (audience: Audience | undefined) => boolean): void => {
    for (const { audience, hear } of [...listeners]) if (isFor(audience)) hear(event);
  };
  return {
    publish: (event) => tell(event, () => true),
    announce: ({ world, uri, scopeId }) =>
      tell(
        { kind: "resource_updated", uri },
        (audience) => audience?.world === world && (scopeId === undefined || audience.scopeId === scopeId),
      ),
    announceMissed: () => {
      for (const { audience, hear } of [...listeners]) {
        for (const uri of new Set(audience?.uris)) hear({ kind: "resource_updated", uri });
      }
    },
    subscribe: (hear) => {
      const listener = { audience: currentAudience.getStore(), hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const createModernHandler = (
  runtime: Runtime,
  correlationIdOf: CorrelationIdOf,
  parameterHeaderFault: ParameterHeaderCheck,
): ModernHandler => {
  const currentAudience = new AsyncLocalStorage<Audience>();
  const bus = createScopedBus(currentAudience);
  const stopHearing = runtime.onChange(bus.announce);
  const stopMissed = runtime.onMissed(bus.announceMissed);
  const stopLists = runtime.onListChange((list) => bus.publish({ kind: `${list}_list_changed` }));
  let isEnding = false;
  const createHandler = () =>
    createMcpHandler(
      ({ era }) =>
        createProtocolServer(
          runtime,
          era,
          createConnection({ transport: "http", filtersByUri: true, correlationIdOf }),
        ),
      { legacy: "reject", bus, onerror: (error) => runtime.log.debug(`protocol: ${error.message}`) },
    );
  // Two handlers, because `close` ends all requests of a handler, and subscriptions end before calls.
  const calls = createHandler();
  const subscriptions = createHandler();

  const listen = async (request: Request, body: unknown): Promise<Response> => {
    if (isEnding) return endingResponse(body);
    let audience: Audience;
    let told: unknown;
    try {
      checkListen(body);
      told = await honoured(runtime, request, body, correlationIdOf(request) ?? "");
      audience = audienceOf(runtime, request, told);
    } catch (error) {
      return refusedResponse(runtime, error, correlationIdOf(request) ?? "", body);
    }
    return currentAudience.run(audience, () => subscriptions.fetch(request, { parsedBody: told }));
  };

  const call = async (request: Request, body: unknown): Promise<Response> => {
    const { method, params }: { method?: unknown; params?: unknown } = { ...Object(body) };
    const fault = hasEnvelope(metaOf(body))
      ? parameterHeaderFault(method, params, (name) => request.headers.get(name) ?? undefined)
      : undefined;
    if (fault === undefined) return calls.fetch(request, { parsedBody: body });
    return rpcError(400, { code: headerMismatch, message: `Bad Request: ${fault}` }, body);
  };

  const endStreams = async (): Promise<void> => {
    isEnding = true;
    stopHearing();
    stopMissed();
    stopLists();
    await subscriptions.close();
  };

  return {
    serve: (request, body) => (isListen(body) ? listen(request, body) : call(request, body)),
    endStreams,
    close: async () => {
      await endStreams();
      await calls.close();
    },
  };
};
