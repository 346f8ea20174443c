/** What stands behind a path: the methods that it knows, and what answers them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "./jsonAnswers.js";

export type Serve = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void> | void;

export interface Route {
  /** As `Allow` has them: any other is answered with 405. Undefined: nothing is served here, whatever the method. */
  readonly methods: readonly string[] | undefined;
  readonly serve: Serve;
}

export type Routes = Readonly<Record<string, Route>>;

export const get = (serve: Serve): Route => ({ methods: ["GET", "HEAD"], serve });

/** In place of something to serve. */
export const missing = (error: string): Route => ({
  methods: undefined,
  serve: (_request, response) => sendJson(response, 404, { error }),
});
