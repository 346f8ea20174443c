/** The runner: which files, in which processes, beside which checks. */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build, checks } from "./checks.js";
import { isTooLongForShortRun, keepDurations, mostlyWaits, secondsOf } from "./durations.js";
import { type Kind, type TestFile, tellApart, testPaths } from "./files.js";
import { readImports } from "./imports.js";
import { checkJob, filesJob, type Job, jobsAfter, longestFirst, runJobs } from "./jobs.js";
import { endAll, ownFiles, type Trees } from "./processes.js";
import { createReport } from "./report.js";
import { plantTree } from "./tree.js";
import { readWishes, usage, type Wishes } from "./words.js";

const ownRoot = fileURLToPath(new URL("../..", import.meta.url));

const write = (text: string): void => {
  process.stdout.write(text);
};

const isQuiet = ({ kind }: TestFile): boolean => kind === "quiet";

const isShort = (file: TestFile): boolean => isQuiet(file) && !isTooLongForShortRun(file.path);

const lineOf = ({ path, kind, because }: TestFile): string =>
  `${kind.padEnd(10)}${path}${because === undefined ? "" : `: ${because}`}\n`;

/** Says what was not run, and how to. */
const leftOut = (files: readonly TestFile[]): string => {
  const long = files.filter(isQuiet);
  const parts = [
    `${files.length - long.length} files that start processes`,
    ...(long.length === 0 ? [] : [`${long.length} that take long (${long.map(({ path }) => path).join(", ")})`]),
  ];
  return `\nleft out: ${parts.join(", and ")}. npm run test:all runs them too.\n`;
};

const isThere = async (file: string): Promise<void> => {
  while (!existsSync(file)) await pause(100);
};

/** Runs what is asked for, and tells whether all is well. */
const run = async (root: string, wishes: Wishes): Promise<boolean> => {
  const { words, concurrency, hangMilliseconds } = wishes;
  const paths = testPaths(root).filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (paths.length === 0) throw new Error(`no test file below test/ contains ${words.join(" or ")}`);
  const graph = await readImports(root, paths);
  const files = tellApart(root, paths, graph);
  if (wishes.list) {
    write(files.map(lineOf).join(""));
    return true;
  }

  const trees: Trees = {
    runner: await plantTree(ownRoot, await readImports(ownRoot, Object.values(ownFiles))),
    project: await plantTree(root, graph),
  };
  const report = createReport(write, wishes);
  const chosen = files
    .filter((file) => wishes.all || isShort(file))
    .sort((one, other) => secondsOf(other.path) - secondsOf(one.path));
  const pathsOf = (kind: Kind) => chosen.filter((file) => file.kind === kind).map(({ path }) => path);
  /**
   * As many processes as can run at a time, and the files are handed out among them. Two of them first take those that mostly wait, so
   * that no more of these run at a time, while the others keep the cores busy.
   */
  const sharedJobs = (kind: Kind): readonly Job[] => {
    const paths = pathsOf(kind);
    const processes = Math.min(concurrency, paths.length);
    const seconds = paths.reduce((sum, path) => sum + secondsOf(path), 0) / processes;
    const waiting = paths.filter(mostlyWaits);
    const busy = paths.filter((path) => !mostlyWaits(path));
    return Array.from({ length: processes }, (_item, index) => {
      const lists = index < Math.max(1, processes - 2) ? [busy, waiting] : [waiting, busy];
      return filesJob({ root, trees, hangMilliseconds, kind, seconds, lists }, report);
    });
  };

  const inner = [
    ...(wishes.checks ? checks.map((command) => checkJob(root, report, command)) : []),
    ...sharedJobs("quiet"),
  ];
  const outer = [
    ...sharedJobs("starting"),
    ...pathsOf("own").map((path) =>
      filesJob({ root, trees, hangMilliseconds, kind: "own", seconds: secondsOf(path), lists: [[path]] }, report),
    ),
  ];
  if (wishes.checks) await runJobs([checkJob(root, report, build)], 1);
  const { programsFile } = wishes;
  const jobs =
    programsFile === undefined
      ? longestFirst([...inner, ...outer])
      : [...longestFirst(inner), ...jobsAfter(isThere(programsFile), longestFirst(outer))];
  await runJobs(jobs, concurrency);
  if (wishes.keepDurations) keepDurations(report.durations(), testPaths(root));
  if (chosen.length < files.length) write(leftOut(files.filter((file) => !chosen.includes(file))));
  return report.close();
};

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    endAll(signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  });

try {
  const wishes = readWishes(process.argv.slice(2), process.env);
  if (wishes === "help") write(usage);
  else {
    const root = wishes.root ?? ownRoot;
    if (!(await run(root, wishes))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`test/run.js: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
