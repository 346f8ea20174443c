/** The official SDK of the first generation. `sessions`: a transport for each session; otherwise one for each request. */
import { randomUUID } from "node:crypto";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { inputOf } from "./inputs.js";

const tools = await openTools(packOfArguments());

const createServer = () => {
  const server = new McpServer({ name: "peer", version: "1.0.0" });
  for (const [name, call] of Object.entries(tools)) {
    server.registerTool(name, { description: name, inputSchema: inputOf(name) }, (given) => call(given));
  }
  return server;
};

const transports = new Map();

const transportOfSession = async (request) => {
  const known = transports.get(request.headers["mcp-session-id"]);
  if (known !== undefined) return known;
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    enableJsonResponse: true,
    onsessioninitialized: (id) => void transports.set(id, transport),
  });
  await createServer().connect(transport);
  return transport;
};

const serveSession = async (request, response) => (await transportOfSession(request)).handleRequest(request, response);

const serveRequest = async (request, response) => {
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  const server = createServer();
  response.on("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
};

const serve = process.argv[3] === "sessions" ? serveSession : serveRequest;
listen((request, response) => void serve(request, response));
