/**
 * Answers a well-formed `initialize` with the SDK's own result for its revision. The SDK is asked once for each
 * revision.
 */
import {
  isInitializeRequest,
  isJSONRPCRequest,
  type JSONRPCRequest,
  LATEST_PROTOCOL_VERSION,
  PROTOCOL_VERSION_META_KEY,
  type Transport,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../../../runtime/runtime.js";
import { createConnection } from "../../mcp/connection.js";
import { createProtocolServer } from "../../mcp/protocolServer.js";

/** The body as a well-formed `initialize` without an envelope; undefined for anything else. */
export const initializeOf = (body: unknown): JSONRPCRequest | undefined => {
  if (!isInitializeRequest(body) || !isJSONRPCRequest(body)) return undefined;
  const meta: unknown = body.params?._meta;
  return meta === undefined || !(PROTOCOL_VERSION_META_KEY in Object(meta)) ? body : undefined;
};

/** The result that an SDK server gives for the revision, as JSON text. The server is closed again. */
const askServer = async (runtime: Runtime, protocolVersion: string): Promise<string> => {
  const server = createProtocolServer(runtime, "legacy", createConnection({ transport: "http", filtersByUri: true }));
  const answered = new Promise<string>((resolve, reject) => {
    const transport: Transport = {
      start: async () => undefined,
      close: async () => undefined,
      send: async (message) => {
        if ("result" in message) resolve(JSON.stringify(message.result));
        else reject(new Error("the server does not initialize"));
      },
    };
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "server", version: "1" } };
    const ask = (): void => transport.onmessage?.({ jsonrpc: "2.0", id: 1, method: "initialize", params });
    server.connect(transport).then(ask, reject);
  });
  return answered.finally(() => server.close());
};

/** Creates a function that returns the text of the result for a negotiated revision. */
export const createInitialization = (runtime: Runtime): ((protocolVersion: string | null) => Promise<string>) => {
  const texts = new Map<string, Promise<string>>();
  return (negotiated) => {
    const version = negotiated ?? LATEST_PROTOCOL_VERSION;
    const text = texts.get(version) ?? askServer(runtime, version);
    texts.set(version, text);
    return text;
  };
};
