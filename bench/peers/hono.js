/** @hono/mcp with sessions: a transport for each, around the official SDK of the first generation. */
import { randomUUID } from "node:crypto";
import { StreamableHTTPTransport } from "@hono/mcp";
import { getRequestListener } from "@hono/node-server";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { Hono } from "hono";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

const tools = await openTools(packOfArguments());
const transports = new Map();

const transportOf = async (id) => {
  const known = transports.get(id);
  if (known !== undefined) return known;
  const transport = new StreamableHTTPTransport({
    sessionIdGenerator: randomUUID,
    enableJsonResponse: true,
    onsessioninitialized: (session) => void transports.set(session, transport),
  });
  const server = new McpServer({ name: "peer", version: "1.0.0" });
  for (const [name, call] of Object.entries(tools)) {
    server.registerTool(name, { description: name, inputSchema: inputOf(name) }, (given) => call(given));
  }
  await server.connect(transport);
  return transport;
};

const app = new Hono();
app.all("/mcp", async (context) => (await transportOf(context.req.header("mcp-session-id"))).handleRequest(context));
const listener = getRequestListener(app.fetch);
listen((request, response) => void listener(request, response));
