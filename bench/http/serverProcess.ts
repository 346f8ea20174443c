/** Starts a measured process on its own processor, and asks what it has used. It does not know what it serves. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { pathOfProgram } from "../../test/support/programs.js";
import type { ChildTask, Report, Usage } from "./messages.js";

const taskset = pathOfProgram("taskset");

/** The processors that this process may use, by number: of `0-1,4` these three. */
const allowedProcessors = (): readonly number[] => {
  if (taskset === undefined || !existsSync("/proc/self/status")) return [];
  const [, list = ""] = /^Cpus_allowed_list:\s+(\S+)$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
};

/** One for the measured process, one for what asks it; undefined where they cannot be kept apart. */
const [serverProcessor, clientProcessor] = allowedProcessors();

export const isPinned = clientProcessor !== undefined;

/** The command, on the servers' processor alone. */
const pinned = (command: readonly string[]): readonly string[] =>
  isPinned && taskset !== undefined ? [taskset, "--cpu-list", String(serverProcessor), ...command] : command;

/** Leaves the servers' processor to them. */
export const pinClient = async (): Promise<void> => {
  if (!isPinned || taskset === undefined) return;
  const words = ["--all-tasks", "--cpu-list", "--pid", String(clientProcessor), String(process.pid)];
  await once(spawn(taskset, words, { stdio: "ignore" }), "close");
};

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly usage: () => Promise<Usage>;
  /** Makes a process that serves nobody work, and gives how many calls it made. */
  readonly run: (milliseconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  /** What Node is told, for example to write a profile. */
  readonly nodeOptions?: readonly string[];
  /** How standard input and output are connected; not at all if nothing is said. */
  readonly stdio?: "pipe" | "ignore";
}

/** The environment without this product's settings. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(MCP_|MOCK_GDS_|LOG_LEVEL$|VALKEY_|NODE_OPTIONS$)/.test(name)),
  ),
  NODE_ENV: "production",
});

/** Starts a bundled server and waits until it says that it is ready. */
export const startServer = async (
  entry: string,
  words: readonly string[],
  { nodeOptions = [], stdio = "ignore" }: StartOptions = {},
): Promise<ServerProcess> => {
  const [program = process.execPath, ...rest] = pinned([process.execPath, ...nodeOptions, entry, ...words]);
  const child = spawn(program, rest, { env: cleanEnvironment(), stdio: [stdio, stdio, "inherit", "ipc"] });
  const waiting = new Map<Report["kind"], (message: Report) => void>();
  const failure = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ${entry} ${words.join(" ")} ended with ${code}`)));
  });
  failure.catch(() => undefined);
  child.on("message", (message: Report) => {
    const take = waiting.get(message.kind);
    waiting.delete(message.kind);
    take?.(message);
  });
  const heard = (kind: Report["kind"]): Promise<Report> =>
    Promise.race([failure, new Promise<Report>((resolve) => waiting.set(kind, resolve))]);
  const ask = (task: ChildTask, kind: Report["kind"]): Promise<Report> => {
    const answer = heard(kind);
    child.send(task);
    return answer;
  };
  const ready = await heard("ready");
  return {
    child,
    port: ready.kind === "ready" ? ready.port : 0,
    usage: async () => {
      const answer = await ask({ kind: "usage" }, "usage");
      if (answer.kind !== "usage") throw new Error("asked for usage");
      return answer.usage;
    },
    run: async (milliseconds) => {
      const answer = await ask({ kind: "run", milliseconds }, "ran");
      return answer.kind === "ran" ? answer.calls : 0;
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.send({ kind: "stop" } satisfies ChildTask);
      await ended;
    },
  };
};
