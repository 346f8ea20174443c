/** The HTTP server around a runtime: routes, guards, limits, and an end that resets nobody. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { productName, productVersion } from "../../config/print.js";
import { correlationIdOf } from "../../observability/correlation.js";
import type { Runtime } from "../../runtime/open.js";
import { type Serving, within } from "../lifecycle.js";
import { sendJson, sendMethodNotAllowed, sendRpcError } from "./answers.js";
import { guardRefusal } from "./guard.js";
import { createMcpEndpoint } from "./mcpEndpoint.js";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly bodyLimitBytes: number;
  readonly maxConnections: number;
  readonly maxSessions: number;
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
const readyTimeoutMs = 2_000;

type Route = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void> | void;

const readiness = async (runtime: Runtime): Promise<string | undefined> => {
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, readyTimeoutMs, "the store does not answer").unref(),
  );
  return Promise.race([
    runtime.ready().then(
      () => undefined,
      () => "the store cannot serve now",
    ),
    late,
  ]);
};

const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;

/** Starts listening. Rejects if the address cannot be bound. */
export const serveOverHttp = async (runtime: Runtime, options: HttpOptions): Promise<HttpServing> => {
  const endpoint = createMcpEndpoint(runtime, options);
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
      const reason = isDraining ? "shutting down" : await readiness(runtime);
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
    if (isDraining) response.setHeader("connection", "close");
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
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();

  return {
    url: address === null || typeof address === "string" ? String(address) : urlOf(address),
    ended: new Promise(() => undefined),
    stop: async () => {
      isDraining = true;
      await new Promise((resolve) => setTimeout(resolve, options.shutdownGraceMs));
      const stopped = new Promise((resolve) => server.close(resolve));
      await within(options.shutdownTimeoutMs, endpoint.idle());
      await endpoint.close();
      await within(1_000, stopped);
      server.closeAllConnections();
    },
  };
};
