/** The `/mcp` endpoint: reads a request, decides which era serves it, and writes the response. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLegacyRequest } from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/open.js";
import { sendMethodNotAllowed, sendRpcError } from "./answers.js";
import { readBody } from "./body.js";
import { disconnectSignal, toWebRequest, writeWebResponse } from "./bridge.js";
import { createModernHandler, isListen } from "./modern.js";
import { createLegacySessions } from "./sessions.js";

export interface McpEndpoint {
  readonly serve: (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void>;
  /** Ends subscriptions and streams, so that their clients go to another server. Calls go on. */
  readonly endStreams: () => Promise<void>;
  /** Ends everything. */
  readonly close: () => Promise<void>;
  readonly sessionCount: () => number;
}

export interface McpEndpointOptions {
  readonly bodyLimitBytes: number;
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  /** Told of a response that is a stream: it waits for news. */
  readonly onStream: (response: ServerResponse) => void;
}

const firstModernRevision = "2026-07-28";

const closed = (response: ServerResponse): Promise<unknown> =>
  new Promise((resolve) => (response.closed ? resolve(undefined) : response.once("close", resolve)));

export const createMcpEndpoint = (runtime: Runtime, options: McpEndpointOptions): McpEndpoint => {
  const { bodyLimitBytes, onStream } = options;
  const correlationIds = new WeakMap<Request, string>();
  const correlationIdOf = (request: Request | undefined): string | undefined =>
    request === undefined ? undefined : correlationIds.get(request);
  const legacy = createLegacySessions(runtime, { ...options, correlationIdOf });
  const modern = createModernHandler(runtime, correlationIdOf);

  const answer = async (request: IncomingMessage, response: ServerResponse, correlationId: string, body: unknown) => {
    const web = toWebRequest(request, disconnectSignal(response));
    correlationIds.set(web, correlationId);
    const isLegacy = body === undefined || (await isLegacyRequest(web, body));
    const answered = isLegacy ? await legacy.serve(web, body, closed(response)) : await modern.serve(web, body);
    await writeWebResponse(response, answered);
  };

  const servePost = async (request: IncomingMessage, response: ServerResponse, correlationId: string) => {
    const body = await readBody(request, bodyLimitBytes);
    if ("status" in body) {
      response.setHeader("connection", "close");
      sendRpcError(response, body.status, body.code, body.message);
      return;
    }
    if (typeof body.value !== "object" || body.value === null) {
      sendRpcError(response, 400, -32600, "Invalid Request: not a JSON-RPC 2.0 message");
      return;
    }
    if (isListen(body.value)) onStream(response);
    await answer(request, response, correlationId, body.value);
  };

  /** The stream and the end of a session exist in the 2025 revisions only. */
  const serveSession = (request: IncomingMessage, response: ServerResponse, correlationId: string) => {
    const version = request.headers["mcp-protocol-version"];
    if (typeof version === "string" && version >= firstModernRevision) {
      sendMethodNotAllowed(response, "POST");
      return Promise.resolve();
    }
    if (request.method === "GET") onStream(response);
    return answer(request, response, correlationId, undefined);
  };

  const methods: Readonly<Record<string, typeof servePost>> = {
    POST: servePost,
    GET: serveSession,
    DELETE: serveSession,
  };

  return {
    serve: async (request, response, correlationId) => {
      const serve = methods[request.method ?? ""];
      if (serve === undefined) sendMethodNotAllowed(response, "POST, GET, DELETE");
      else await serve(request, response, correlationId);
    },
    endStreams: async () => {
      legacy.endStreams();
      await modern.endStreams();
    },
    close: async () => {
      await modern.close();
      await legacy.closeAll();
    },
    sessionCount: legacy.size,
  };
};
