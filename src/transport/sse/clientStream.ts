/**
 * One client of revision 2024-11-05: its stream, and the session that its `initialize` opens. A stream cannot be
 * resumed, so the session ends with it.
 */
import { isInitializeRequest, isJSONRPCRequest, type JSONRPCMessage, type Server } from "@modelcontextprotocol/server";
import { asWireError } from "../../runtime/calls/rendering.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import type { EventStream } from "../http/server/eventStream.js";
import { beginningOf, usedInitialize } from "../http/sessions/keptInitialize.js";
import { createConnection } from "../mcp/connection.js";
import { announceChanges, createProtocolServer } from "../mcp/protocolServer.js";
import { createStreamTransport } from "./streamTransport.js";

export interface ClientStream {
  /** Handles a posted message. Answers go to the stream. */
  readonly post: (message: JSONRPCMessage, request: Request, correlationId: string) => void;
  /** Requests that were posted and have no answer yet. */
  readonly waitingCount: () => number;
  /** The session's id; undefined until it has begun. */
  readonly sessionId: () => string | undefined;
  /** Ends the stream as soon as no answer is pending. */
  readonly finish: () => void;
  readonly end: () => void;
  /** Resolves when the stream is over and the session has ended with it. */
  readonly ended: Promise<void>;
}

interface Posted {
  readonly message: JSONRPCMessage;
  readonly request: Request;
  readonly correlationId: string;
}

const initializeFirst = { code: -32000, message: "Bad Request: initialize first" };

export interface ClientStreamOptions {
  /** The world that the request for the stream named; one that `initialize` names wins. */
  readonly worldName: string | undefined;
  /** How long the client may take to send `initialize`. */
  readonly silenceMs: number;
}

/** Serves a client on its new stream. Nothing is stored for it before its `initialize`. */
export const openClientStream = (
  runtime: Runtime,
  stream: EventStream,
  { worldName, silenceMs }: ClientStreamOptions,
): ClientStream => {
  const correlationIds = new WeakMap<Request, string>();
  let server: Server | undefined;
  let session: ConnectionSession | undefined;
  let queued = 0;
  let queue = Promise.resolve();
  let isFinishing = false;

  const transport = createStreamTransport(stream, () => endIfDone());
  const waitingCount = (): number => queued + transport.unansweredCount();
  const endIfDone = (): void => {
    if (isFinishing && waitingCount() === 0) stream.end();
  };

  const begin = async ({ message, request }: Posted): Promise<void> => {
    const given = request.headers.get(runtime.product.headersRead.world) ?? worldName;
    session = await runtime.sessions.begin({ worldName: given, ...beginningOf(message) });
    const connection = createConnection({
      transport: "http",
      session,
      filtersByUri: true,
      correlationIdOf: (asked) => (asked === undefined ? undefined : correlationIds.get(asked)),
    });
    const made = createProtocolServer(runtime, "legacy", connection);
    announceChanges(runtime, made, connection);
    made.onerror = (error) => runtime.log.debug(`protocol: ${error.message}`);
    await made.connect(transport);
    server = made;
  };

  const refuse = (message: JSONRPCMessage, error: object): void => {
    if (isJSONRPCRequest(message)) stream.write({ text: JSON.stringify({ jsonrpc: "2.0", id: message.id, error }) });
  };

  const take = async (posted: Posted): Promise<void> => {
    const { message, request, correlationId } = posted;
    if (stream.isOver()) return;
    if (server === undefined) {
      if (!isInitializeRequest(message)) return refuse(message, initializeFirst);
      try {
        await begin(posted);
      } catch (error) {
        const { code, message: text, data } = asWireError(runtime.refusalOf(error, correlationId), "legacy");
        return refuse(message, { code, message: text, data });
      }
    }
    transport.receive(isInitializeRequest(message) ? usedInitialize(message) : message, request);
  };

  const silence = setTimeout(() => {
    if (session === undefined) stream.end();
  }, silenceMs);
  silence.unref();

  const endSession = async (): Promise<void> => {
    if (session === undefined) return;
    await runtime.sessions.end(session.id).catch((error: unknown) => {
      runtime.log.debug(`session not ended: ${String(error)}`);
    });
  };

  const endAll = async (): Promise<void> => {
    clearTimeout(silence);
    await queue;
    await (server ?? transport).close();
    await endSession();
  };

  return {
    post: (message, request, correlationId) => {
      correlationIds.set(request, correlationId);
      queued++;
      queue = queue
        .then(() => take({ message, request, correlationId }))
        .catch((error: unknown) => runtime.log.exception("a posted message failed", error, correlationId))
        .then(() => {
          queued--;
          endIfDone();
        });
    },
    waitingCount,
    sessionId: () => session?.id,
    finish: () => {
      isFinishing = true;
      endIfDone();
    },
    end: stream.end,
    ended: stream.over
      .then(endAll)
      .catch((error: unknown) => runtime.log.exception("a stream did not end well", error)),
  };
};
