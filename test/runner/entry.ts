/**
 * Runs test files one after the other in this process, as the runner names them. Each is a suite with the name of the file, so that
 * what fails says where it is, and hooks of a file are for its own tests. Whether files may start processes is the first argument.
 */
import assert from "node:assert/strict";
import childProcess from "node:child_process";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { after, describe } from "node:test";
import { pathToFileURL } from "node:url";
import { ended, nextFile, tell } from "./messages.js";

const [rule] = process.argv.splice(2);

/** In a process that files share, none may start another: the runner has told them apart by what they import. */
const refuseProcesses = (): void => {
  const refuse = (): never => {
    throw new Error(
      "this file shares its process with others, and so it may start none: what starts one is known by its import of node:child_process, or by its name in test/runner/imports.ts",
    );
  };
  const names = ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"];
  Object.assign(childProcess, Object.fromEntries(names.map((name) => [name, refuse])));
  syncBuiltinESMExports();
};

const isShared = rule === "shared";
if (isShared) refuseProcesses();

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

process.on("exit", () => tell({ kind: "usedInAll", cpuMilliseconds: cpuMilliseconds() + cpuMillisecondsOfOthers() }));

for (let path = nextFile(); path !== ""; path = nextFile()) {
  const cpuBefore = cpuMilliseconds();
  const found = surroundings();
  const file = pathToFileURL(path).href;
  const end = ended(path);
  describe(path, async () => {
    await import(file);
    after(() => {
      if (isShared) assert.deepEqual(surroundings(), found, "the file leaves another folder or environment behind");
    });
  });
  await end;
  tell({ kind: "used", path, cpuMilliseconds: cpuMilliseconds() - cpuBefore });
}
