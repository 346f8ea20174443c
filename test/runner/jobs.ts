/** What a run does, in parts that can run at the same time: the checks, and processes that run test files. */
import { runCheck } from "./checks.js";
import type { Kind } from "./files.js";
import { runProcess, type Trees } from "./processes.js";
import type { Report } from "./report.js";

export interface Job {
  /** About how long it takes: longer ones begin first, so that no core is idle at the end. */
  readonly seconds: number;
  readonly run: () => Promise<void>;
}

/** A command of package.json. It begins before all tests. */
export const checkJob = (root: string, report: Report, command: string): Job => ({
  seconds: Number.POSITIVE_INFINITY,
  run: async () => {
    const began = performance.now();
    const { isWell, output } = await runCheck(root, command);
    if (isWell) report.say(`✔ ${command} (${Math.round(performance.now() - began)}ms)\n`);
    else report.fail(command, output);
  },
});

export interface FilesOrder {
  readonly root: string;
  readonly trees: Trees;
  readonly hangMilliseconds: number;
  readonly kind: Kind;
  readonly seconds: number;
  /** Files are taken from the front of the first list that has some; other jobs may do so too. */
  readonly lists: readonly string[][];
}

/** Runs files until there are none left. Where the process ends with one of them, another goes on behind it. */
export const filesJob = ({ root, trees, hangMilliseconds, kind, seconds, lists }: FilesOrder, report: Report): Job => ({
  seconds,
  run: async () => {
    const list = (): string[] | undefined => lists.find((paths) => paths.length > 0);
    for (let paths = list(); paths !== undefined; paths = list()) {
      const output = report.forProcess(kind === "own" ? paths[0] : undefined);
      let hasTaken = false;
      const { unfinished, problem } = await runProcess({
        root,
        trees,
        hangMilliseconds,
        kind,
        nextFile: () => {
          hasTaken = true;
          return list()?.shift();
        },
        onMessage: output.take,
      });
      output.end();
      if (problem === undefined && hasTaken) continue;
      const [path] = unfinished;
      if (path !== undefined) report.fail(path, problem ?? "it did not come to its end");
      else report.fail("a process for tests", `${problem ?? "it asked for no file"}, in none of its files`);
      // Another would not come further.
      if (!hasTaken) return;
    }
  },
});

/** Puts jobs off: each begins when the promise is kept. */
export const jobsAfter = (kept: Promise<void>, jobs: readonly Job[]): readonly Job[] =>
  jobs.map(({ seconds, run }) => ({
    seconds,
    run: async () => {
      await kept;
      await run();
    },
  }));

export const longestFirst = (jobs: readonly Job[]): readonly Job[] =>
  [...jobs].sort((one, other) => other.seconds - one.seconds);

/** Runs all jobs in their order, so many at a time. */
export const runJobs = async (jobs: readonly Job[], concurrency: number): Promise<void> => {
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job.run();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
};
