/** The HTTP server around a runtime: routes, guards, limits, and a shutdown without connection resets. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { correlationIdOf } from "../../observability/correlation.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { Serving } from "../lifecycle.js";
import type { AcceptPending } from "./server/acceptQueue.js";
import { createCrossOrigin, isPreflight } from "./server/crossOrigin.js";
import { endServer, notEnding } from "./server/ending.js";
import { createGuard, type GuardRefusal } from "./server/guard.js";
import { type HttpTimeouts, limitServer, serverLimits, usualTimeouts } from "./server/httpLimits.js";
import { sendMethodNotAllowed, sendRpcError } from "./server/jsonAnswers.js";
import { type Mounts, mountedRoute, nothingMounted, nowhereBeside } from "./server/mounts.js";
import { createExchanges } from "./server/openExchanges.js";
import { openPackRoutes } from "./server/packRoutes.js";
import type { Route, Routes, Serve } from "./server/route.js";
import { createStatusRoutes } from "./server/statusRoutes.js";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly bodyLimitBytes: number;
  /** Serves clients of revision 2024-11-05 as well. */
  readonly sse: boolean;
  /** Serves the REST debug facade as well. */
  readonly debugRest: boolean;
  readonly maxConnections: number;
  /** Maximum number of sessions that this process holds. The store has its own limit. */
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  /** How long connections are still accepted after a stop signal. They are answered with `Connection: close`. */
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  /** Given where another process accepts the connections: asks it to accept the pending ones. */
  readonly acceptPending?: AcceptPending | undefined;
  /** False: the SDK's handlers answer everything. */
  readonly usesFastPath?: boolean;
  /** Overrides of `usualTimeouts`. */
  readonly timeouts?: Partial<HttpTimeouts>;
  readonly mounts?: Mounts | undefined;
  /**
   * Further packs. With them, each pack is served at `/<pack>/mcp`, the first one also at `/mcp`. All use the same
   * store.
   */
  readonly others?: readonly Runtime[];
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is believed; null: none. */
  readonly trustedProxies?: string | null;
}

export interface HttpServing extends Serving {
  /** For example `http://127.0.0.1:3001`. */
  readonly url: string;
}

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;

/** The error of a failed listen. If the port is taken, it says what to do. */
const listenFailure = (error: Error, { host, port }: Pick<HttpOptions, "host" | "port">): Error =>
  "code" in error && error.code === "EADDRINUSE"
    ? new Error(`port ${port} of ${host} is taken: choose another with --port, or 0 for a free one`, { cause: error })
    : error;

const inOne = (parts: readonly Routes[]): Routes => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** The routes of inbound webhooks, if a pack has any, and the body limit that covers them. */
const openInbound = async (
  packs: readonly Runtime[],
  { mounts, bodyLimitBytes, trustedProxies = null }: HttpOptions,
): Promise<{ readonly routes: Routes; readonly bodyLimitBytes: number }> => {
  const hearing = packs.filter(({ inbound }) => inbound.length > 0);
  if (hearing.length === 0 || mounts?.isAlone === true) return { routes: {}, bodyLimitBytes };
  const { createInboundRoutes, largestDelivery } = await import("./inbound.js");
  return {
    routes: inOne(hearing.map((runtime) => createInboundRoutes(runtime, trustedProxies))),
    bodyLimitBytes: Math.max(bodyLimitBytes, largestDelivery),
  };
};

/** Starts listening. Rejects if the address cannot be bound. */
export const serveOverHttp = async (runtime: Runtime, options: HttpOptions): Promise<HttpServing> => {
  const { mounts = nothingMounted, others = [] } = options;
  const exchanges = createExchanges();
  const packs = await openPackRoutes(runtime, others, options, exchanges.exempt);
  const inbound = await openInbound([runtime, ...others], options);
  const guard = createGuard({ hosts: options.allowedHosts, origins: options.allowedOrigins });
  const crossOrigin = createCrossOrigin(options.allowedOrigins);
  const ending = notEnding();
  const routes: Routes = {
    ...createStatusRoutes(runtime, {
      isStopping: () => ending.isStopping,
      mounts,
      packs,
    }),
    ...(mounts.isAlone ? {} : inOne(packs.map((pack) => pack.routes))),
    ...mounts.routes,
    ...inbound.routes,
  };
  const nowhere = nowhereBeside(mounts, packs);
  const mcp = routes["/mcp"];

  const probes: ReadonlySet<Route | undefined> = new Set([routes["/health"], routes["/ready"]]);

  const refusalOf = (route: Route, request: IncomingMessage): GuardRefusal | undefined =>
    guard(request, probes.has(route));

  /** Answers refused requests and CORS preflights, and passes the rest to the route. */
  const serve = (
    route: Route,
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
  ): ReturnType<Serve> => {
    const refusal = refusalOf(route, request);
    if (route.namesItsRequests !== true || request.method !== "POST" || refusal !== undefined)
      response.setHeader("x-request-id", correlationId);
    if (refusal !== undefined) return sendRpcError(response, refusal.status, -32000, refusal.message);
    const { methods } = route;
    const { origin } = request.headers;
    if (origin !== undefined) {
      crossOrigin.allowReading(origin, response);
      if (methods !== undefined && isPreflight(request)) return crossOrigin.answerPreflight(response, methods);
    }
    if (methods?.includes(request.method ?? "") === false) return sendMethodNotAllowed(response, methods.join(", "));
    return route.serve(request, response, correlationId);
  };

  const routeOf = (url: string): Route => {
    const path = url.split("?", 1)[0] ?? "/";
    return (Object.hasOwn(routes, path) ? routes[path] : undefined) ?? mountedRoute(mounts, path) ?? nowhere;
  };

  const routeFor = ({ url = "/" }: IncomingMessage): Route =>
    url === "/mcp" && mcp !== undefined ? mcp : routeOf(url);

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const correlationId = correlationIdOf({
      traceparent: request.headers["traceparent"],
      requestId: request.headers["x-request-id"],
    });
    exchanges.begin(response);
    try {
      if (ending.untilListeningEnds !== undefined) await ending.untilListeningEnds;
      await serve(routeFor(request), request, response, correlationId);
    } catch (error) {
      if (response.destroyed || request.destroyed) return;
      runtime.log.exception("request failed", error, correlationId);
      if (response.headersSent) response.destroy();
      else {
        response.setHeader("x-request-id", correlationId);
        sendRpcError(response, 500, -32603, "Internal error");
      }
    }
  };

  const server = createServer(
    serverLimits({ ...usualTimeouts, ...options.timeouts }),
    (request, response) => void onRequest(request, response),
  );
  const isRefused = (request: IncomingMessage): boolean => refusalOf(routeFor(request), request) !== undefined;
  limitServer(
    server,
    { ...options, bodyLimitBytes: inbound.bodyLimitBytes, isRefused },
    (request, response) => void onRequest(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();

  return {
    url: address === null || typeof address === "string" ? String(address) : urlOf(address),
    ended: new Promise(() => undefined),
    stop: () =>
      endServer(ending, {
        server,
        exchanges,
        parts: packs.flatMap(({ optional, endpoint }) => [optional, endpoint]),
        ...options,
      }),
  };
};
