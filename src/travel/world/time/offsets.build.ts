/**
 * Builds `offsets.json`, the frozen UTC offsets of all airport time zones, from compiled zones of a named release of the IANA time zone
 * database. Runs only by hand (`npm run world:zones`); at run time the platform's time zone data is not used.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { airports } from "../reference/places.js";
import { dateOfDay, dayNumber } from "./calendar.js";
import table from "./offsets.json" with { type: "json" };
import { changesUntil, readCompiledZone } from "./zoneinfo.build.js";

const firstDate = "2020-01-01";
const lastDateOfTable = "2041-01-01";
const daySeconds = 86_400;
/** The folder of compiled zones on Linux and macOS. */
const systemFolder = "/usr/share/zoneinfo";

interface OffsetHistory {
  readonly first: number;
  readonly changes: readonly number[];
  readonly offsets: readonly number[];
}

/** The release of a folder of compiled zones, for example `2026f`; undefined if the folder does not name it. */
export const releaseOf = (folder: string): string | undefined => {
  try {
    const [first = ""] = readFileSync(join(folder, "tzdata.zi"), "utf8").split("\n", 1);
    return /^# version (\d{4}[a-z]+)$/.exec(first)?.[1];
  } catch {
    return undefined;
  }
};

const wholeMinutes = (seconds: number, zone: string): number => {
  if (seconds % 60 !== 0) throw new Error(`${zone} has ${seconds} seconds where whole minutes are expected`);
  return seconds / 60;
};

/** The changes of a zone's offset within the table's range, in minutes. A change of the zone's abbreviation alone does not count. */
const historyOf = (folder: string, zone: string): OffsetHistory => {
  const compiled = readCompiledZone(readFileSync(join(folder, zone)));
  const epochSeconds = dayNumber(firstDate) * daySeconds;
  const endSeconds = dayNumber(lastDateOfTable) * daySeconds;
  const all = changesUntil(compiled, Number(lastDateOfTable.slice(0, 4)));
  const before = all.findLast(({ atSeconds }) => atSeconds <= epochSeconds);
  const first = before?.offsetSeconds ?? compiled.firstOffsetSeconds;
  const changes: number[] = [];
  const offsets: number[] = [];
  let current = first;
  for (const { atSeconds, offsetSeconds } of all) {
    if (atSeconds <= epochSeconds || atSeconds > endSeconds || offsetSeconds === current) continue;
    changes.push(wholeMinutes(atSeconds - epochSeconds, zone));
    offsets.push(wholeMinutes(offsetSeconds, zone));
    current = offsetSeconds;
  }
  return { first: wholeMinutes(first, zone), changes, offsets };
};

/**
 * The text of `offsets.json` from a folder of compiled zones. Zones with equal histories share one. Throws if the folder does not name its
 * release, or if the release is older than the table's.
 */
export const buildOffsets = (folder: string): string => {
  const release = releaseOf(folder);
  if (release === undefined) {
    throw new Error(`${folder} has no tzdata.zi that names a release: give a folder of compiled zones that has one`);
  }
  if (release < table.release) {
    throw new Error(
      `${folder} is of release ${release}, the table is of ${table.release} already: give a folder of that release or a later one`,
    );
  }
  const histories: string[] = [];
  const zones: Record<string, number> = {};
  for (const zone of [...new Set(airports.map((airport) => airport.timeZone))].sort()) {
    const history = JSON.stringify(historyOf(folder, zone));
    const known = histories.indexOf(history);
    zones[zone] = known === -1 ? histories.push(history) - 1 : known;
  }
  const head = { source: "IANA time zone database", release, epoch: firstDate, until: lastDateOfTable, zones };
  return `${JSON.stringify(head).slice(0, -1)},\n"histories":[\n${histories.join(",\n")}\n]}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? systemFolder;
  try {
    writeFileSync(new URL("offsets.json", import.meta.url), buildOffsets(folder));
    const lastDate = dateOfDay(dayNumber(lastDateOfTable) - 1);
    process.stderr.write(`offsets.json written from release ${releaseOf(folder)}, ${firstDate} to ${lastDate}\n`);
  } catch (error) {
    process.stderr.write(`npm run world:zones: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
