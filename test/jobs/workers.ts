/** Worker processes for tests that kill them: bundled once, because so many are started. */
import { type ChildProcess, spawn } from "node:child_process";
import { bundled } from "../support/bundled.js";
import type { Scope } from "../support/scope.js";

/** The module of a worker as JavaScript. */
export const workerModule = (): string => bundled("test/jobs/killedWorker.ts");

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
