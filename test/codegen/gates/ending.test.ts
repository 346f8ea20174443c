/** A check that is told to end before it is done leaves nothing behind: no folder, no process. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { typescript } from "../../support/typescript.js";
import { copyOfFixture, writeIn } from "../project.js";

/** What processes were started with, by their id; nothing where the system does not tell. */
const commandLines = (): readonly string[] =>
  // Names alone: a process that ends meanwhile has nothing more to say of itself.
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readFileSync(`/proc/${name}/cmdline`, "utf8")];
      } catch {
        return [];
      }
    });

const leftIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith("mock-gds-"));

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 100));
};

describe("a check that is stopped", { skip: process.platform !== "linux" && "needs /proc" }, () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    it(`leaves nothing behind: ${signal}`, async (test) => {
      const folder = temporaryFolder(test);
      // A small project, whose server runs and never answers.
      const root = copyOfFixture(test, "minimal");
      writeIn(root, "src/main.ts", "process.stdin.resume(); setInterval(() => undefined, 1000);");
      const words = ["check", "--gate", "server", "--root", root];
      const child = spawn(process.execPath, [...typescript, "codegen/cli.ts", ...words], {
        cwd: repository,
        env: { ...process.env, TMPDIR: folder },
        stdio: "ignore",
      });
      test.after(() => child.kill("SIGKILL"));
      const ended = once(child, "exit");
      const servers = (): readonly string[] =>
        commandLines().filter((line) => line.includes(`${folder}/mock-gds-server-`));
      await until(() => child.exitCode !== null || servers().length > 0);
      assert.equal(leftIn(folder).length, 1);
      child.kill(signal);
      assert.deepEqual(await ended, [null, signal]);
      assert.deepEqual(leftIn(folder), []);
      await until(() => servers().length === 0);
    });
  }
});
