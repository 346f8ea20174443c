/** The `/mcp` endpoint: reads a request, decides who serves it, and has the response written. */

import type { IncomingMessage, ServerResponse } from "node:http";
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  isLegacyRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/runtime.js";
import { createFastPathDispatch } from "../fastPath/dispatch.js";
import { claimsEnvelope, modernRevision } from "../fastPath/envelope.js";
import { isInitialize } from "../mcp/initializeParameters.js";
import { createMethods } from "../mcp/methods.js";
import { answerModern, hasLegacyHeaders, headerOf, modernPlainRequest, takesStream } from "./requests/fastPathPosts.js";
import { createModernHandler, isListen } from "./requests/modern.js";
import { createParameterHeaderCheck } from "./requests/parameterHeaders.js";
import { refusedResponse, withRequestId } from "./requests/unavailableAnswers.js";
import { refuseBody } from "./server/bodyRefusal.js";
import { sendMethodNotAllowed, sendRpcError } from "./server/jsonAnswers.js";
import { type Body, readBody } from "./server/requestBody.js";
import { disconnectSignal, toWebRequest, writeWebResponse } from "./server/webBridge.js";
import { createFastPathSessions, type Incoming } from "./sessions/fastPathSessions.js";
import { createLegacySessions } from "./sessions/sdkSessions.js";
import { createSessionTable } from "./sessions/sessionTable.js";

export interface McpEndpoint {
  readonly serve: (request: IncomingMessage, response: ServerResponse, correlationId: string) => Promise<void>;
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
  /** Told of a response that is a stream: it waits for news. */
  readonly onStream: (response: ServerResponse) => void;
  /** False: the SDK's handlers answer everything, not only unusual requests. */
  readonly usesFastPath?: boolean;
}

/** An `initialize` whose envelope is malformed: only the session's own words name what is wrong. */
const isMalformedInitialize = (body: unknown): boolean => isInitialize(body) && !isJSONRPCRequest(body);

/** A message of a session whose header names no revision that there is: the session's own words name those that there are. */
const isOfUnknownRevision = ({ headers }: IncomingMessage, body: unknown): boolean => {
  const version = headerOf(headers, "mcp-protocol-version");
  return (
    headerOf(headers, "mcp-session-id") !== undefined &&
    version !== undefined &&
    version !== modernRevision &&
    !SUPPORTED_PROTOCOL_VERSIONS.includes(version) &&
    !claimsEnvelope(body)
  );
};

/** An answer that is posted under a revision without sessions: nobody has asked, so there is nothing to initialize either. */
const isUnaskedAnswer = ({ headers }: IncomingMessage, body: unknown): boolean =>
  headerOf(headers, "mcp-protocol-version") === modernRevision &&
  headerOf(headers, "mcp-session-id") === undefined &&
  isJSONRPCResponse(body);

const closed = (response: ServerResponse): Promise<unknown> =>
  new Promise((resolve) => (response.closed ? resolve(undefined) : response.once("close", resolve)));

export const createMcpEndpoint = (runtime: Runtime, options: McpEndpointOptions): McpEndpoint => {
  const { bodyLimitBytes, onStream, usesFastPath = true } = options;
  const { headersRead } = runtime.product;
  const correlationIds = new WeakMap<Request, string>();
  const correlationIdOf = (request: Request | undefined): string | undefined =>
    request === undefined ? undefined : correlationIds.get(request);
  const dispatch = createFastPathDispatch(runtime, createMethods(runtime));
  const table = createSessionTable(runtime, { ...options, correlationIdOf });
  const fastPath = createFastPathSessions(runtime, table, dispatch);
  const legacy = createLegacySessions(runtime, table);
  const parameterHeaderFault = createParameterHeaderCheck(runtime.inputSchemaOf);
  const modern = createModernHandler(runtime, correlationIdOf, parameterHeaderFault);

  const webRequest = (request: IncomingMessage, correlationId: string, signal?: AbortSignal): Request => {
    const web = toWebRequest(request, signal);
    correlationIds.set(web, correlationId);
    return web;
  };

  const incomingOf = (request: IncomingMessage, response: ServerResponse, correlationId: string): Incoming => ({
    response,
    correlationId,
    headers: request.headers,
    handleHeader: headerOf(request.headers, headersRead.session),
    worldHeader: headerOf(request.headers, headersRead.world),
    web: () => webRequest(request, correlationId),
  });

  /** What a 2025 client's request comes to, also where it is refused. */
  const settled = (
    outcome: Promise<Response | undefined>,
    correlationId: string,
    body: unknown,
  ): Promise<Response | undefined> =>
    outcome.catch((error: unknown) =>
      refusedResponse(error, (refused) => runtime.refusalOf(refused, correlationId), body),
    );

  /**
   * Writes a response, if it has not been written. A function that waits keeps what it was called with, and a stream is written
   * for as long as its client stays: so this is called without the body, by nobody who waits for it with one.
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

  /** The answer of the SDK's handlers. */
  const answerOf = async (
    request: IncomingMessage,
    response: ServerResponse,
    correlationId: string,
    body: unknown,
  ): Promise<Response | undefined> => {
    const web = webRequest(request, correlationId, disconnectSignal(response));
    const isLegacy =
      body === undefined ||
      isMalformedInitialize(body) ||
      isOfUnknownRevision(request, body) ||
      (!isUnaskedAnswer(request, body) && (await isLegacyRequest(web, body)));
    if (!isLegacy) return withRequestId(await modern.serve(web, body), body);
    const answered = await settled(legacy.serve(web, body, closed(response)), correlationId, body);
    return answered && withRequestId(answered, body);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, correlationId: string, body: unknown) => {
    response.setHeader("x-request-id", correlationId);
    return write(answerOf(request, response, correlationId, body), response, correlationId);
  };

  const serveOnFastPath = (incoming: Incoming, body: unknown): Promise<void> | undefined => {
    const { headers, response, correlationId } = incoming;
    const plain = modernPlainRequest(dispatch, headers, body);
    if (plain !== undefined) {
      const fault = parameterHeaderFault(plain.method, plain.parameters, (name) => headerOf(headers, name));
      return fault === undefined ? answerModern(dispatch, plain, incoming) : undefined;
    }
    const outcome = hasLegacyHeaders(headers) ? fastPath.post(body, incoming) : undefined;
    return outcome && write(settled(outcome, correlationId, body), response, correlationId);
  };

  const serveBody = (
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
    const served = usesFastPath ? serveOnFastPath(incomingOf(request, response, correlationId), value) : undefined;
    if (served !== undefined) return served;
    if (typeof value !== "object" || value === null) {
      response.setHeader("x-request-id", correlationId);
      return sendRpcError(response, 400, -32600, "Invalid Request: not a JSON-RPC 2.0 message");
    }
    if (isListen(value)) onStream(response);
    return answer(request, response, correlationId, value);
  };

  const servePost = (request: IncomingMessage, response: ServerResponse, correlationId: string): Promise<void> =>
    readBody(request, bodyLimitBytes).then((body) => serveBody(request, response, correlationId, body));

  /** The stream and the end of a session exist in the 2025 revisions only. */
  const serveSession = (request: IncomingMessage, response: ServerResponse, correlationId: string): Promise<void> => {
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
    if (!isStream) return answer(request, response, correlationId, undefined);
    const outcome = fastPath.openStream(id, incomingOf(request, response, correlationId));
    return write(settled(outcome, correlationId, undefined), response, correlationId);
  };

  return {
    serve: (request, response, correlationId) =>
      request.method === "POST"
        ? servePost(request, response, correlationId)
        : serveSession(request, response, correlationId),
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
