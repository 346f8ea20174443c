/**
 * `npm run inspect`: opens the MCP Inspector on the built server, or with `--cli` asks it one question. It ends with the
 * Inspector's own exit code; Ctrl-C ends the Inspector and every server that was started for it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen, type ServerUnderTest } from "../conformance/server.js";
import { allSettings } from "../src/config/allSettings.js";
import { readCommand } from "../src/config/read.js";
import { bringInspector } from "./parts.js";
import { entriesOf, type Target } from "./servers.js";
import { help, type Inspection, readCommandLine } from "./words.js";

/** The answer to a question goes to stdout, so nothing else may. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What configures the server in this environment: an Inspector hands a server over stdio none of its own. */
const configuring = new Set(allSettings.map(({ schema }) => schema.env));
const configuration = Object.fromEntries(Object.entries(process.env).filter(([name]) => configuring.has(name)));

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopped.abort());

/** The name of what is served, or the line that refuses the words. */
const packOf = (words: readonly string[]): string => {
  const command = readCommand(words, configuration);
  if (command.kind === "refuse") throw new Error(command.line);
  if (command.kind !== "serve") throw new Error(`${words.join(" ")}: serves nothing that could be inspected`);
  return command.configuration.pack.join(",");
};

const portOf = (words: readonly string[]): readonly string[] =>
  words.some((word) => /^--port(=|$)/.test(word)) ? [] : ["--port", "0"];

interface Opened {
  readonly name: string;
  readonly target: Target;
  readonly server: ServerUnderTest | undefined;
}

const open = async ({ server: where, serverWords, mainScript }: Inspection): Promise<Opened> => {
  if (where instanceof URL) return { name: where.host, target: { type: "http", url: where.href }, server: undefined };
  const name = packOf(serverWords);
  const script = mainScript ?? fileURLToPath(new URL("../dist/main.js", import.meta.url));
  if (where === "stdio") {
    const args = [script, "--stdio", ...serverWords];
    return { name, target: { type: "stdio", command: process.execPath, args, env: configuration }, server: undefined };
  }
  const words = [...portOf(serverWords), ...serverWords];
  const server = await listen(script, { words, environment: process.env });
  say(`the server listens on ${server.url}`);
  return { name, target: { type: "http", url: server.url }, server };
};

/** Beside the entries that it is given it reads no list of its own; it keeps nothing, and opens a browser where somebody sits. */
const environmentOf = (client: Inspection["client"]): NodeJS.ProcessEnv => {
  const { MCP_CATALOG_PATH: _list, ...inherited } = process.env;
  return {
    MCP_INSPECTOR_SECRET_STORE: "memory",
    ...(client === "web" && !process.stdout.isTTY && { MCP_AUTO_OPEN_ENABLED: "false" }),
    ...inherited,
  };
};

const ended = async (client: ChildProcess): Promise<number> => {
  stopped.signal.addEventListener("abort", () => client.kill("SIGTERM"));
  if (stopped.signal.aborted) client.kill("SIGTERM");
  const [code] = await once(client, "exit");
  if (stopped.signal.aborted) return 0;
  return typeof code === "number" ? code : 1;
};

const runClient = async (inspection: Inspection, { name, target }: Opened, folder: string): Promise<number> => {
  const { node, script } = await bringInspector(process.env, say);
  const entries = entriesOf(name, target);
  const file = join(folder, "servers.json");
  await writeFile(file, JSON.stringify({ mcpServers: entries }));
  const [newest = ""] = Object.keys(entries);
  const which = inspection.client === "cli" ? ["--server", newest] : [];
  const words = [script, `--${inspection.client}`, "--config", file, ...which, ...inspection.clientWords];
  return ended(spawn(node, words, { stdio: "inherit", env: environmentOf(inspection.client) }));
};

const inspect = async (inspection: Inspection): Promise<number> => {
  const opened = await open(inspection);
  // Only its owner can read the folder: the configuration may hold a password.
  const folder = await mkdtemp(join(tmpdir(), "mock-gds-inspect-"));
  try {
    return await runClient(inspection, opened, folder);
  } finally {
    await opened.server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

try {
  const inspection = readCommandLine(process.argv.slice(2));
  if (inspection === "help") process.stdout.write(help);
  else process.exitCode = await inspect(inspection);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
