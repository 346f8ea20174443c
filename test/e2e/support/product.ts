/** Starts the built product, as a person would: `node dist/main.js`, with nothing of this machine's configuration in it. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { Scope } from "../../support/scope.js";

/** Another build than the one in dist/ can be named. */
export const mainPath =
  process.env["MOCK_GDS_E2E_MAIN"] ?? fileURLToPath(new URL("../../../dist/main.js", import.meta.url));

/** The instant of every test that does not say otherwise: a Saturday, 30 days before the trip of the examples. */
export const usualNow = "2026-05-16T09:00:00Z";

export interface Settings {
  readonly seed?: string;
  readonly now?: string;
  readonly dataDir?: string;
  readonly isolation?: "world" | "session";
  /** The session that a stdio process stands for. */
  readonly session?: string;
  readonly valkeyUrl?: string;
  readonly world?: string;
  /** Of the HTTP server; a free one without it. */
  readonly port?: number;
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Command {
  readonly command: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const inherited = ["PATH", "HOME", "TMPDIR", "LANG"] as const;

/** The command line and environment of a server. Output is validated against the contract in every test. */
export const commandOf = (settings: Settings, ...words: readonly string[]): Command => {
  assert.ok(existsSync(mainPath), `${mainPath} is missing: run npm run build first`);
  const { dataDir, isolation, session, valkeyUrl, world } = settings;
  const env: Record<string, string> = {
    MOCK_GDS_SEED: settings.seed ?? "mock-gds",
    MOCK_GDS_NOW: settings.now ?? usualNow,
    MOCK_GDS_VALIDATE_OUTPUT: "1",
    ...(isolation !== undefined && { MOCK_GDS_ISOLATION: isolation }),
    ...(session !== undefined && { MOCK_GDS_SESSION: session }),
    ...(valkeyUrl !== undefined && { VALKEY_URL: valkeyUrl }),
    ...(world !== undefined && { MOCK_GDS_WORLD: world }),
    ...settings.environment,
  };
  for (const name of inherited) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  const storage = dataDir === undefined ? [] : ["--data-dir", dataDir];
  return { command: settings.node ?? process.execPath, args: [mainPath, ...storage, ...words], env };
};

export interface Running {
  readonly process: ChildProcess;
  readonly stderr: () => string;
  /** Resolves when stderr matches; rejects if the process ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** The exit code; null after a kill. */
  readonly exit: Promise<number | null>;
}

/** Starts a server as a child process, which dies with the test. */
export const startProcess = (context: Scope, { command, args, env }: Command): Running => {
  const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  context.after(() => void child.kill("SIGKILL"));
  let stderr = "";
  let isOver = false;
  const waiting = new Set<() => void>();
  child.stdin.on("error", () => undefined);
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    for (const check of waiting) check();
  });
  const exit = once(child, "close").then(([code]) => {
    isOver = true;
    for (const check of waiting) check();
    return typeof code === "number" ? code : null;
  });
  const says = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const match = pattern.exec(stderr);
        if (match === null && !isOver) return;
        waiting.delete(check);
        if (match === null) reject(new Error(`ended without saying ${pattern}: ${stderr}`));
        else resolve(match);
      };
      waiting.add(check);
      check();
    });
  return { process: child, stderr: () => stderr, says, exit };
};

export interface HttpServer extends Running {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly mcp: URL;
}

/** A real HTTP server on a free port, listening. */
export const startHttpServer = async (context: Scope, settings: Settings = {}): Promise<HttpServer> => {
  const running = startProcess(
    context,
    commandOf(settings, "--http", "--port", String(settings.port ?? 0), "--log-level", "warn"),
  );
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  return { ...running, url, mcp: new URL(`${url}/mcp`) };
};

/** What the tests of a file have in common: undone behind the last of them, the latest first. To be called where the file, or a suite, begins. */
export const sharedScope = (): Scope => {
  const undoing: Parameters<Scope["after"]>[0][] = [];
  after(async () => {
    for (const undo of undoing.reverse()) await undo();
  });
  return { after: (undo) => void undoing.push(undo) };
};

/**
 * HTTP servers that the tests of a file share: one for each settings, started when a test first asks for it, and ended behind
 * the last test. To be called where the file begins.
 */
export const sharedHttpServers = (): ((settings?: Settings) => Promise<HttpServer>) => {
  const servers = new Map<string, Promise<HttpServer>>();
  const scope = sharedScope();
  return (settings = {}) => {
    const key = JSON.stringify(settings);
    const server = servers.get(key) ?? startHttpServer(scope, settings);
    servers.set(key, server);
    return server;
  };
};
