/** Starts a process that runs test files, answers when it asks for the next, and ends it when it hangs. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Duplex } from "node:stream";
import { environment } from "./checks.js";
import type { Kind } from "./files.js";
import type { Message, NextFile } from "./messages.js";
import type { Tree } from "./tree.js";

/** The runner's own files in a process that it starts. */
export const ownFiles = {
  unwatched: "test/runner/unwatched.js",
  reporter: "test/runner/reporter.ts",
  entry: "test/runner/entry.ts",
} as const;

export interface Trees {
  readonly runner: Tree;
  readonly project: Tree;
}

/** Test files make much that lives for a moment. With room for it, collecting it takes a seventh less of a run's processor time. */
const moreYoungSpace = "--max-semi-space-size=64";

export interface ProcessOrder {
  readonly root: string;
  readonly trees: Trees;
  /** Of the files that it runs one after the other. */
  readonly kind: Kind;
  /** The path of the file to run now, from the root on; undefined when there is none. */
  readonly nextFile: () => string | undefined;
  /** How long nothing may begin or end, and nothing may be written, until the process counts as hanging. */
  readonly hangMilliseconds: number;
  readonly onMessage: (message: Message) => void;
}

export interface ProcessEnd {
  /** Files that the process was given and did not finish. */
  readonly unfinished: readonly string[];
  /** What is wrong with how it ended; undefined where nothing is. */
  readonly problem: string | undefined;
}

const running = new Set<ChildProcess>();

/** A process has a group of its own, so that what a test leaves behind ends with it. */
const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/** Ends what still runs. */
export const endAll = (signal: NodeJS.Signals): void => {
  for (const child of running) endGroup(child, signal);
};

export const runProcess = ({
  root,
  trees,
  kind,
  nextFile,
  hangMilliseconds,
  onMessage,
}: ProcessOrder): Promise<ProcessEnd> => {
  const given = new Set<string>();
  let lastTest = "";
  let hasFailed = false;
  let hung: string | undefined;
  let stray: string | undefined;
  const { placeOf } = trees.runner;
  const shown = (text: string): string => trees.runner.inProject(trees.project.inProject(text));
  const child = spawn(
    process.execPath,
    [
      ...[moreYoungSpace, "--enable-source-maps", "--import", placeOf(ownFiles.unwatched)],
      ...[`--test-reporter=${placeOf(ownFiles.reporter)}`, "--test-reporter-destination=stdout"],
      ...[placeOf(ownFiles.entry), kind],
    ],
    { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe", "pipe"], detached: true },
  );
  running.add(child);

  const watch = setTimeout(() => {
    hung = `nothing has happened for ${hangMilliseconds / 1000} s${lastTest === "" ? "" : `; the last test that began: ${lastTest}`}`;
    endGroup(child, "SIGTERM");
    setTimeout(() => endGroup(child, "SIGKILL"), 2_000).unref();
  }, hangMilliseconds);

  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      watch.refresh();
      onMessage({ kind: "text", text: shown(text) });
    });
  }

  const line = child.stdio[3];
  assert.ok(line instanceof Duplex);
  line.on("error", () => undefined);
  createInterface({ input: line }).on("line", (text) => {
    watch.refresh();
    const message: Message = JSON.parse(text);
    if (message.kind === "next") {
      const path = nextFile();
      if (path !== undefined) given.add(path);
      const file: NextFile | undefined = path === undefined ? undefined : { path, place: trees.project.placeOf(path) };
      line.write(`${file === undefined ? "" : JSON.stringify(file)}\n`);
    }
    if (message.kind === "progress") lastTest = message.test;
    if (message.kind === "file") {
      if (!given.delete(message.path))
        stray ??= `the test ${JSON.stringify(message.path)} was declared when its file had been read: await what it needs outside of describe`;
      hasFailed ||= message.hasFailed;
    }
    onMessage("text" in message ? { ...message, text: shown(message.text) } : message);
  });

  return new Promise((resolve) => {
    child.on("exit", () => endGroup(child, "SIGKILL"));
    child.on("close", (code, signal) => {
      clearTimeout(watch);
      running.delete(child);
      const isWell = hung === undefined && stray === undefined && code === (hasFailed ? 1 : 0) && given.size === 0;
      const ending = signal === null ? `the process ended with ${code}` : `the process ended by ${signal}`;
      resolve({ unfinished: [...given], problem: isWell ? undefined : (hung ?? stray ?? ending) });
    });
  });
};
