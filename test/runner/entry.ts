/**
 * Runs test files one after the other in this process, as the runner names them. Each is a suite with the name of the file, so that
 * what fails says where it is, and hooks of a file are for its own tests. The first argument is the kind of the files.
 */
import assert from "node:assert/strict";
import childProcess from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { after, describe } from "node:test";
import { pathToFileURL } from "node:url";
import { until } from "../support/until.js";
import { ended, nextFile, tell } from "./messages.js";
import { unwatch, watch } from "./unwatched.js";

const [kind] = process.argv.splice(2);

/** Files that start no process share theirs with none that does: the runner has told them apart by what they import. */
const refuseProcesses = (): void => {
  const refuse = (): never => {
    throw new Error(
      "this file counts as one that starts no process: what starts one is known by its import of node:child_process, or by its name in test/runner/imports.ts",
    );
  };
  const names = ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"];
  Object.assign(childProcess, Object.fromEntries(names.map((name) => [name, refuse])));
  syncBuiltinESMExports();
};

if (kind === "quiet") refuseProcesses();
const isShared = kind !== "own";

/** What files that share a process must leave as it was. */
const surroundings = () => ({ folder: process.cwd(), environment: { ...process.env } });

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};

/** Of the processes that have ended, in hundredths of a second; only Linux tells. */
const cpuMillisecondsOfOthers = (): number => {
  try {
    const [, ...fields] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const words = fields.join(") ").split(" ");
    return 10 * (Number(words[13]) + Number(words[14]));
  } catch {
    return 0;
  }
};

const cpuMillisecondsInAll = (): number => cpuMilliseconds() + cpuMillisecondsOfOthers();

// Whose an error is that nobody catches, `unwatched.js` leaves unknown. It ends the process, and the runner names the file.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error: unknown) => {
    process.stderr.write(`${event}: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });

process.on("exit", () => tell({ kind: "usedInAll", cpuMilliseconds: cpuMillisecondsInAll() }));

// Each file may want to undo something when the process ends.
process.setMaxListeners(0);

/** Processes that this one has started and that still run. */
const started = (): number => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

/** What a file has started, to be ended where a test that failed has not. */
const children = new Set<childProcess.ChildProcess>();
subscribe("child_process", (message) => {
  const child: unknown = Reflect.get(Object(message), "process");
  if (!(child instanceof childProcess.ChildProcess)) return;
  children.add(child);
  child.once("exit", () => children.delete(child));
});

const leavesNothingBehind = async (found: unknown): Promise<void> => {
  assert.deepEqual(surroundings(), found, "the file leaves another folder or environment behind");
  try {
    await until("the processes that the file has started have ended", () => started() === 0);
  } catch (error) {
    for (const child of children) child.kill("SIGKILL");
    throw error;
  }
};

for (let file = nextFile(); file !== undefined; file = nextFile()) {
  const { path, place } = file;
  const cpuBefore = cpuMillisecondsInAll();
  const found = surroundings();
  const end = ended(path);
  watch();
  describe(path, async () => {
    await import(pathToFileURL(place).href);
    unwatch();
    after(() => (isShared ? leavesNothingBehind(found) : undefined));
  });
  await end;
  tell({ kind: "used", path, cpuMilliseconds: cpuMillisecondsInAll() - cpuBefore });
}

/** A process that goes on behind its last test keeps others waiting: it tells what it waits for. */
const lastTestEnded = performance.now();
let waitsFor: readonly string[] = [];
setTimeout(() => {
  waitsFor = process.getActiveResourcesInfo().filter((name) => name !== "PipeWrap");
}, 1_000).unref();
process.on("exit", () => {
  const seconds = Math.round((performance.now() - lastTestEnded) / 1000);
  if (waitsFor.length > 0 && seconds > 2)
    tell({
      kind: "text",
      text: `! the process went on for ${seconds} s after its last test: ${waitsFor.join(", ")}\n`,
    });
});
