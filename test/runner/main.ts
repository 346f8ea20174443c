/** The runner: which files, in which processes, beside which checks. */
import { fileURLToPath } from "node:url";
import { build, checks } from "./checks.js";
import { keepDurations, mostSecondsOfShortRun, secondsOf } from "./durations.js";
import { type TestFile, tellApart, testPaths } from "./files.js";
import { checkJob, filesJob, runJobs } from "./jobs.js";
import { endAll } from "./processes.js";
import { createReport } from "./report.js";
import { readWishes, usage, type Wishes } from "./words.js";

const write = (text: string): void => {
  process.stdout.write(text);
};

const isShared = ({ startsProcessesBy }: TestFile): boolean => startsProcessesBy === undefined;

const isShort = (file: TestFile): boolean => isShared(file) && secondsOf(file.path) <= mostSecondsOfShortRun;

const lineOf = ({ path, startsProcessesBy }: TestFile): string =>
  startsProcessesBy === undefined ? `shared  ${path}\n` : `own     ${path}: ${startsProcessesBy.join(" > ")}\n`;

/** Says what was not run, and how to. */
const leftOut = (files: readonly TestFile[]): string => {
  const long = files.filter(isShared);
  const parts = [
    `${files.length - long.length} files that start processes`,
    ...(long.length === 0 ? [] : [`${long.length} that take long (${long.map(({ path }) => path).join(", ")})`]),
  ];
  return `\nleft out: ${parts.join(", and ")}. npm run test:all runs them too.\n`;
};

/** Runs what is asked for, and tells whether all is well. */
const run = async (root: string, wishes: Wishes): Promise<boolean> => {
  const { words, concurrency, hangMilliseconds } = wishes;
  const paths = testPaths(root).filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (paths.length === 0) throw new Error(`no test file below test/ contains ${words.join(" or ")}`);
  const files = await tellApart(root, paths);
  if (wishes.list) {
    write(files.map(lineOf).join(""));
    return true;
  }

  const report = createReport(write, wishes);
  const chosen = files
    .filter((file) => wishes.all || isShort(file))
    .sort((one, other) => secondsOf(other.path) - secondsOf(one.path));
  const shared = chosen.filter(isShared).map(({ path }) => path);
  const own = chosen.filter((file) => !isShared(file)).map(({ path }) => path);
  const processes = Math.min(concurrency, shared.length);
  const sharedSeconds = shared.reduce((sum, path) => sum + secondsOf(path), 0) / processes;

  if (wishes.checks) await runJobs([checkJob(root, report, build)], 1);
  await runJobs(
    [
      ...(wishes.checks ? checks.map((command) => checkJob(root, report, command)) : []),
      ...Array.from({ length: processes }, () =>
        filesJob({ root, hangMilliseconds, isShared: true, seconds: sharedSeconds, paths: shared }, report),
      ),
      ...own.map((path) =>
        filesJob({ root, hangMilliseconds, isShared: false, seconds: secondsOf(path), paths: [path] }, report),
      ),
    ],
    concurrency,
  );
  if (wishes.keepDurations) keepDurations(report.seconds(), testPaths(root));
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
    const root = wishes.root ?? fileURLToPath(new URL("../..", import.meta.url));
    if (!(await run(root, wishes))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`test/run.js: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
