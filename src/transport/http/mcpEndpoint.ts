/** The `/mcp` endpoint: reads a request, passes it to the fast path or to the SDK, and writes the response. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Runtime } from "../../runtime/runtime.js";
import { createFastPathDispatch, type FastPathDispatch } from "../fastPath/dispatch.js";
import { modernRevision } from "../fastPath/envelope.js";
import { createMethods } from "../mcp/methods.js";
import { answerModern, hasLegacyHeaders, headerOf, modernPlainRequest, takesStream } from "./requests/fastPathPosts.js";
import { createModernHandler, isListen } from "./requests/modern.js";
import { createParameterHeaderCheck, type ParameterHeaderCheck } from "./requests/parameterHeaders.js";
import { createSdkAnswer, type SdkAnswer } from "./requests/sdkAnswers.js";
import { refuseBody } from "./server/bodyRefusal.js";
import { sendMethodNotAllowed, sendRpcError } from "./server/jsonAnswers.js";
import { type Body, readBody } from "./server/requestBody.js";
import { createWebRequests, writeWebResponse } from "./server/webBridge.js";
import { createFastPathSessions, type FastPathSessions, type Incoming } from "./sessions/fastPathSessions.js";
import { createLegacySessions } from "./sessions/sdkSessions.js";
import { createSessionTable } from "./sessions/sessionTable.js";

type ServeRequest = (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void>;

export interface McpEndpoint {
  readonly serve: ServeRequest;
  /** Ends subscriptions and streams, so that their clients reconnect to another server. Calls continue. */
  readonly endStreams: () => Promise<void>;
  /** Ends everything. */
  readonly close: () => Promise<void>;
  readonly sessionCount: () => number;
}

export interface McpEndpointOptions {
  readonly bodyLimitBytes: number;
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  /** Called with each response that stays open as an event stream. */
  readonly onStream: (response: ServerResponse) => void;
  /** False: the SDK's handlers answer everything, not only unusual requests. */
  readonly usesFastPath?: boolean;
}

/** The parts that answer the requests of one endpoint. */
interface EndpointParts extends Pick<McpEndpointOptions, "bodyLimitBytes" | "onStream"> {
  readonly dispatch: FastPathDispatch;
  readonly fastPath: FastPathSessions;
  readonly usesFastPath: boolean;
  readonly parameterHeaderFault: ParameterHeaderCheck;
  readonly sdkAnswer: SdkAnswer;
  readonly incomingOf: (request: IncomingMessage, response: ServerResponse, correlationId: string) => Incoming;
}

/**
 * Writes a response; undefined if it has been written already. An async function keeps its arguments for as long as it
 * waits, and a stream may stay open for hours: so this takes no body, and no async caller that has one awaits it.
 */
const write = async (
  outcome: Promise<Response | undefined>,
  response: ServerResponse,
  correlationId: string,
): Promise<void> => {
  const web = await outcome;
  if (web === undefined) return;
  response.setHeader("x-request-id", correlationId);
  await writeWebResponse(response, web);
};

const writeSdkAnswer = (
  { sdkAnswer }: EndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  correlationId: string,
  body: unknown,
): Promise<void> => {
  response.setHeader("x-request-id", correlationId);
  return write(sdkAnswer(request, response, correlationId, body), response, correlationId);
};

const servePlain = (
  { dispatch, fastPath, parameterHeaderFault }: EndpointParts,
  incoming: Incoming,
  body: unknown,
): Promise<void> | undefined => {
  const { headers, response, correlationId } = incoming;
  const plain = modernPlainRequest(dispatch, headers, body);
  if (plain !== undefined) {
    const fault = parameterHeaderFault(plain.method, plain.parameters, (name) => headerOf(headers, name));
    return fault === undefined ? answerModern(dispatch, plain, incoming) : undefined;
  }
  const outcome = hasLegacyHeaders(headers) ? fastPath.post(body, incoming) : undefined;
  return outcome && write(outcome, response, correlationId);
};

const serveBody = (
  parts: EndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  correlationId: string,
  body: Body,
): Promise<void> | void => {
  if ("status" in body) {
    response.setHeader("x-request-id", correlationId);
    return refuseBody(request, response, body);
  }
  const { value } = body;
  const { usesFastPath, incomingOf, onStream } = parts;
  const served = usesFastPath ? servePlain(parts, incomingOf(request, response, correlationId), value) : undefined;
  if (served !== undefined) return served;
  if (typeof value !== "object" || value === null) {
    response.setHeader("x-request-id", correlationId);
    return sendRpcError(response, 400, -32600, "Invalid Request: not a JSON-RPC 2.0 message");
  }
  if (isListen(value)) onStream(response);
  return writeSdkAnswer(parts, request, response, correlationId, value);
};

/**
 * Serves GET, which opens a session's stream, and DELETE, which ends the session. Only the 2025 revisions have them.
 */
const serveSession = (
  parts: EndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  correlationId: string,
): Promise<void> => {
  const { fastPath, usesFastPath, incomingOf, onStream } = parts;
  const { headers, method } = request;
  const version = headerOf(headers, "mcp-protocol-version");
  if (version !== undefined && version >= modernRevision) {
    response.setHeader("x-request-id", correlationId);
    sendMethodNotAllowed(response, "POST");
    return Promise.resolve();
  }
  if (method === "GET") onStream(response);
  const id = headerOf(headers, "mcp-session-id");
  const isStream = usesFastPath && method === "GET" && id !== undefined && takesStream(headers);
  return isStream
    ? write(fastPath.openStream(id, incomingOf(request, response, correlationId)), response, correlationId)
    : writeSdkAnswer(parts, request, response, correlationId, undefined);
};

export const createMcpEndpoint = (runtime: Runtime, options: McpEndpointOptions): McpEndpoint => {
  const { bodyLimitBytes, onStream, usesFastPath = true } = options;
  const { headersRead } = runtime.product;
  const webRequests = createWebRequests();
  const { correlationIdOf } = webRequests;
  const dispatch = createFastPathDispatch(runtime, createMethods(runtime));
  const table = createSessionTable(runtime, { ...options, correlationIdOf });
  const fastPath = createFastPathSessions(runtime, table, dispatch);
  const legacy = createLegacySessions(runtime, table);
  const parameterHeaderFault = createParameterHeaderCheck(runtime.inputSchemaOf);
  const modern = createModernHandler(runtime, correlationIdOf, parameterHeaderFault);
  const parts: EndpointParts = {
    ...{ bodyLimitBytes, onStream, dispatch, fastPath, usesFastPath, parameterHeaderFault },
    sdkAnswer: createSdkAnswer(runtime, legacy, modern, webRequests),
    incomingOf: (request, response, correlationId) => ({
      response,
      correlationId,
      headers: request.headers,
      handleHeader: headerOf(request.headers, headersRead.session),
      worldHeader: headerOf(request.headers, headersRead.world),
      web: () => webRequests.of(request, correlationId),
    }),
  };
  return {
    serve: (request, response, correlationId) =>
      request.method === "POST"
        ? readBody(request, bodyLimitBytes).then((body) => serveBody(parts, request, response, correlationId, body))
        : serveSession(parts, request, response, correlationId),
    endStreams: async () => {
      fastPath.endStreams();
      legacy.endStreams();
      table.endStreams();
      await modern.endStreams();
    },
    close: async () => {
      await modern.close();
      await table.closeAll();
    },
    sessionCount: table.size,
  };
};
