/** What a run prints: each file when it is over, what failed once more, the slowest if asked for, and the counts of all processes. */
import type { Duration } from "./durations.js";
import type { Message, Outcome } from "./messages.js";

/** Listens to one process. Its lines appear together, file by file. */
export interface ProcessOutput {
  readonly take: (message: Message) => void;
  readonly end: () => void;
}

export interface Report {
  /** For a process that is told to run one file, or for one that files share. */
  readonly forProcess: (path: string | undefined) => ProcessOutput;
  /** A check failed, or a file did not come to its end: it counts as a test that fails. */
  readonly fail: (name: string, why: string) => void;
  readonly say: (text: string) => void;
  /** What each file took until now. */
  readonly durations: () => ReadonlyMap<string, Duration>;
  /** Prints the end, and tells whether all is well. */
  readonly close: () => boolean;
}

interface Cost {
  cpuMilliseconds: number;
  milliseconds: number;
}

const outcomes: readonly Outcome[] = ["pass", "fail", "cancelled", "skipped", "todo"];

const heading = /^\s*✖ failing tests:\s*$/m;

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8);

const tableOf = (costs: ReadonlyMap<string, Cost>): string =>
  [...costs]
    .filter(([, { cpuMilliseconds }]) => cpuMilliseconds >= 1000)
    .sort(([, one], [, other]) => other.cpuMilliseconds - one.cpuMilliseconds)
    .map(([path, cost]) => `${inSeconds(cost.cpuMilliseconds)} ${inSeconds(cost.milliseconds)}  ${path}\n`)
    .join("");

const cpuOf = (costs: ReadonlyMap<string, Cost>): number =>
  [...costs.values()].reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0);

export const createReport = (write: (text: string) => void, { slowest }: { readonly slowest: boolean }): Report => {
  const began = performance.now();
  const counts = new Map<Outcome, number>();
  const costs = new Map<string, Cost>();
  const failures: string[] = [];
  let suites = 0;
  let isWell = true;

  const costOf = (path: string): Cost => {
    const cost = costs.get(path) ?? { cpuMilliseconds: 0, milliseconds: 0 };
    costs.set(path, cost);
    return cost;
  };

  const count = (outcome: Outcome): void => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  };

  const forProcess = (own: string | undefined): ProcessOutput => {
    let text = "";
    const flush = (): void => {
      if (text !== "") write(text);
      text = "";
    };
    const take = (message: Message): void => {
      if (message.kind === "text") text += message.text;
      if (message.kind === "test") count(message.outcome);
      if (message.kind === "suite") suites += 1;
      if (message.kind === "failures") failures.push(message.text.replace(heading, "").trimEnd());
      if (message.kind === "used" && own === undefined) costOf(message.path).cpuMilliseconds = message.cpuMilliseconds;
      if (message.kind === "usedInAll" && own !== undefined) costOf(own).cpuMilliseconds = message.cpuMilliseconds;
      if (message.kind !== "file") return;
      costOf(message.path).milliseconds = message.milliseconds;
      if (message.hasFailed) isWell = false;
      flush();
    };
    return { take, end: flush };
  };

  return {
    forProcess,
    fail: (name, why) => {
      isWell = false;
      count("fail");
      failures.push(`\n✖ ${name}\n${why.trimEnd().replace(/^/gm, "  ")}`);
      write(`✖ ${name}\n`);
    },
    say: write,
    durations: () =>
      new Map(
        [...costs].map(([path, { milliseconds, cpuMilliseconds }]) => [
          path,
          { seconds: milliseconds / 1000, processorSeconds: cpuMilliseconds / 1000 },
        ]),
      ),
    close: () => {
      if (slowest)
        write(
          `\nslowest files: seconds of a processor, seconds\n${tableOf(costs)}${inSeconds(cpuOf(costs))}           in all\n`,
        );
      if (failures.length > 0) write(`\n✖ failing:\n${failures.join("\n")}\n\n`);
      const lines = [
        `tests ${[...counts.values()].reduce((sum, count) => sum + count, 0)}`,
        `suites ${suites}`,
        ...outcomes.map((outcome) => `${outcome} ${counts.get(outcome) ?? 0}`),
        `duration_ms ${Math.round(performance.now() - began)}`,
      ];
      write(lines.map((line) => `ℹ ${line}\n`).join(""));
      return isWell;
    },
  };
};
