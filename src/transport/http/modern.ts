/**
 * Requests of revision 2026-07-28: no session, one server per request, and `subscriptions/listen` streams that hear only
 * the changes of the session whose handle they came with.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { createMcpHandler, type ServerEvent, type ServerEventBus } from "@modelcontextprotocol/server";
import type { ResourceChange } from "../../runtime/handler.js";
import type { Runtime } from "../../runtime/open.js";
import { resolveScope } from "../../runtime/scope.js";
import { createConnection } from "../connection.js";
import { createProtocolServer } from "../protocolServer.js";

export interface ModernHandler {
  readonly serve: (request: Request, body: unknown) => Promise<Response>;
  /** Ends the open subscriptions with their final result. */
  readonly close: () => Promise<void>;
}

type CorrelationIdOf = (request: Request | undefined) => string | undefined;

const metaOf = (body: unknown): Readonly<Record<string, unknown>> => {
  const parameters: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "params") : undefined;
  const meta: unknown =
    typeof parameters === "object" && parameters !== null ? Reflect.get(parameters, "_meta") : undefined;
  return typeof meta === "object" && meta !== null ? { ...meta } : {};
};

/** The session that a request speaks for; undefined for none, and for a malformed handle, which is nobody's. */
const scopeIdOf = (request: Request, body: unknown): string | undefined => {
  const handleHeader = request.headers.get("x-gds-session") ?? undefined;
  try {
    return resolveScope({ meta: metaOf(body), handleHeader, connection: undefined }).id;
  } catch {
    return undefined;
  }
};

interface ScopedBus extends ServerEventBus {
  readonly announce: (change: ResourceChange) => void;
}

/** The SDK's bus knows no sessions: a listener belongs to the session of the request in which it subscribes. */
const createScopedBus = (currentScope: AsyncLocalStorage<string | undefined>): ScopedBus => {
  const listeners = new Set<{ readonly scopeId: string | undefined; readonly hear: (event: ServerEvent) => void }>();
  const tell = (event: ServerEvent, isFor: (scopeId: string | undefined) => boolean): void => {
    for (const { scopeId, hear } of [...listeners]) if (isFor(scopeId)) hear(event);
  };
  return {
    publish: (event) => tell(event, () => true),
    announce: ({ uri, scopeId }) =>
      tell({ kind: "resource_updated", uri }, (listening) => scopeId === undefined || listening === scopeId),
    subscribe: (hear) => {
      const listener = { scopeId: currentScope.getStore(), hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const createModernHandler = (runtime: Runtime, correlationIdOf: CorrelationIdOf): ModernHandler => {
  const currentScope = new AsyncLocalStorage<string | undefined>();
  const bus = createScopedBus(currentScope);
  const stopHearing = runtime.onChange(bus.announce);
  const handler = createMcpHandler(
    ({ era }) =>
      createProtocolServer(runtime, era, createConnection({ transport: "http", filtersByUri: true, correlationIdOf })),
    { legacy: "reject", bus, onerror: (error) => runtime.log.debug(`protocol: ${error.message}`) },
  );
  return {
    serve: (request, body) =>
      currentScope.run(scopeIdOf(request, body), () => handler.fetch(request, { parsedBody: body })),
    close: async () => {
      stopHearing();
      await handler.close();
    },
  };
};
