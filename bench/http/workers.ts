/** What a second worker brings: the product's own command with one process and with two, searches that all differ. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { median } from "../statistics.js";
import { inTurns } from "../store/rounds.js";
import { now } from "../store/trips.js";
import { entryPath } from "./build.js";
import { createCases } from "./cases.js";
import { createClient } from "./client.js";
import { cleanEnvironment, type ServerProcess } from "./serverProcess.js";

export interface WorkersRow {
  readonly workers: number;
  readonly callsPerSecond: number;
  readonly rounds: readonly number[];
}

export interface WorkersPlan {
  readonly connections: number;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmUpMilliseconds: number;
}

/** The product on all processors: what it used is not asked, the processes are several. */
const startProduct = async (workers: number): Promise<ServerProcess> => {
  const words = ["--http", "--port", "0", "--now", now, "--log-level", "silent", "--workers", String(workers)];
  const child: ChildProcess = spawn(process.execPath, [entryPath("main"), ...words], {
    env: cleanEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /http:\/\/[^\s/]+:(\d+)\/mcp/.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once("exit", () => reject(new Error(`the product with --workers ${workers} ended: ${said}`)));
  });
  const unknown = { cpuMicroseconds: 0, residentBytes: 0 };
  return {
    child,
    port,
    usage: () => Promise.resolve(unknown),
    run: () => Promise.resolve(0),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** No rows where the product has no workers yet. */
export const measureWorkers = async (plan: WorkersPlan): Promise<readonly WorkersRow[]> => {
  const asking = createCases().find(({ name }) => name === "searchFlights");
  if (asking === undefined) throw new Error("there is no case of searches");
  const standing: { readonly workers: number; readonly server: ServerProcess }[] = [];
  try {
    for (const workers of [1, 2]) standing.push({ workers, server: await startProduct(workers) });
    const clients = standing.map(({ workers, server }) => {
      const client = createClient(server, "2026", "session", asking);
      return [
        String(workers),
        () => client.turn({ connections: plan.connections, milliseconds: plan.milliseconds }),
      ] as const;
    });
    const warmUps = Math.ceil(plan.warmUpMilliseconds / plan.milliseconds);
    const turns = await inTurns(plan.rounds, clients, warmUps);
    return standing.map(({ workers }) => {
      const rounds = (turns.get(String(workers)) ?? []).map(({ callsPerSecond }) => callsPerSecond);
      return { workers, callsPerSecond: median(rounds), rounds };
    });
  } finally {
    for (const { server } of standing) await server.stop();
  }
};
