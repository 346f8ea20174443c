/**
 * The limits of a connection before its request is read: time, size of headers, number of connections. Node enforces most of
 * them. It knows no route.
 */
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a client may take, in milliseconds. */
export interface HttpTimeouts {
  /** To say what it asks for, from its connection or its last answer's end on. Later it gets 408. */
  readonly headersMs: number;
  /** To send a whole request, with its body. Later it gets 408. */
  readonly requestMs: number;
  /** To ask again. Later its connection is closed. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const usualTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than load balancers keep an idle connection, so that it is they who close it.
  keepAliveMs: 75_000,
  checkMs: 1_000,
};

const mostHeaderBytes = 16_384;

/** For `createServer`. Two lengths, a length and chunks, and other ways to hide a request in another are refused by the parser. */
export const serverLimits = ({ headersMs, requestMs, keepAliveMs, checkMs }: HttpTimeouts): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: checkMs,
  maxHeaderSize: mostHeaderBytes,
  insecureHTTPParser: false,
});

/**
 * Closes a connection that is one too many. Node's own `maxConnections` would, where several workers share a port, send it
 * round them for as long as all are full.
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
  /** Whether a request is refused by its headers. */
  readonly isRefused: (request: IncomingMessage) => boolean;
}

/**
 * Sets the limits of a server after it is made. A client that asks whether to send its body (`Expect: 100-continue`) is told to,
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
