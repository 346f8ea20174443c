/** Starts the built product for a measurement, with nothing of this machine's configuration in it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

export const repository = fileURLToPath(new URL("..", import.meta.url));

const mainPath = fileURLToPath(new URL("../dist/main.js", import.meta.url));

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(MCP_|MOCK_GDS_|LOG_LEVEL$|VALKEY_URL$)/.test(name)),
  );

const start = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, words, { env: environment(), stdio: ["pipe", "pipe", "pipe"] });

/** Runs a Node that does nothing. */
export const runBareNode = async (): Promise<void> => {
  await once(start("--eval", "0"), "close");
};

/** Resolves when the stream has said the words. */
const said = (stream: NodeJS.ReadableStream | null, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(words)) resolve(text);
    });
    stream?.on("end", () => reject(new Error(`the product ended without '${words}': ${text}`)));
  });

const stopped = async (child: ChildProcess): Promise<void> => {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
};

const greeting = [
  {
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
  },
  { method: "notifications/initialized" },
  { id: 2, method: "tools/list" },
]
  .map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  .join("");

/** A process over stdio that has answered its first `tools/list`. */
export const startStdio = async (): Promise<{ readonly pid: number; readonly stop: () => Promise<void> }> => {
  const child = start(mainPath);
  child.stderr?.resume();
  const answered = said(child.stdout, '"id":2');
  child.stdin?.write(greeting);
  await answered;
  return { pid: child.pid ?? 0, stop: () => stopped(child) };
};

/** A process over HTTP on a free port that has answered its first `tools/list`. */
export const startHttp = async (): Promise<{ readonly pid: number; readonly stop: () => Promise<void> }> => {
  const child = start(mainPath, "--http", "--port", "0");
  const banner = await said(child.stderr, "/mcp\n");
  const client = new Client({ name: "bench", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(/http:\S+\/mcp/.exec(banner)?.[0] ?? "")));
  await client.listTools();
  await client.close();
  return { pid: child.pid ?? 0, stop: () => stopped(child) };
};
