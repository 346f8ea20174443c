/**
 * The limits of a connection before its request is read: time, size of headers, number of connections. Node enforces most of
 * them. It knows no route.
 */
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Timeouts of a connection, in milliseconds. */
export interface HttpTimeouts {
  /** Until a request's headers are complete, from the connection or the last answer's end on. Then 408. */
  readonly headersMs: number;
  /** Until a request with its body is complete. Then 408. */
  readonly requestMs: number;
  /** Until the next request begins. Then the connection is closed. */
  readonly keepAliveMs: number;
  /** How often `headersMs` and `requestMs` are checked. */
  readonly checkMs: number;
}

export const usualTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than load balancers keep an idle connection, so that they close it first.
  keepAliveMs: 75_000,
  checkMs: 1_000,
};

const mostHeaderBytes = 16_384;

/**
 * Options for `createServer`. The strict parser refuses ways to hide a request in another, such as two lengths, or a
 * length and chunks.
 */
export const serverLimits = ({ headersMs, requestMs, keepAliveMs, checkMs }: HttpTimeouts): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: checkMs,
  maxHeaderSize: mostHeaderBytes,
  insecureHTTPParser: false,
});

/**
 * Closes connections beyond the limit. If several workers share a port, Node's own `maxConnections` would pass such a
 * connection from worker to worker for as long as all are full.
 */
const limitConnections = (server: Server, most: number): void => {
  let open = 0;
  server.prependListener("connection", (socket: Socket) => {
    if (open >= most) {
      socket.destroy();
      return;
    }
    open++;
    socket.once("close", () => void open--);
  });
};

interface ServerBounds {
  readonly maxConnections: number;
  readonly bodyLimitBytes: number;
  /** Whether a request is refused because of its headers. */
  readonly isRefused: (request: IncomingMessage) => boolean;
}

/**
 * Sets the limits of a server after it is made. A client that sends `Expect: 100-continue` is told to send its body,
 * unless its headers are refused or the body is too large: then it gets the refusal at once, and its connection ends.
 */
export const limitServer = (
  server: Server,
  { maxConnections, bodyLimitBytes, isRefused }: ServerBounds,
  onRequest: (request: IncomingMessage, response: ServerResponse) => void,
): void => {
  limitConnections(server, maxConnections);
  server.maxHeadersCount = 0;
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    if (isRefused(request)) response.setHeader("connection", "close");
    else if (!(Number(request.headers["content-length"]) > bodyLimitBytes)) response.writeContinue();
    onRequest(request, response);
  });
};
