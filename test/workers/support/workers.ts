/** Starts the real product with several workers, and tells which of them answered what. Knows nothing of tools. */
import { type Running, startProcess, usualNow } from "../../e2e/support/product.js";
import { endWithThisProcess } from "../../reliability/support/servers.js";
import type { Scope } from "../../support/scope.js";
import { isAlive, until } from "./processes.js";

export interface WorkersSettings {
  /** The main module, from `productMain`. */
  readonly main: string;
  /** The default is 2. */
  readonly count?: number;
  readonly dataDir?: string;
  readonly valkeyUrl?: string;
  /** The default is a free one. */
  readonly port?: number;
  /** Where a temporary folder comes about. */
  readonly temporaryIn?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Workers extends Running {
  readonly url: string;
  readonly mcp: URL;
  /** The first workers' process ids. */
  readonly pids: readonly number[];
  /** The process of each call that was logged so far, in their order. */
  readonly calls: () => readonly number[];
  /** Processes that have logged a call so far. */
  readonly callers: () => ReadonlySet<number>;
}

/** The process ids and messages of what was logged, line by line. */
export const logLines = (stderr: string): readonly { readonly pid: number; readonly msg: string }[] =>
  stderr
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));

export const launchWorkers = (context: Scope, settings: WorkersSettings): Running => {
  const { main, count = 2, dataDir, valkeyUrl, port = 0, temporaryIn, environment } = settings;
  const storage = dataDir === undefined ? [] : ["--data-dir", dataDir];
  const args = [main, "--http", "--port", String(port), "--workers", String(count), ...storage];
  const env: Record<string, string> = {
    PATH: process.env["PATH"] ?? "",
    MOCK_GDS_SEED: "mock-gds",
    MOCK_GDS_NOW: usualNow,
    MOCK_GDS_VALIDATE_OUTPUT: "1",
    ...(valkeyUrl !== undefined && { VALKEY_URL: valkeyUrl }),
    ...(temporaryIn !== undefined && { TMPDIR: temporaryIn }),
    ...environment,
  };
  const running = startProcess(context, { command: process.execPath, args, env });
  endWithThisProcess(running.process);
  running.process.stdout?.resume();
  return running;
};

/** All listening. They are gone when the test is over. */
export const startWorkers = async (context: Scope, settings: WorkersSettings): Promise<Workers> => {
  const running = launchWorkers(context, settings);
  const [, url = "", listed = ""] = await running.says(
    / on (http:\/\/[^\s/]+)\/mcp\n[\s\S]* workers on one port: processes ([\d, ]+)\n/,
  );
  const pids = listed.split(", ").map(Number);
  const calls = (): readonly number[] =>
    logLines(running.stderr())
      .filter(({ msg }) => msg === "call")
      .map(({ pid }) => pid);
  context.after(() => until("the workers are gone with their primary", () => !pids.some(isAlive)));
  return {
    ...running,
    url,
    mcp: new URL(`${url}/mcp`),
    pids,
    calls,
    callers: () => new Set(calls()),
  };
};

/** For clients that open a new connection for each request, and so come to another worker each time. */
export const freshConnections = { headers: { connection: "close" } } as const;
