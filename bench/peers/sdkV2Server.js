/** A server of the official SDK's second generation with these tools. */
import { McpServer } from "@modelcontextprotocol/server";
import { inputOf } from "./inputs.js";

export const createSdkV2Server = (tools) => {
  const server = new McpServer({ name: "peer", version: "1.0.0" });
  for (const [name, call] of Object.entries(tools)) {
    server.registerTool(name, { description: name, inputSchema: inputOf(name) }, (given) => call(given));
  }
  return server;
};
