/** fastmcp, with sessions as is its default. */
import { FastMCP } from "fastmcp";
import { freePort, reportReady } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

const silent = () => undefined;
const logger = { debug: silent, error: silent, info: silent, log: silent, warn: silent };
const server = new FastMCP({ name: "peer", version: "1.0.0", logger, ping: { enabled: false } });
for (const [name, call] of Object.entries(await openTools(packOfArguments()))) {
  server.addTool({ name, description: name, parameters: inputOf(name), execute: (given) => call(given) });
}
const port = await freePort();
await server.start({
  transportType: "httpStream",
  httpStream: { port, host: "127.0.0.1", enableJsonResponse: true },
});
reportReady(port);
