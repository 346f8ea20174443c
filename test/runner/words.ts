/** What the words of the command line ask for. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

export interface Wishes {
  /** Parts of paths; none means that no file is left out for its path. */
  readonly words: readonly string[];
  /** Also the files that start processes. */
  readonly all: boolean;
  /** Build, lint, types and drift as well. */
  readonly checks: boolean;
  readonly list: boolean;
  readonly slowest: boolean;
  readonly keepDurations: boolean;
  readonly concurrency: number;
  readonly hangMilliseconds: number;
  /** Files that start processes wait until this file is there. */
  readonly programsFile: string | undefined;
  /** The folder of the project; this one if undefined. */
  readonly root: string | undefined;
}

export const usage = `node test/run.js [options] [words]
Runs the test files whose path contains one of the words. Without words: those that start no process and do not take long;
with --all, or where CI=true, every file.
  --all              every file
  --checks           build, lint, types and drift too
  --list             print which files share a process, and what gives others one of their own; run nothing
  --slowest          print at the end what the slowest files took
  --keep-durations   write how long the files took into test/runner/durations.json
  --concurrency <n>  so many processes at a time; else two for each core, or with --all two more than there are cores
  --hang <seconds>   how long nothing may happen in a process, if not 600
  --root <folder>    the project, if not this one
While programs that tests start are still being installed, TESTS_AWAIT=<file> has the files that start processes wait for that file.
`;

const wholeNumber = (text: string, name: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number from 1 on, not '${text}'`);
};

/** Throws where the words are none of the usage. */
export const readWishes = (words: readonly string[], environment: NodeJS.ProcessEnv): Wishes | "help" => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: environment["CI"] === "true" },
      checks: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      slowest: { type: "boolean", default: false },
      "keep-durations": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      concurrency: { type: "string" },
      hang: { type: "string", default: "600" },
      root: { type: "string" },
    },
  });
  if (values.help) return "help";
  const all = values.all || positionals.length > 0;
  const cores = Math.max(2, availableParallelism());
  return {
    words: positionals,
    all,
    checks: values.checks,
    list: values.list,
    slowest: values.slowest,
    keepDurations: values["keep-durations"],
    // Tests of the short run wait for timers now and then. Those that start processes wait for them, and each keeps cores busy.
    concurrency: wholeNumber(values.concurrency ?? String(all ? cores + 2 : 2 * cores), "concurrency"),
    hangMilliseconds: 1000 * wholeNumber(values.hang, "hang"),
    programsFile: environment["TESTS_AWAIT"],
    root: values.root,
  };
};
