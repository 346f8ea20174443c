/**
 * `node test/run.js [words]`: runs every test file, or those whose path contains one of the words. It is plain
 * JavaScript because Node 20's `--test` finds no TypeScript files by itself, and it knows nothing of what is tested.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** A file of tests that takes longer hangs: it fails by name instead of stopping the suite for good. */
const timeoutMs = 180_000;

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);

const files = readdirSync(fileURLToPath(new URL(".", import.meta.url)), { recursive: true, encoding: "utf8" })
  .map((path) => `test/${path.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".test.ts"))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  .sort();

if (files.length === 0) {
  process.stderr.write(`no test file below test/ contains ${words.join(" or ")}\n`);
  process.exit(1);
}

const runner = spawn(
  process.execPath,
  [
    "--import",
    "tsx",
    "--test",
    "--test-reporter=spec",
    `--test-concurrency=${Math.max(2, availableParallelism())}`,
    `--test-timeout=${timeoutMs}`,
    ...files,
  ],
  { cwd: root, stdio: "inherit" },
);

runner.on("exit", (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 1;
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => runner.kill(signal));
