/** The official SDK of the second generation with sessions of the 2025 revisions: a server and a transport for each. */
import { randomUUID } from "node:crypto";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { createSdkV2Server } from "./sdkV2Server.js";

const tools = await openTools(packOfArguments());
const transports = new Map();

const transportOf = async (request) => {
  const known = transports.get(request.headers["mcp-session-id"]);
  if (known !== undefined) return known;
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    enableJsonResponse: true,
    onsessioninitialized: (id) => void transports.set(id, transport),
  });
  await createSdkV2Server(tools).connect(transport);
  return transport;
};

listen((request, response) => {
  void transportOf(request).then((transport) => transport.handleRequest(request, response));
});
