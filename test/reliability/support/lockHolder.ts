/** A process that has taken the write lock of a data directory, and was stopped before it could give it back. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { until } from "../../support/until.js";

const program = `
  import { open } from "lmdb";
  const database = open({ path: process.argv[1], noSubdir: true, overlappingSync: false, encoding: "string" });
  database.transactionSync(() => process.kill(process.pid, "SIGSTOP"));
`;

export interface LockHolder {
  readonly pid: number;
  /** Lets it go on: it gives the lock back, and ends. */
  readonly release: () => Promise<void>;
}

const isStopped = (pid: number): boolean => / T /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));

export const holdLock = async (context: TestContext, dataDir: string): Promise<LockHolder> => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, join(dataDir, "bookings.mdb")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  context.after(() => void child.kill("SIGKILL"));
  const pid = child.pid ?? 0;
  const ended = once(child, "exit");
  await until("the lock is held", () => isStopped(pid));
  return {
    pid,
    release: async () => {
      child.kill("SIGCONT");
      await ended;
    },
  };
};
