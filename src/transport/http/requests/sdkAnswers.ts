/** Passes what the fast path does not answer to the SDK's handlers, and decides which era a request belongs to. */

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

/** Answers a request with the given parsed body. Rejects with errors that are not refusals. */
export type SdkAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  correlationId: string,
  body: unknown,
) => Promise<Response>;

/** An `initialize` with malformed params. The refusal of `sdkSessions.ts` names the wrong field. */
const isMalformedInitialize = (body: unknown): boolean => isInitialize(body) && !isJSONRPCRequest(body);

/**
 * A message of a session whose revision header is unknown. The refusal of `sdkSessions.ts` lists the supported
 * revisions.
 */
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

/**
 * A JSON-RPC response under the revision without sessions. The server has asked nothing there, and a refusal that asks
 * for `initialize` would be wrong.
 */
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
    const refused = (error: unknown): Response => refusedResponse(runtime, error, correlationId, body);
    return withRequestId(await legacy.serve(web, body, closed(response)).catch(refused), body);
  };
