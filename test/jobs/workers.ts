/** Worker processes for tests that kill them: bundled once, because so many are started. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../build/bundle.js";
import { temporaryFolder } from "../support/folders.js";
import type { Scope } from "../support/scope.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The module of a worker as JavaScript, in a folder that goes with the scope. */
export const buildWorker = async (scope: Scope): Promise<string> => {
  const folder = temporaryFolder(scope);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  cpSync(join(root, "src/store/valkey/scripts"), join(folder, "scripts"), { recursive: true });
  await bundle(root, "test/jobs/killedWorker.ts", folder);
  return join(folder, "killedWorker.js");
};

export interface Worker {
  readonly process: ChildProcess;
  /** How often it has begun some work. */
  readonly begun: () => number;
}

/** Starts a worker on a store. It is killed with the scope at the latest. */
export const startWorker = (scope: Scope, module: string, settings: object): Worker => {
  const child = spawn(process.execPath, [module, JSON.stringify(settings)], { stdio: ["ignore", "pipe", "inherit"] });
  scope.after(() => void child.kill("SIGKILL"));
  let begun = 0;
  child.stdout.on("data", (dots: Buffer) => {
    begun += dots.length;
  });
  return {
    process: child,
    begun: () => {
      if (child.exitCode !== null) throw new Error(`the worker has ended with ${child.exitCode}`);
      return begun;
    },
  };
};
