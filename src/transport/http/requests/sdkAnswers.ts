/** Has the SDK's handlers answer what the fast path leaves to them, and decides which era a request belongs to. */

import type { IncomingMessage, ServerResponse } from "node:http";
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  isLegacyRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import { claimsEnvelope, modernRevision } from "../../fastPath/envelope.js";
import { isInitialize } from "../../mcp/initializeParameters.js";
import { disconnectSignal, type WebRequests } from "../server/webBridge.js";
import type { LegacySessions } from "../sessions/sdkSessions.js";
import { headerOf } from "./fastPathPosts.js";
import type { ModernHandler } from "./modern.js";
import { refusedResponse, withRequestId } from "./unavailableAnswers.js";

/** The response to a request whose parsed body is given. Rejects for what is nobody's refusal. */
export type SdkAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  correlationId: string,
  body: unknown,
) => Promise<Response>;

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

export const createSdkAnswer =
  (runtime: Runtime, legacy: LegacySessions, modern: ModernHandler, webRequests: WebRequests): SdkAnswer =>
  async (request, response, correlationId, body) => {
    const web = webRequests.of(request, correlationId, disconnectSignal(response));
    const isLegacy =
      body === undefined ||
      isMalformedInitialize(body) ||
      isOfUnknownRevision(request, body) ||
      (!isUnaskedAnswer(request, body) && (await isLegacyRequest(web, body)));
    if (!isLegacy) return withRequestId(await modern.serve(web, body), body);
    const refused = (error: unknown): Response =>
      refusedResponse(error, (thrown) => runtime.refusalOf(thrown, correlationId), body);
    return withRequestId(await legacy.serve(web, body, closed(response)).catch(refused), body);
  };
