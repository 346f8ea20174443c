/** The official SDK of the first generation over stdio. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { reportReady } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

const server = new McpServer({ name: "peer", version: "1.0.0" });
for (const [name, call] of Object.entries(await openTools(packOfArguments()))) {
  server.registerTool(name, { description: name, inputSchema: inputOf(name) }, (given) => call(given));
}
await server.connect(new StdioServerTransport());
reportReady(0);
