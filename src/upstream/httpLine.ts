/** The line over sockets: `node:http` or `node:https` to one origin, with keep-alive connections. */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { type BaseAddress, baseAddressOf } from "./addresses.js";
import { notConnected } from "./failure.js";
import { piecesOf } from "./pieces.js";
import type { Line, WireAnswer, WireRequest } from "./port.js";

export interface HttpLine extends Line {
  /** Destroys all connections, those with a request under way included. */
  readonly close: () => void;
}

export interface HttpLineOptions {
  /** https, or http on loopback. Requests go to this origin alone. */
  readonly baseUrl: string;
}

const agentOptions = {
  keepAlive: true,
  maxSockets: 8,
  // Shorter than the keep-alive timeouts of servers, of which five seconds is the shortest usual one.
  timeout: 4000,
} as const;

/** The most bytes of an answer's headers: 16 KB. */
const headerBytes = 16_384;

const headersOf = ({ headers }: IncomingMessage): Record<string, string> => {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name] = typeof value === "string" ? value : value.join(", ");
  }
  return plain;
};

/** Gives an error from before there was a connection the code `notConnected`: Node uses one code for several causes. */
const told = (error: Error, wasConnected: boolean): Error =>
  wasConnected ? error : Object.assign(new Error(error.message), { code: notConnected });

export const createHttpLine = ({ baseUrl }: HttpLineOptions): HttpLine => {
  const { isSecure, host, port }: BaseAddress = baseAddressOf(baseUrl);
  const agent = isSecure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const send = isSecure ? httpsRequest : httpRequest;

  const exchange = ({ method, target, headers, body }: WireRequest, signal: AbortSignal): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const request = send({ agent, host, port, method, path: target, headers, maxHeaderSize: headerBytes });
      let wasConnected = false;
      let isAnswered = false;
      const connected = (): void => {
        wasConnected = true;
      };
      const abort = (): void => {
        request.destroy();
        reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      request.once("socket", (socket) => {
        if (!socket.connecting) connected();
        else socket.once(isSecure ? "secureConnect" : "connect", connected);
      });
      request.once("response", (response) => {
        isAnswered = true;
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), body: piecesOf(response) });
      });
      request.on("error", (error) => reject(told(error, wasConnected)));
      request.once("close", () => {
        signal.removeEventListener("abort", abort);
        if (!isAnswered) reject(told(new Error("the connection ended"), wasConnected));
      });
      request.end(body);
    });

  return { exchange, close: () => agent.destroy() };
};
