/** The HTTP server around a runtime: routes, guards, limits, and an end that resets nobody. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { correlationIdOf } from "../../observability/correlation.js";
import type { Runtime } from "../../runtime/open.js";
import { type Serving, within } from "../lifecycle.js";
import { createMcpEndpoint } from "./mcpEndpoint.js";
import { type AcceptPending, acceptPending, untilNonePending } from "./server/acceptQueue.js";
import { createCrossOrigin, isPreflight } from "./server/crossOrigin.js";
import { createGuard, type GuardRefusal } from "./server/guard.js";
import { type HttpTimeouts, limitServer, serverLimits, usualTimeouts } from "./server/httpLimits.js";
import { retryAfterSeconds, sendJson, sendMethodNotAllowed, sendRpcError } from "./server/jsonAnswers.js";
import { createExchanges } from "./server/openExchanges.js";
import { openOptionalRoutes } from "./server/optionalRoutes.js";
import { createReadiness } from "./server/readiness.js";
import { get, missing, type Route, type Routes, type Serve } from "./server/route.js";

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
  /** Sessions that this process holds at most; the store keeps its own. */
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  /** After the order to stop, this long is still accepted and answered with `Connection: close`. */
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  /** Where another process accepts the connections. */
  readonly acceptPending?: AcceptPending | undefined;
  /** False: the SDK's handlers answer everything. */
  readonly usesFastPath?: boolean;
  /** Those that differ from the usual ones. */
  readonly timeouts?: Partial<HttpTimeouts>;
}

export interface HttpServing extends Serving {
  /** For example `http://127.0.0.1:3001`. */
  readonly url: string;
}

/** The time that open connections have to finish at shutdown. */
const drainTimeoutMs = 1_000;
/** How long connections that wait to be accepted are let in. */
const longestQueueMs = 1_000;

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What keeps the server from listening, with a way out where there is one. */
const listenFailure = (error: Error, { host, port }: Pick<HttpOptions, "host" | "port">): Error =>
  "code" in error && error.code === "EADDRINUSE"
    ? new Error(`port ${port} of ${host} is taken: choose another with --port, or 0 for a free one`, { cause: error })
    : error;

const nowhere = missing("Not found: MCP is served at /mcp");

/** Starts listening. Rejects if the address cannot be bound. */
export const serveOverHttp = async (runtime: Runtime, options: HttpOptions): Promise<HttpServing> => {
  const exchanges = createExchanges();
  const endpoint = createMcpEndpoint(runtime, { ...options, onStream: exchanges.exempt });
  const optional = await openOptionalRoutes(runtime, options);
  const readiness = createReadiness(runtime);
  const { product } = runtime;
  const guard = createGuard({ hosts: options.allowedHosts, origins: options.allowedOrigins });
  const crossOrigin = createCrossOrigin(options.allowedOrigins);
  let isDraining = false;
  /** While pending connections are accepted for the last time, requests wait: who has an answer would open the next connection. */
  let untilListeningEnds: Promise<void> | undefined;

  const mcp: Route = { methods: ["POST", "GET", "DELETE"], serve: endpoint.serve };
  const routes: Routes = {
    "/mcp": mcp,
    "/health": get((_request, response) =>
      sendJson(response, 200, {
        status: "healthy",
        name: product.name,
        version: product.version,
        clients: optional.listenerCount(),
        sessions: endpoint.sessionCount(),
        uptimeSeconds: Math.floor(process.uptime()),
      }),
    ),
    "/ready": get(async (_request, response) => {
      const reason = isDraining ? "shutting down" : await readiness();
      if (reason !== undefined) response.setHeader("retry-after", retryAfterSeconds);
      sendJson(
        response,
        reason === undefined ? 200 : 503,
        reason === undefined ? { ready: true } : { ready: false, reason },
      );
    }),
    "/": get((_request, response) =>
      sendJson(response, 200, {
        name: product.name,
        title: runtime.title,
        version: product.version,
        endpoints: { mcp: "/mcp", health: "/health", ready: "/ready" },
      }),
    ),
    ...optional.routes,
  };

  const probes: ReadonlySet<Route | undefined> = new Set([routes["/health"], routes["/ready"]]);

  const refusalOf = (route: Route, request: IncomingMessage): GuardRefusal | undefined =>
    guard(request, probes.has(route));

  /** Answers what is refused on any route, and what a browser asks on behalf of its page; gives the rest to the route. */
  const serve = (
    route: Route,
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
  ): ReturnType<Serve> => {
    const refusal = refusalOf(route, request);
    // The MCP endpoint writes it with the other headers, which is cheaper.
    if (route !== mcp || request.method !== "POST" || refusal !== undefined)
      response.setHeader("x-request-id", correlationId);
    if (refusal !== undefined) return sendRpcError(response, refusal.status, -32000, refusal.message);
    crossOrigin.allowReading(request, response);
    const { methods } = route;
    if (methods !== undefined) {
      if (isPreflight(request)) return crossOrigin.answerPreflight(response, methods);
      if (!methods.includes(request.method ?? "")) return sendMethodNotAllowed(response, methods.join(", "));
    }
    return route.serve(request, response, correlationId);
  };

  const routeOf = (url: string): Route => {
    const path = url.split("?", 1)[0] ?? "/";
    return (Object.hasOwn(routes, path) ? routes[path] : undefined) ?? nowhere;
  };

  const routeFor = ({ url = "/" }: IncomingMessage): Route => (url === "/mcp" ? mcp : routeOf(url));

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const correlationId = correlationIdOf({
      traceparent: request.headers["traceparent"],
      requestId: request.headers["x-request-id"],
    });
    exchanges.begin(response);
    try {
      if (untilListeningEnds !== undefined) await untilListeningEnds;
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
  limitServer(server, { ...options, isRefused }, (request, response) => void onRequest(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();

  /** Who was let in just before the door closed, and has not spoken yet, may. */
  const lastRequests = async (): Promise<void> => {
    await pause(drainTimeoutMs);
    await exchanges.idle();
  };

  return {
    url: address === null || typeof address === "string" ? String(address) : urlOf(address),
    ended: new Promise(() => undefined),
    stop: async () => {
      isDraining = true;
      exchanges.closeConnections();
      await pause(options.shutdownGraceMs);
      let endWaiting = (): void => undefined;
      untilListeningEnds = new Promise((resolve) => {
        endWaiting = resolve;
      });
      await within(longestQueueMs, untilNonePending(server, options.acceptPending ?? acceptPending));
      const stopped = new Promise((resolve) => server.close(resolve));
      untilListeningEnds = undefined;
      endWaiting();
      optional.endStreams();
      await endpoint.endStreams();
      await within(options.shutdownTimeoutMs, Promise.race([stopped, exchanges.idle().then(lastRequests)]));
      await optional.close();
      await endpoint.close();
      await within(drainTimeoutMs, stopped);
      server.closeAllConnections();
    },
  };
};
