/** mcp-lite as its documentation serves it on Node, behind Hono. `sessions`: with sessions; otherwise stateless. */
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { InMemorySessionAdapter, McpServer, StreamableHttpTransport } from "mcp-lite";
import { z } from "zod";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

const server = new McpServer({ name: "peer", version: "1.0.0", schemaAdapter: (schema) => z.toJSONSchema(schema) });
for (const [name, call] of Object.entries(await openTools(packOfArguments()))) {
  server.tool(name, { description: name, inputSchema: inputOf(name), handler: (given) => call(given) });
}
const sessions = { sessionAdapter: new InMemorySessionAdapter({ maxEventBufferSize: 1024 }) };
const serve = new StreamableHttpTransport(process.argv[3] === "sessions" ? sessions : {}).bind(server);
const app = new Hono();
app.all("/mcp", (context) => serve(context.req.raw));
const listener = getRequestListener(app.fetch);
listen((request, response) => void listener(request, response));
