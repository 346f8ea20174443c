/** tmcp on Hono's Node server. */
import { getRequestListener } from "@hono/node-server";
import { HttpTransport } from "@tmcp/transport-http";
import { McpServer } from "tmcp";
import { JsonSchemaAdapter } from "tmcp/adapter";
import { z } from "zod";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

class ZodAdapter extends JsonSchemaAdapter {
  async toJsonSchema(schema) {
    return z.toJSONSchema(schema);
  }
}

const server = new McpServer(
  { name: "peer", version: "1.0.0", description: "A peer." },
  { adapter: new ZodAdapter(), capabilities: { tools: {} } },
);
for (const [name, call] of Object.entries(await openTools(packOfArguments()))) {
  server.tool({ name, description: name, schema: inputOf(name) }, (given) => call(given));
}
const transport = new HttpTransport(server, { path: "/mcp", allowedOrigins: [], disableSse: true });
const listener = getRequestListener(
  async (request) => (await transport.respond(request)) ?? new Response(null, { status: 404 }),
);
listen((request, response) => void listener(request, response));
