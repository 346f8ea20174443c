/** How long files took that take long, in seconds, in `durations.json`: measured by `node test/run.js --all --keep-durations`. */
import { readFileSync, writeFileSync } from "node:fs";

const place = new URL("durations.json", import.meta.url);

/** Who is shorter is not kept. */
const leastSeconds = 3;

/** A file that shares a process and takes longer is left to `npm run test:all`. */
export const mostSecondsOfShortRun = 15;

const kept: Readonly<Record<string, number>> = JSON.parse(readFileSync(place, "utf8"));

export const secondsOf = (path: string): number => kept[path] ?? 1;

/** Keeps what a run has measured. Files that it did not run keep what they had, as long as they are there. */
export const keepDurations = (measured: ReadonlyMap<string, number>, paths: readonly string[]): void => {
  const all = paths.map((path) => [path, Math.round(measured.get(path) ?? secondsOf(path))] as const);
  const long = all.filter(([, seconds]) => seconds >= leastSeconds);
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
};
