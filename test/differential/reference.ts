/**
 * The SDK's own handlers around the same pack, wired as its documentation has it and with nothing of ours in front but the
 * correlation id: what remains of a difference is a decision of ours.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { correlationIdOf } from "../../src/observability/correlation.js";
import { withContractCode } from "../../src/runtime/calls/rendering.js";
import type { Runtime } from "../../src/runtime/runtime.js";
import { disconnectSignal, toWebRequest, writeWebResponse } from "../../src/transport/http/server/webBridge.js";
import { beginningOf } from "../../src/transport/http/sessions/keptInitialize.js";
import { createConnection } from "../../src/transport/mcp/connection.js";
import { announceChanges, createProtocolServer } from "../../src/transport/mcp/protocolServer.js";
import { createEventStore } from "./eventStore.js";
import { type ComparedServer, comparedServer, openPack, type ServerOptions } from "./servers.js";

type CorrelationIdOf = (request: Request | undefined) => string | undefined;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A transport that was closed, for sessions that are not known. */
const closedTransport = async (): Promise<WebStandardStreamableHTTPServerTransport> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => "closed" });
  await transport.close();
  return transport;
};

const legacyHandler = (runtime: Runtime, correlationIdOfRequest: CorrelationIdOf, enableJsonResponse: boolean) => {
  const transports = new Map<string, WebStandardStreamableHTTPServerTransport>();

  const begin = (request: Request): WebStandardStreamableHTTPServerTransport => {
    const copy = request.clone();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => "unnamed",
      enableJsonResponse,
      eventStore: createEventStore(),
      onsessioninitialized: async () => {
        const worldName = request.headers.get("x-gds-world") ?? undefined;
        const session = await runtime.sessions.begin({ worldName, ...beginningOf(await copy.json()) });
        transport.sessionId = session.id;
        transports.set(session.id, transport);
        const connection = createConnection({
          transport: "http",
          session,
          filtersByUri: true,
          correlationIdOf: correlationIdOfRequest,
        });
        const send = transport.send.bind(transport);
        transport.send = (message, options) => send(withContractCode(message), options);
        const server = createProtocolServer(runtime, "legacy", connection);
        announceChanges(runtime, server, connection);
        await server.connect(transport);
      },
      onsessionclosed: async (id) => {
        transports.delete(id);
        await runtime.sessions.end(id);
      },
    });
    return transport;
  };

  return {
    fetch: async (request: Request): Promise<Response> => {
      const id = request.headers.get("mcp-session-id");
      const transport = id === null ? begin(request) : (transports.get(id) ?? (await closedTransport()));
      return transport.handleRequest(request);
    },
    close: async (): Promise<void> => {
      for (const transport of transports.values()) await transport.close();
    },
  };
};

/** Starts the reference on a free port, stopped when the test is over. */
export const startReference = async (
  context: TestContext,
  options: Omit<ServerOptions, "usesFastPath">,
): Promise<ComparedServer> => {
  const opened = await openPack(options);
  const { runtime } = opened;
  const correlationIds = new WeakMap<Request, string>();
  const correlationIdOfRequest: CorrelationIdOf = (request) => request && correlationIds.get(request);
  // Only on a stream can a call say something before its answer.
  const legacy = legacyHandler(runtime, correlationIdOfRequest, options.pack === undefined);
  const modern = createMcpHandler(
    ({ era }) =>
      createProtocolServer(
        runtime,
        era,
        createConnection({ transport: "http", filtersByUri: true, correlationIdOf: correlationIdOfRequest }),
      ),
    { legacy: "reject" },
  );
  runtime.onChange(({ uri }) => modern.notify.resourceUpdated(uri));
  runtime.onListChange((list) => modern.bus.publish({ kind: `${list}_list_changed` }));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { "x-request-id": requestId, traceparent } = request.headers;
    const correlationId = correlationIdOf({ requestId, traceparent });
    response.setHeader("x-request-id", correlationId);
    const bytes = await bodyOf(request);
    const bare = toWebRequest(request, disconnectSignal(response));
    const web = bytes.length === 0 ? bare : new Request(bare, { body: new Uint8Array(bytes) });
    correlationIds.set(web, correlationId);
    const isLegacy = await isLegacyRequest(web);
    await writeWebResponse(response, await (isLegacy ? legacy.fetch(web) : modern.fetch(web)));
  };

  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    if (request.url === "/health") response.end("{}");
    else
      answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(async () => {
    server.closeAllConnections();
    server.close();
    await legacy.close();
    await modern.close();
    await runtime.close();
  });
  const { port } = server.address() as AddressInfo;
  return comparedServer(`http://127.0.0.1:${port}`, opened);
};
