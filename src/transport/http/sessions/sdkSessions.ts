/**
 * Sessions of clients of the 2025 revisions: `initialize` opens one, `Mcp-Session-Id` names it, DELETE or idleness ends
 * it. Unusual requests are answered here, by the SDK's own transport; `fastPathSessions.ts` serves the others.
 */
import { type InitializeRequest, isInitializeRequest, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import { initializeRefusal, isInitialize } from "../../mcp/initializeParameters.js";
import { endingResponse, notFound, rpcError } from "../requests/unavailableAnswers.js";
import { beginningOf, usedInitialize } from "./keptInitialize.js";
import { beginLocally } from "./revival.js";
import { noteScope, type SessionRecord } from "./sessionRecord.js";
import type { SessionTable } from "./sessionTable.js";

export interface LegacySessions {
  /**
   * Serves one request of a 2025-era client. `done` resolves when its response has been written or given up. Rejects
   * with a refusal, or if the store fails.
   */
  readonly serve: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  /** Refuses new streams from now on. */
  readonly endStreams: () => void;
}

const initializeFirst = (body: unknown): Response =>
  rpcError(
    400,
    { code: -32000, message: "Bad Request: initialize first, then send the Mcp-Session-Id that it returned" },
    body,
  );

const unsupported = (version: string, body: unknown): Response => {
  const supported = SUPPORTED_PROTOCOL_VERSIONS.join(", ");
  const message = `Bad Request: Unsupported protocol version: ${version} (supported versions: ${supported})`;
  return rpcError(400, { code: -32000, message }, body);
};

const header = (request: Request, name: string): string | undefined => request.headers.get(name) ?? undefined;

export const createLegacySessions = (runtime: Runtime, table: SessionTable): LegacySessions => {
  const { headersRead } = runtime.product;
  let isEnding = false;

  const begin = async (request: Request, body: InitializeRequest): Promise<Response> => {
    // The session's server holds `name` for as long as it lives, so `name` must not capture the request or its body.
    const [used, worldName] = [usedInitialize(body), header(request, headersRead.world)];
    const name = async (): Promise<SessionRecord> => {
      const beginning = beginningOf(used);
      const session = await runtime.sessions.begin({ worldName, ...beginning });
      return table.recordOf(session, beginning.client);
    };
    const { record, response } = await beginLocally(runtime, request, used, name);
    if (record !== undefined) table.keep(record);
    return response;
  };

  const end = async (id: string): Promise<Response> => {
    await runtime.sessions.end(id);
    table.drop(id);
    return new Response(null, { status: 200 });
  };

  const use = async (id: string, request: Request, body: unknown, done: Promise<unknown>): Promise<Response> => {
    const found = await table.find(id);
    if (found === undefined) return notFound(body);
    const version = header(request, "mcp-protocol-version");
    const isUnsupported = version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version);
    // For a GET, the SDK checks the Accept header before the revision.
    if (isUnsupported && request.method !== "GET") return unsupported(version, body);
    if (request.method === "DELETE") return end(id);
    if (request.method === "GET" && isEnding) return endingResponse(body);
    const local = await table.local(found);
    if (local === undefined) return notFound(body);
    if (request.method === "GET") {
      const named = {
        handleHeader: header(request, headersRead.session),
        worldHeader: header(request, headersRead.world),
      };
      noteScope(runtime, found.record, named);
    }
    return local.answer(request, body, done);
  };

  return {
    serve: async (request, body, done) => {
      const id = request.headers.get("mcp-session-id");
      if (id !== null) return use(id, request, body, done);
      if (isInitializeRequest(body)) return begin(request, body);
      const refusal = isInitialize(body) ? initializeRefusal(body) : undefined;
      if (refusal !== undefined) throw refusal;
      return initializeFirst(body);
    },
    endStreams: () => {
      isEnding = true;
    },
  };
};
