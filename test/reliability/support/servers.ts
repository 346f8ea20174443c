/**
 * Server processes that a test kills and starts again: the real product over HTTP, several on one store. A member keeps its
 * place in the fleet through its deaths, and its address only where it was given one. It knows nothing of calls.
 */
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { TestContext } from "node:test";
import { type Running, startProcess, usualNow } from "../../e2e/support/product.js";
import { freePort } from "../../support/ports.js";
import { until } from "../../support/until.js";

export interface FleetSettings {
  /** The main module, from `productMain`. */
  readonly main: string;
  readonly dataDir?: string;
  readonly valkeyUrl?: string;
  readonly durability?: "written" | "replicated";
  /** Keep the address through restarts, as a load balancer needs it. */
  readonly keepsPort?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
}

export interface Server {
  readonly name: string;
  /** For example `http://127.0.0.1:41234`; another one after each start, unless ports are kept. */
  readonly url: () => string;
  /** What it has said since its last start. */
  readonly stderr: () => string;
  readonly isReady: () => Promise<boolean>;
  /** Sends a signal and waits for the end: the exit code, null after a kill. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
  /** Starts it again; resolves when it listens. */
  readonly start: () => Promise<void>;
  /** Without waiting for it to listen. */
  readonly launch: () => Running;
}

const inherited = ["PATH", "HOME", "TMPDIR", "LANG"] as const;

/** The clock of the world stands still, so that offers stay valid and every run books the same. */
const environmentOf = ({ valkeyUrl, durability, environment }: FleetSettings): Record<string, string> => ({
  ...Object.fromEntries(
    inherited.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  MOCK_GDS_SEED: "mock-gds",
  MOCK_GDS_NOW: usualNow,
  MOCK_GDS_VALIDATE_OUTPUT: "1",
  ...(valkeyUrl !== undefined && { VALKEY_URL: valkeyUrl }),
  ...(durability !== undefined && { MOCK_GDS_STORE_DURABILITY: durability }),
  ...environment,
});

const answersReady = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/ready`);
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
};

/** A test file that takes too long is ended by SIGTERM, which by itself runs no exit listener and leaves children behind. */
const onTermination = (): void => process.exit(143);

/** Kills the child when this process ends, however it ends. */
export const endWithThisProcess = (child: ChildProcess): void => {
  const kill = (): void => void child.kill("SIGKILL");
  process.off("SIGTERM", onTermination);
  process.once("SIGTERM", onTermination);
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
};

export interface Launched extends Running {
  readonly url: string;
  /** Of all its processes: its workers too, where it has some. */
  readonly pids: readonly number[];
}

/** One server, or one with workers, that listens. It dies with the test. */
export const launchServer = async (context: TestContext, settings: FleetSettings): Promise<Launched> => {
  const { main, dataDir, words = [] } = settings;
  const storage = dataDir === undefined ? [] : ["--data-dir", dataDir];
  const args = [main, ...storage, "--http", "--port", "0", "--log-level", "warn", ...words];
  const running = startProcess(context, { command: process.execPath, args, env: environmentOf(settings) });
  endWithThisProcess(running.process);
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  const [, workers = ""] = words.includes("--workers") ? await running.says(/: processes ([\d, ]+)\n/) : [];
  const pids = [running.process.pid ?? 0, ...workers.split(", ").filter(Boolean).map(Number)];
  context.after(() => {
    for (const pid of pids) endForGood(pid, main);
  });
  return { ...running, url, pids };
};

/** Kills a process that has stayed; another that has got its number since is none of ours. */
const endForGood = (pid: number, main: string): void => {
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(main)) process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
};

/** A server that is not started yet. It dies with the test. */
export const defineServer = async (context: TestContext, name: string, settings: FleetSettings): Promise<Server> => {
  const { main, dataDir, keepsPort = false, words = [] } = settings;
  const port = keepsPort ? await freePort() : 0;
  const storage = dataDir === undefined ? [] : ["--data-dir", dataDir];
  const args = [main, ...storage, "--http", "--port", String(port), "--log-level", "warn", ...words];
  let running: Running | undefined;
  let url = "http://127.0.0.1:9";
  const launch = (): Running => {
    const launched = startProcess(context, { command: process.execPath, args, env: environmentOf(settings) });
    endWithThisProcess(launched.process);
    launched.process.stdout?.resume();
    running = launched;
    return launched;
  };
  return {
    name,
    url: () => url,
    stderr: () => running?.stderr() ?? "",
    isReady: () => answersReady(url),
    end: async (signal) => {
      running?.process.kill(signal);
      return (await running?.exit) ?? null;
    },
    launch,
    start: async () => {
      const [, address = ""] = await launch().says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
      url = address;
    },
  };
};

/** So many servers on one store, all listening. */
export const startFleet = async (
  context: TestContext,
  count: number,
  settings: FleetSettings,
): Promise<readonly Server[]> => {
  const names = Array.from({ length: count }, (_item, index) => `server ${index + 1}`);
  const fleet = await Promise.all(names.map((name) => defineServer(context, name, settings)));
  await Promise.all(fleet.map((server) => server.start()));
  return fleet;
};

export const allReady = (fleet: readonly Server[]): Promise<void> =>
  until("all servers are ready", async () => (await Promise.all(fleet.map(({ isReady }) => isReady()))).every(Boolean));

/** The member of a fleet whose turn it is. */
export const memberOf = (fleet: readonly Server[], turn: number): Server => {
  const member = fleet[turn % fleet.length];
  if (member === undefined) throw new Error("a fleet without members");
  return member;
};
