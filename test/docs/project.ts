/** A copy of the project to run documented commands in, as a newcomer would: no command touches the work tree. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../support/repository.js";

const left = new Set(["node_modules", "dist", ".git"]);

/** The files of the project without what is built or installed, or those of its parts that are named; the installed packages are shared. */
export const copyOfProject = (
  parts: readonly string[] = readdirSync(repository).filter((name) => !left.has(name)),
): string => {
  const root = mkdtempSync(join(tmpdir(), "mock-gds-docs-"));
  // A program of the system copies two thousand files in a tenth of the time.
  execFileSync("cp", ["-R", ...parts.map((name) => join(repository, name)), root]);
  // The benchmark's peers have packages of their own.
  rmSync(join(root, "bench/peers/node_modules"), { recursive: true, force: true });
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return root;
};

export const removeProject = (root: string): void => rmSync(root, { recursive: true, force: true });

export interface Shell {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
  /** Resolves with the match when the command has printed it; rejects if it ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** SIGTERM to the command and all that it started; resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** The environment of a person: nothing of the test runner's, nothing that configures the product. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(MCP_|MOCK_GDS_|VALKEY_|LOG_LEVEL$|NODE_TEST_CONTEXT$|npm_)/.test(name),
    ),
  );

/** Starts a command line in a shell, in a process group of its own. */
export const startShell = (
  command: string,
  { cwd, environment = {} }: { readonly cwd: string; readonly environment?: Readonly<Record<string, string>> },
): Shell => {
  const child = spawn("bash", ["-c", command], {
    cwd,
    env: { ...plainEnvironment(), ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  let isOver = false;
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const check of waiting) check();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      look();
    });
  }
  const exit = once(child, "close").then(([code]) => {
    isOver = true;
    look();
    return typeof code === "number" ? code : null;
  });
  return {
    process: child,
    output: () => output,
    exit,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(output);
          if (match === null && !isOver) return;
          waiting.delete(check);
          if (match === null) reject(new Error(`'${command}' ended without saying ${pattern}:\n${output}`));
          else resolve(match);
        };
        waiting.add(check);
        check();
      }),
    stop: () => {
      if (child.pid !== undefined && !isOver) process.kill(-child.pid, "SIGTERM");
      return exit;
    },
  };
};
