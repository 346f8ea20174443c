/** A route: the methods that a path accepts, and the function that serves them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpTimeouts } from "./httpLimits.js";
import { sendJson } from "./jsonAnswers.js";

export type Serve = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void> | void;

export interface Route {
  /** The accepted methods, as in `Allow`; any other gets 405. Undefined: `serve` answers every method. */
  readonly methods: readonly string[] | undefined;
  readonly serve: Serve;
  /** Whether `serve` writes `x-request-id` on POST responses itself, which is cheaper than setting it before. */
  readonly namesItsRequests?: true;
}

export type Routes = Readonly<Record<string, Route>>;

export const get = (serve: Serve): Route => ({ methods: ["GET", "HEAD"], serve });

/** A route that answers 404 with this error. */
export const missing = (error: string): Route => ({
  methods: undefined,
  serve: (_request, response) => sendJson(response, 404, { error }),
});

/** A group of routes with streams. */
export interface StreamingRoutes {
  readonly routes: Routes;
  readonly streamCount: () => number;
  /** Refuses new streams, and ends open ones when their pending requests are answered. */
  readonly endStreams: () => void;
  /** Ends everything. */
  readonly close: () => Promise<void>;
}

export interface StreamingOptions {
  readonly bodyLimitBytes: number;
  /** Maximum number of open streams. */
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  readonly timeouts?: Partial<HttpTimeouts>;
}
