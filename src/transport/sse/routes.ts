/**
 * The transport of revision 2024-11-05: `GET /sse` opens a stream and sends the address to post to, `POST /messages`
 * takes messages, whose answers come on the stream. Both have to reach the same process.
 */
import { type JSONRPCMessage, parseJSONRPCMessage } from "@modelcontextprotocol/server";
import type { Runtime } from "../../runtime/runtime.js";
import { mintSessionName } from "../../runtime/sessions/scope.js";
import type { SessionNews } from "../../runtime/sessions/sessionIds.js";
import { refuseBody } from "../http/server/bodyRefusal.js";
import { openEventStream } from "../http/server/eventStream.js";
import { usualTimeouts } from "../http/server/httpLimits.js";
import { sendRpcError, sendUnavailable } from "../http/server/jsonAnswers.js";
import { readBody } from "../http/server/requestBody.js";
import type { Serve, StreamingOptions, StreamingRoutes } from "../http/server/route.js";
import { toWebRequest } from "../http/server/webBridge.js";
import { echoableId } from "../jsonText.js";
import { type ClientStream, openClientStream } from "./clientStream.js";

const mostWaiting = 256;
const longestUnaskedMs = 60_000;

const accepted = { "content-type": "text/plain", "content-length": 8, "x-content-type-options": "nosniff" };

/** The one `sessionId` of the address; undefined if there is none, or more than one. */
const streamNameOf = (url: string | undefined): string | undefined => {
  const names = new URLSearchParams(url?.split("?", 2)[1]).getAll("sessionId");
  return names.length === 1 ? names[0] : undefined;
};

const messageOf = (value: unknown): JSONRPCMessage | undefined => {
  try {
    return parseJSONRPCMessage(value);
  } catch {
    return undefined;
  }
};

/** `prefix` stands before the path that clients are told to post to. */
export const createSseRoutes = (runtime: Runtime, options: StreamingOptions, prefix = ""): StreamingRoutes => {
  const { bodyLimitBytes, maxSessions, sessionIdleSeconds, timeouts } = options;
  const { requestMs: silenceMs } = { ...usualTimeouts, ...timeouts };
  /** By the secret name in a stream's address. Whoever knows it may post. */
  const streams = new Map<string, ClientStream>();
  const endings = new Set<Promise<void>>();
  let isEnding = false;

  const open: Serve = (request, response) => {
    if (isEnding) return sendUnavailable(response, "The server is shutting down: ask another one");
    if (streams.size >= maxSessions) return sendUnavailable(response, `The server has ${maxSessions} streams already`);
    const name = mintSessionName();
    const events = openEventStream(response);
    const world = request.headers[runtime.product.headersRead.world];
    const worldName = typeof world === "string" ? world : undefined;
    const stream = openClientStream(runtime, events, { worldName, silenceMs });
    streams.set(name, stream);
    endings.add(stream.ended);
    void events.over.then(() => streams.delete(name));
    void stream.ended.then(() => endings.delete(stream.ended));
    events.write({ event: "endpoint", text: `${prefix}/messages?sessionId=${name}` });
  };

  const post: Serve = async (request, response, correlationId) => {
    const name = streamNameOf(request.url);
    if (name === undefined) {
      return sendRpcError(
        response,
        400,
        -32000,
        "Bad Request: post to the address that /sse gives, with its sessionId",
      );
    }
    const streamNow = (): ClientStream | undefined => streams.get(name);
    const gone = (): void => sendRpcError(response, 404, -32001, "Session not found: open /sse again");
    if (streamNow() === undefined) return gone();
    const body = await readBody(request, bodyLimitBytes);
    if ("status" in body) return refuseBody(request, response, body);
    const message = messageOf(body.value);
    if (message === undefined) {
      const id = echoableId(body.value);
      return sendRpcError(response, 400, -32600, "Invalid Request: not a JSON-RPC 2.0 message", id);
    }
    const stream = streamNow();
    if (stream === undefined) return gone();
    if (isEnding) return sendUnavailable(response, "The server is shutting down: ask another one");
    if (stream.waitingCount() >= mostWaiting) {
      return sendUnavailable(response, `${mostWaiting} requests of this stream wait for their answers`);
    }
    response.writeHead(202, accepted).end("Accepted");
    stream.post(message, toWebRequest(request), correlationId);
  };

  const endIf = (isMeant: (sessionId: string) => boolean): void => {
    for (const stream of streams.values()) {
      const id = stream.sessionId();
      if (id !== undefined && isMeant(id)) stream.end();
    }
  };

  /** Looks up a stream's session, so that it does not become idle. Ends the stream if the session is over. */
  const renew = async (stream: ClientStream): Promise<void> => {
    const id = stream.sessionId();
    if (id === undefined) return;
    try {
      if ((await runtime.sessions.find(id)) === undefined) stream.end();
    } catch (error) {
      runtime.log.debug(`session not renewed: ${String(error)}`);
    }
  };
  const renewAll = (): void => {
    for (const stream of streams.values()) void renew(stream);
  };
  const renewing = setInterval(renewAll, Math.min(longestUnaskedMs, (sessionIdleSeconds * 1000) / 3));
  renewing.unref();

  const stopNews = runtime.sessions.onNews((news: SessionNews) => {
    if (news.kind === "ended") endIf((id) => id === news.sessionId);
    else if (news.kind === "worldReset") endIf((id) => runtime.sessions.worldOf(id) === news.world);
    else if (news.kind === "unknown") renewAll();
  });

  return {
    routes: { "/sse": { methods: ["GET"], serve: open }, "/messages": { methods: ["POST"], serve: post } },
    streamCount: () => streams.size,
    endStreams: () => {
      isEnding = true;
      for (const stream of streams.values()) stream.finish();
    },
    close: async () => {
      isEnding = true;
      clearInterval(renewing);
      stopNews();
      for (const stream of streams.values()) stream.end();
      await Promise.all(endings);
    },
  };
};
