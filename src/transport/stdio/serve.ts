/** Serves a runtime over stdin and stdout: one process, one connection, one session. */
import type { Readable, Writable } from "node:stream";
import type { JSONRPCRequest, McpServerFactory } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Runtime } from "../../runtime/runtime.js";
import type { ConnectionSession } from "../../runtime/sessions/scope.js";
import type { FastPathSource } from "../fastPath/dispatch.js";
import { FastPathCaller } from "../fastPath/fastPathCaller.js";
import { type Serving, within } from "../lifecycle.js";
import { createConnection } from "../mcp/connection.js";
import { listenedUris } from "../mcp/listenedUris.js";
import { announceChanges, createProtocolServer } from "../mcp/protocolServer.js";
import { withTellable } from "../mcp/tellable.js";
import { createFastPathLane, type FastPathLane } from "./fastPathLane.js";
import { createStdioWire } from "./wire.js";

/** The caller of a `subscriptions/listen`, for the check of what it may listen to. */
const connectionSource: Omit<FastPathSource, "connection" | "signal"> = {
  transport: "stdio",
  correlationId: undefined,
  handleHeader: undefined,
  worldHeader: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  onScope: () => undefined,
};

/** Limit of URIs that are announced again after missed changes. Changes of the others are announced as they happen. */
const mostListened = 1000;

export interface StdioOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly bodyLimitBytes: number;
  readonly shutdownTimeoutMs: number;
  /** The session of an earlier process to continue; undefined for a new one. A session of another world is refused. */
  readonly sessionId: string | undefined;
}

/**
 * Starts answering at once. Ends when input has ended and every request has its answer. `laneOf` creates the fast path.
 */
export const serveOverStdio = (
  runtime: Runtime,
  options: StdioOptions,
  laneOf: (runtime: Runtime, session: ConnectionSession) => FastPathLane = createFastPathLane,
): Serving => {
  const { input, output, bodyLimitBytes, shutdownTimeoutMs, sessionId } = options;
  const session = runtime.processSession(sessionId);
  const sessionLane = laneOf(runtime, session);
  const listened = new Set<string>();
  const lane: FastPathLane = {
    ...sessionLane,
    asked: (message) => {
      for (const uri of listenedUris(message)) if (listened.size < mostListened) listened.add(uri);
      sessionLane.asked(message);
    },
  };
  const prepare = (message: JSONRPCRequest): Promise<JSONRPCRequest> => {
    const source = { ...connectionSource, connection: session, signal: new AbortController().signal };
    const caller = new FastPathCaller({ era: "modern", meta: { ...message.params?._meta } }, source);
    // If the store is unavailable, no resource is removed: an outage must not end a subscription.
    return withTellable(message, (uri) => runtime.canTell(uri, caller)).catch(() => message);
  };
  const wire = createStdioWire({ input, output, limitBytes: bodyLimitBytes, lane, prepareListen: prepare });
  const createServer: McpServerFactory = ({ era }) => {
    const filtersByUri = era === "legacy";
    const connection = createConnection({
      ...{ transport: "stdio", session, filtersByUri },
      ...(!filtersByUri && { listened }),
    });
    lane.serves(connection);
    const server = createProtocolServer(runtime, era, connection);
    announceChanges(runtime, server, connection);
    return server;
  };
  const onerror = (error: Error): void => runtime.log.debug(`protocol: ${error.message}`);
  // The SDK settles the era of a connection by its first message, so messages of the other era get a second connection.
  const handles = [wire, wire.enveloped].map((transport) => serveStdio(createServer, { transport, onerror }));
  return {
    ended: wire.finished,
    stop: async () => {
      wire.stop();
      await within(shutdownTimeoutMs, wire.finished);
      for (const handle of handles) await handle.close();
      await within(1000, new Promise((resolve) => output.write("", () => resolve(undefined))));
    },
  };
};
