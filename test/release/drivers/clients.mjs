/**
 * How each client connects with nothing configured but where the server is, and calls a tool: resolves to what the library
 * hands on, or rejects with the error that it throws. It runs beside the packages, which are not those of this project.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const name = "release-test";
const info = { name, version: "1" };

const sdk = (alias) => async (where) => {
  const { Client } = await import(`${alias}/client/index.js`);
  const client = new Client(info, { capabilities: {} });
  await client.connect(await sdkTransport(alias, where));
  return {
    call: (tool, given) => client.callTool({ name: tool, arguments: given }),
    close: () => client.close(),
  };
};

const sdkTransport = async (alias, { url, sse, command }) => {
  if (command !== undefined) {
    const { StdioClientTransport } = await import(`${alias}/client/stdio.js`);
    return new StdioClientTransport({ command: command[0], args: command.slice(1), stderr: "ignore" });
  }
  if (sse !== undefined) {
    const { SSEClientTransport } = await import(`${alias}/client/sse.js`);
    return new SSEClientTransport(new URL(sse));
  }
  const { StreamableHTTPClientTransport } = await import(`${alias}/client/streamableHttp.js`);
  return new StreamableHTTPClientTransport(new URL(url));
};

const client2 =
  (mode) =>
  async ({ url, command }) => {
    const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
    const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
    const client = new Client(info, mode === undefined ? {} : { versionNegotiation: { mode } });
    await client.connect(
      command === undefined
        ? new StreamableHTTPClientTransport(new URL(url))
        : new StdioClientTransport({ command: command[0], args: command.slice(1), stderr: "ignore" }),
    );
    return {
      call: (tool, given) => client.callTool({ name: tool, arguments: given }),
      close: () => client.close(),
    };
  };

/** Libraries that make tools for an agent, each with a function that runs it. */
const toolsOf = (tools, run, close) => ({
  call: async (tool, given) => {
    const found = Array.isArray(tools) ? tools.find((each) => each.name === tool) : tools[tool];
    if (found === undefined) throw new Error(`the library has no tool ${tool}`);
    return await run(found, given);
  },
  close,
});

const aiSdk = async ({ url, command }) => {
  const { createMCPClient } = await import("@ai-sdk/mcp");
  const { Experimental_StdioMCPTransport: Stdio } = await import("@ai-sdk/mcp/mcp-stdio");
  const transport =
    command === undefined ? { type: "http", url } : new Stdio({ command: command[0], args: command.slice(1) });
  const client = await createMCPClient({ transport });
  const run = (tool, given) => tool.execute(given, { toolCallId: "1", messages: [] });
  return toolsOf(await client.tools(), run, () => client.close());
};

const mastra = async ({ url, command }) => {
  const { MCPClient } = await import("@mastra/mcp");
  const server = command === undefined ? { url: new URL(url) } : { command: command[0], args: command.slice(1) };
  const client = new MCPClient({ id: name, servers: { travel: server } });
  const tools = (await client.listToolsets()).travel;
  return toolsOf(
    tools,
    (tool, given) => tool.execute(given, {}),
    () => client.disconnect(),
  );
};

const openai = async ({ url, command }) => {
  const { MCPServerStdio, MCPServerStreamableHttp } = await import("@openai/agents");
  const server =
    command === undefined
      ? new MCPServerStreamableHttp({ name, url })
      : new MCPServerStdio({ name, command: command[0], args: command.slice(1) });
  await server.connect();
  return { call: (tool, given) => server.callTool(tool, given), close: () => server.close() };
};

const langChain = async ({ url, command }) => {
  const { MultiServerMCPClient } = await import("@langchain/mcp-adapters");
  const travel =
    command === undefined
      ? { transport: "http", url }
      : { transport: "stdio", command: command[0], args: command.slice(1) };
  const client = new MultiServerMCPClient({ mcpServers: { travel } });
  return toolsOf(
    await client.getTools(),
    (tool, given) => tool.invoke(given),
    () => client.close(),
  );
};

const mcpUse = async ({ url, command }) => {
  const { MCPClient } = await import("mcp-use");
  const travel = command === undefined ? { url } : { command: command[0], args: command.slice(1) };
  const client = new MCPClient({ mcpServers: { travel } });
  const session = await client.createSession("travel");
  return { call: (tool, given) => session.callTool(tool, given), close: () => client.closeAllSessions() };
};

const mcpClient = async ({ url, sse, command }) => {
  const { MCPClient } = await import("mcp-client");
  const client = new MCPClient(info);
  await client.connect(
    command !== undefined
      ? { type: "stdio", command: command[0], args: command.slice(1) }
      : sse !== undefined
        ? { type: "sse", url: sse }
        : { type: "httpStream", url },
  );
  return {
    call: (tool, given) => client.callTool({ name: tool, arguments: given }),
    close: () => client.close(),
  };
};

/** The Inspector's command line: a process, and so a client, for each call. It ends with 5 where the result is an error. */
const inspector = ({ url, inspector: [node, script], era }) => ({
  call: async (tool, given) => {
    const args = Object.entries(given).flatMap(([key, value]) => ["--tool-arg", `${key}=${JSON.stringify(value)}`]);
    const words = ["--cli", url, "--protocol-era", era, "--method", "tools/call", "--tool-name", tool, ...args];
    try {
      return (await promisify(execFile)(node, [script, ...words], { maxBuffer: 1e7 })).stdout;
    } catch (error) {
      throw new Error(`${error.stdout}${error.stderr}`);
    }
  },
  close: () => undefined,
});

/** By the name of the library. */
export const clients = {
  "@ai-sdk/mcp": aiSdk,
  "@langchain/mcp-adapters": langChain,
  "@mastra/mcp": mastra,
  "@modelcontextprotocol/client": client2(undefined),
  "@modelcontextprotocol/client, auto": client2("auto"),
  "@modelcontextprotocol/client, pinned": client2({ pin: "2026-07-28" }),
  "@modelcontextprotocol/inspector": inspector,
  "@openai/agents": openai,
  "mcp-client": mcpClient,
  "mcp-use": mcpUse,
  "sdk-1.0.4": sdk("sdk-1.0.4"),
  "sdk-1.10.2": sdk("sdk-1.10.2"),
  "sdk-1.15.1": sdk("sdk-1.15.1"),
  "sdk-1.32.2": sdk("sdk-1.32.2"),
};
