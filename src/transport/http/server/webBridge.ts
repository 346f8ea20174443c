/** Converts a `node:http` request for the SDK's web-standard handlers, and writes their response. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { streamCacheControl } from "./eventStream.js";

/** A web request with the headers of the Node one, and no body: the parsed body is passed separately. */
export const toWebRequest = (request: IncomingMessage, signal?: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined) continue;
    for (const item of typeof value === "string" ? [value] : value) headers.append(name, item);
  }
  return new Request("http://localhost/mcp", {
    method: request.method ?? "GET",
    headers,
    ...(signal !== undefined && { signal }),
  });
};

/** Creates web requests, and knows the correlation id of each. */
export interface WebRequests {
  readonly of: (request: IncomingMessage, correlationId: string, signal?: AbortSignal) => Request;
  readonly correlationIdOf: (request: Request | undefined) => string | undefined;
}

export const createWebRequests = (): WebRequests => {
  const correlationIds = new WeakMap<Request, string>();
  return {
    of: (request, correlationId, signal) => {
      const web = toWebRequest(request, signal);
      correlationIds.set(web, correlationId);
      return web;
    },
    correlationIdOf: (request) => (request === undefined ? undefined : correlationIds.get(request)),
  };
};

/** Aborted when the client disconnects before its answer is complete. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Resolves when more can be written, or the response is closed. */
const untilWritable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });

/** Writes a web response with back-pressure. A client that disconnects cancels its stream. */
export const writeWebResponse = async (response: ServerResponse, web: Response): Promise<void> => {
  for (const [name, value] of web.headers) {
    if (name !== "connection") response.setHeader(name, value);
  }
  if (web.headers.get("content-type") === "text/event-stream") response.setHeader("cache-control", streamCacheControl);
  response.setHeader("x-content-type-options", "nosniff");
  response.writeHead(web.status);
  if (web.body === null) {
    response.end();
    return;
  }
  response.flushHeaders();
  const reader = web.body.getReader();
  response.on("close", () => void reader.cancel().catch(() => undefined));
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (response.destroyed) return;
    if (!response.write(next.value)) await untilWritable(response);
  }
  response.end();
};
