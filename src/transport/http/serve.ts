/** The HTTP server around a runtime: routes, guards, limits, and an end that resets nobody. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { productName, productVersion } from "../../config/print.js";
import { correlationIdOf } from "../../observability/correlation.js";
import type { Runtime } from "../../runtime/open.js";
import { type Serving, within } from "../lifecycle.js";
import { sendJson, sendMethodNotAllowed, sendRpcError } from "./answers.js";
import { createExchanges } from "./exchanges.js";
import { guardRefusal } from "./guard.js";
import { createMcpEndpoint } from "./mcpEndpoint.js";
import { createReadiness } from "./readiness.js";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly bodyLimitBytes: number;
  readonly maxConnections: number;
  /** Sessions that this process holds at most; the store keeps its own. */
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  /** After the order to stop, this long is still accepted and answered with `Connection: close`. */
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
}

export interface HttpServing extends Serving {
  /** For example `http://127.0.0.1:3001`. */
  readonly url: string;
}

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
/** Longer than load balancers keep an idle connection, so that it is they who close it. */
const keepAliveTimeoutMs = 75_000;
/** How long a connection that is open at the end may take to ask, or to take what it is told. */
const lastWordsMs = 1_000;
/** How long connections that wait to be accepted are let in. */
const longestQueueMs = 1_000;
const shortTurnMs = 0.5;

type Route = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void> | void;

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The rest of this turn of the event loop, and its look at what has arrived. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Resolves when nobody waits to be let in. The system has connected them already, and would reset them with the end of
 * listening. One is accepted in each turn of the event loop: after a turn without one, and too short to have missed one,
 * there is none.
 */
const untilQuiet = async (server: Server): Promise<void> => {
  let accepted = 0;
  const onConnection = (): void => void accepted++;
  server.on("connection", onConnection);
  for (let isQuiet = false; !isQuiet && server.listening; ) {
    const before = accepted;
    await turn();
    const startedAtMs = performance.now();
    await turn();
    isQuiet = accepted === before && performance.now() - startedAtMs < shortTurnMs;
  }
  server.off("connection", onConnection);
};

/** What keeps the server from listening, with a way out where there is one. */
const listenFailure = (error: Error, { host, port }: Pick<HttpOptions, "host" | "port">): Error =>
  "code" in error && error.code === "EADDRINUSE"
    ? new Error(`port ${port} of ${host} is taken: choose another with --port, or 0 for a free one`, { cause: error })
    : error;

/** Starts listening. Rejects if the address cannot be bound. */
export const serveOverHttp = async (runtime: Runtime, options: HttpOptions): Promise<HttpServing> => {
  const exchanges = createExchanges();
  const endpoint = createMcpEndpoint(runtime, { ...options, onStream: exchanges.exempt });
  const readiness = createReadiness(runtime);
  const allowed = { hosts: options.allowedHosts, origins: options.allowedOrigins };
  let isDraining = false;

  const onlyGet =
    (route: Route): Route =>
    (request, response, correlationId) =>
      request.method === "GET" || request.method === "HEAD"
        ? route(request, response, correlationId)
        : sendMethodNotAllowed(response, "GET, HEAD");

  const guarded =
    (route: Route): Route =>
    (request, response, correlationId) => {
      const refusal = guardRefusal(request.headers, allowed);
      if (refusal === undefined) return route(request, response, correlationId);
      return sendRpcError(response, 403, -32000, refusal);
    };

  const routes: Readonly<Record<string, Route>> = {
    "/mcp": guarded(endpoint.serve),
    "/health": onlyGet((_request, response) =>
      sendJson(response, 200, {
        status: "healthy",
        name: productName,
        version: productVersion(),
        sessions: endpoint.sessionCount(),
        uptimeSeconds: Math.floor(process.uptime()),
      }),
    ),
    "/ready": onlyGet(async (_request, response) => {
      const reason = isDraining ? "shutting down" : await readiness();
      sendJson(
        response,
        reason === undefined ? 200 : 503,
        reason === undefined ? { ready: true } : { ready: false, reason },
      );
    }),
    "/": guarded(
      onlyGet((_request, response) =>
        sendJson(response, 200, {
          name: productName,
          title: runtime.title,
          version: productVersion(),
          endpoints: { mcp: "/mcp", health: "/health", ready: "/ready" },
        }),
      ),
    ),
  };

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const correlationId = correlationIdOf({
      traceparent: request.headers["traceparent"],
      requestId: request.headers["x-request-id"],
    });
    response.setHeader("x-request-id", correlationId);
    exchanges.begin(response);
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    try {
      if (route === undefined) sendJson(response, 404, { error: "Not found: MCP is served at /mcp" });
      else await route(request, response, correlationId);
    } catch (error) {
      if (response.destroyed || request.destroyed) return;
      runtime.log.exception("request failed", error, correlationId);
      if (response.headersSent) response.destroy();
      else sendRpcError(response, 500, -32603, "Internal error");
    }
  };

  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => void onRequest(request, response),
  );
  server.maxConnections = options.maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();

  /** Who was let in just before the door closed, and has not spoken yet, may. */
  const lastRequests = async (): Promise<void> => {
    await pause(lastWordsMs);
    await exchanges.idle();
  };

  return {
    url: address === null || typeof address === "string" ? String(address) : urlOf(address),
    ended: new Promise(() => undefined),
    stop: async () => {
      isDraining = true;
      exchanges.closeConnections();
      await pause(options.shutdownGraceMs);
      await within(longestQueueMs, untilQuiet(server));
      const stopped = new Promise((resolve) => server.close(resolve));
      await endpoint.endStreams();
      await within(options.shutdownTimeoutMs, Promise.race([stopped, exchanges.idle().then(lastRequests)]));
      await endpoint.close();
      await within(lastWordsMs, stopped);
      server.closeAllConnections();
    },
  };
};
