/**
 * Serves well-formed requests of 2025-era sessions: plain ones on the fast path, the rest through the session's SDK
 * server. Returns a Response to write, or undefined if the response has been written.
 */
import type { IncomingHttpHeaders } from "node:http";
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import type { FastPathDispatch, FastPathRequest } from "../../fastPath/dispatch.js";
import { claimsEnvelope } from "../../fastPath/envelope.js";
import { answerWithText } from "../../fastPath/fastPathAnswers.js";
import { headerOf, writeAnswer } from "../requests/fastPathPosts.js";
import { type Asked, HttpSource } from "../requests/httpSource.js";
import { endingResponse, notFound, refusedResponse, rpcError } from "../requests/unavailableAnswers.js";
import { idInUse } from "./cancellableAnswers.js";
import type { Target } from "./changeStream.js";
import { createInitialization, initializeOf } from "./initializeAnswer.js";
import { beginningOf } from "./keptInitialize.js";
import { isRunning, noteScope, type SessionRecord } from "./sessionRecord.js";
import type { SessionTable } from "./sessionTable.js";

/** A request with its headers. */
export interface Incoming extends Asked {
  readonly headers: IncomingHttpHeaders;
  /** Creates the request for the SDK. */
  readonly web: () => Request;
}

/** The response, also of a refused request; undefined if it has been written. */
type Outcome = Promise<Response | undefined>;

export interface FastPathSessions {
  /** Undefined if the request is not served here. */
  readonly post: (body: unknown, incoming: Incoming) => Outcome | undefined;
  readonly openStream: (id: string, incoming: Incoming) => Outcome;
  /** Refuses new streams from now on. */
  readonly endStreams: () => void;
}

/** The first revision whose clients understand an event without content. */
const firstPrimed = "2025-11-25";

const targetOf = (id: string, { response, correlationId, headers }: Incoming): Target => ({
  response,
  headers: { "mcp-session-id": id, "x-request-id": correlationId },
  isPrimed: (headerOf(headers, "mcp-protocol-version") ?? "") >= firstPrimed,
});

/** The body as one message of a session; undefined if the SDK's own transport has to check it. */
const messageOf = (body: unknown): JSONRPCMessage | undefined => {
  if (!isJSONRPCRequest(body) && !isJSONRPCNotification(body) && !isJSONRPCResponse(body)) return undefined;
  const isBeginning = "method" in body && body.method === "initialize";
  return isBeginning || claimsEnvelope(body) ? undefined : body;
};

const accepted = (): Response => new Response(null, { status: 202 });

const conflict = (): Response =>
  rpcError(409, { code: -32000, message: "Conflict: Only one SSE stream is allowed per session" });

export const createFastPathSessions = (
  runtime: Runtime,
  table: SessionTable,
  dispatch: FastPathDispatch,
): FastPathSessions => {
  const initializationFor = createInitialization(runtime);
  let isEnding = false;

  const answerIn = async (record: SessionRecord, request: FastPathRequest, incoming: Incoming): Outcome => {
    const { id } = record.session;
    if (isRunning(record, request.id)) return idInUse(request);
    const source = new HttpSource(incoming, record);
    record.running.set(request.id, source);
    const answer = await dispatch.answer(request, source);
    record.running.delete(request.id);
    if (source.isCancelled) return undefined;
    if (source.sessionMayBeGone && (await table.find(id)) === undefined) return notFound(request);
    writeAnswer(incoming, answer, id);
    return undefined;
  };

  const findAndAnswer = async (id: string, request: FastPathRequest, incoming: Incoming): Outcome => {
    const found = await table.find(id);
    return found === undefined ? notFound(request) : await answerIn(found.record, request, incoming);
  };

  /**
   * A tool call loads its session from the store itself. For any other request, and for a call under a handle, the
   * session is looked up first.
   */
  const answerPlain = (id: string, request: FastPathRequest, incoming: Incoming): Outcome => {
    const isOfHandle =
      incoming.handleHeader !== undefined ||
      request.meta[runtime.product.metaKeys.session] !== undefined ||
      runtime.namesSession(request.name ?? "", request.parameters["arguments"]);
    const held = request.entersWorld && !isOfHandle ? table.held(id) : undefined;
    if (held === undefined) return findAndAnswer(id, request, incoming);
    table.keep(held);
    return answerIn(held, request, incoming);
  };

  const take = async (id: string, message: JSONRPCMessage, incoming: Incoming): Outcome => {
    const found = await table.find(id);
    if (found === undefined) return notFound(message);
    const { record } = found;
    if (!("method" in message && "id" in message)) {
      const isCancelled = "method" in message && message.method === "notifications/cancelled";
      if (isCancelled) record.running.get(message.params?.["requestId"])?.cancel();
      // Without a server the client was asked nothing, and nothing runs that could be cancelled.
      const local = (await record.revival) ?? record.local;
      local?.notify(message, incoming.web());
      return accepted();
    }
    const local = await table.local(found);
    if (local === undefined) return notFound(message);
    if (isRunning(record, message.id)) return idInUse(message);
    local.feed(message, incoming.web(), targetOf(id, incoming));
    return undefined;
  };

  const begin = async (body: unknown, requestId: string | number, incoming: Incoming): Outcome => {
    const beginning = beginningOf(body);
    const session = await runtime.sessions.begin({ worldName: incoming.worldHeader, ...beginning });
    const result = await initializationFor(beginning.client.protocolVersion);
    table.keep(table.recordOf(session, beginning.client));
    writeAnswer(incoming, answerWithText(requestId, result), session.id);
    return undefined;
  };

  const answer = (body: unknown, incoming: Incoming): Outcome | undefined => {
    const id = headerOf(incoming.headers, "mcp-session-id");
    if (id === undefined) {
      const request = initializeOf(body);
      return request === undefined ? undefined : begin(body, request.id, incoming);
    }
    const plain = dispatch.read(body, "legacy");
    if (plain !== undefined) return answerPlain(id, plain, incoming);
    const message = messageOf(body);
    return message === undefined ? undefined : take(id, message, incoming);
  };

  const openStream = async (id: string, incoming: Incoming): Outcome => {
    const found = await table.find(id);
    if (found === undefined) return notFound(undefined);
    if (isEnding) return endingResponse(undefined);
    const local = await table.local(found);
    if (local === undefined) return notFound(undefined);
    noteScope(runtime, found.record, incoming);
    const lastEventId = headerOf(incoming.headers, "last-event-id");
    const isUnknown = lastEventId !== undefined && !local.knowsEvent(lastEventId);
    if (!(await local.openStream(targetOf(id, incoming), lastEventId))) return conflict();
    if (isUnknown) for (const uri of found.stored.subscriptions) await local.tellOf(uri);
    return undefined;
  };

  const settled = (outcome: Outcome, correlationId: string, body?: unknown): Outcome =>
    outcome.catch((error: unknown) => refusedResponse(runtime, error, correlationId, body));

  return {
    post: (body, incoming) => {
      const outcome = answer(body, incoming);
      return outcome && settled(outcome, incoming.correlationId, body);
    },
    openStream: (id, incoming) => settled(openStream(id, incoming), incoming.correlationId),
    endStreams: () => {
      isEnding = true;
    },
  };
};
