/** What stands behind a path: the methods that it knows, and what answers them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpTimeouts } from "./httpLimits.js";
import { sendJson } from "./jsonAnswers.js";

export type Serve = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void> | void;

export interface Route {
  /** As `Allow` has them: any other is answered with 405. Undefined: nothing is served here, whatever the method. */
  readonly methods: readonly string[] | undefined;
  readonly serve: Serve;
  /** Writes the id of a POST with the other headers, which is cheaper than to set it before. */
  readonly namesItsRequests?: true;
}

export type Routes = Readonly<Record<string, Route>>;

export const get = (serve: Serve): Route => ({ methods: ["GET", "HEAD"], serve });

/** In place of something to serve. */
export const missing = (error: string): Route => ({
  methods: undefined,
  serve: (_request, response) => sendJson(response, 404, { error }),
});

/** A group of routes with streams. */
export interface StreamingRoutes {
  readonly routes: Routes;
  readonly streamCount: () => number;
  /** Refuses new streams, and ends those that are open when what runs on them has its answer. */
  readonly endStreams: () => void;
  /** Ends everything. */
  readonly close: () => Promise<void>;
}

export interface StreamingOptions {
  readonly bodyLimitBytes: number;
  /** Streams at most. */
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  readonly timeouts?: Partial<HttpTimeouts>;
}
