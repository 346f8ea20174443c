/** What files took that take long, in `durations.json`: measured by `node test/run.js --all --keep-durations`. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Duration {
  readonly seconds: number;
  /** Of all processors, while it ran. */
  readonly processorSeconds: number;
}

const place = new URL("durations.json", import.meta.url);

/** Who is shorter is not kept. */
const leastSeconds = 3;

/** A file that takes more of a processor is left to `npm run test:all`. */
const mostProcessorSecondsOfShortRun = 6;

/** A file that keeps a processor busy shares it with one more, and so takes twice its processor's seconds. */
const mostOfWaiting = 0.4;

const kept: Readonly<Record<string, Duration>> = JSON.parse(readFileSync(place, "utf8"));

const ofOther: Duration = { seconds: 1, processorSeconds: 1 };

const durationOf = (path: string): Duration => kept[path] ?? ofOther;

export const isTooLongForShortRun = (path: string): boolean =>
  durationOf(path).processorSeconds > mostProcessorSecondsOfShortRun;

export const secondsOf = (path: string): number => durationOf(path).seconds;

/** Whether a file waits most of its time, for timers or for what it has started, and leaves the processors to others. */
export const mostlyWaits = (path: string): boolean => {
  const { seconds, processorSeconds } = durationOf(path);
  return processorSeconds < mostOfWaiting * seconds;
};

const inTenths = (seconds: number): number => Math.round(10 * seconds) / 10;

/** Keeps what a run has measured. Files that it did not run keep what they had, as long as they are there. */
export const keepDurations = (measured: ReadonlyMap<string, Duration>, paths: readonly string[]): void => {
  const all = paths.map((path) => {
    const { seconds, processorSeconds } = measured.get(path) ?? durationOf(path);
    return [path, { seconds: Math.round(seconds), processorSeconds: inTenths(processorSeconds) }] as const;
  });
  const long = all.filter(([, { seconds }]) => seconds >= leastSeconds);
  const lines = long.map((line) => line.map((part) => JSON.stringify(part)).join(": "));
  writeFileSync(place, `{\n  ${lines.join(",\n  ")}\n}\n`);
};
