/**
 * Builds `offsets.json`, the frozen UTC offsets of all airport zones, from the time-zone data of the platform it runs on.
 * Runs only when a person runs it (`npm run world:zones`); at run time no platform data is used.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { airports } from "../reference/places.js";
import { dateOfDay, dayNumber } from "./calendar.js";

const FIRST_DATE = "2020-01-01";
const LAST_DATE = "2041-01-01";
const RELEASE = "2026d";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes that a zone is ahead of UTC at an instant, as the platform has it. */
export function platformOffsetMinutes(zone: string): (utcMs: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (utcMs) => {
    const name = format.formatToParts(utcMs).find((part) => part.type === "timeZoneName")?.value ?? "";
    const parts = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name);
    if (parts === null) throw new Error(`${zone} has the offset '${name}', which is not in whole minutes`);
    return (parts[1] === "-" ? -1 : 1) * (Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0));
  };
}

/**
 * What `RELEASE` knows and a platform with older data does not: from that instant on the offset is constant.
 * British Columbia and Alberta stay on summer time, and Morocco on UTC, from 2026.
 */
export const CORRECTIONS: readonly {
  readonly zone: string;
  readonly fromUtc: string;
  readonly offsetMinutes: number;
}[] = [
  { zone: "Africa/Casablanca", fromUtc: "2026-09-20T01:00:00Z", offsetMinutes: 0 },
  { zone: "America/Edmonton", fromUtc: "2026-11-01T08:00:00Z", offsetMinutes: -360 },
  { zone: "America/Vancouver", fromUtc: "2026-11-01T09:00:00Z", offsetMinutes: -420 },
];

/** The platform's offsets, corrected to `RELEASE`. */
export function correctedOffsetMinutes(zone: string): (utcMs: number) => number {
  const offsetAt = platformOffsetMinutes(zone);
  const correction = CORRECTIONS.find((candidate) => candidate.zone === zone);
  if (correction === undefined) return offsetAt;
  const fromMs = Date.parse(correction.fromUtc);
  return (utcMs) => (utcMs < fromMs ? offsetAt(utcMs) : correction.offsetMinutes);
}

interface OffsetHistory {
  readonly first: number;
  readonly changes: readonly number[];
  readonly offsets: readonly number[];
}

/** All changes of a zone: days whose ends differ are bisected to the minute. No zone changes twice in one day. */
function historyOf(zone: string): OffsetHistory {
  const offsetAt = correctedOffsetMinutes(zone);
  const epochMs = dayNumber(FIRST_DATE) * DAY_MS;
  const first = offsetAt(epochMs);
  const changes: number[] = [];
  const offsets: number[] = [];
  let current = first;
  for (let day = dayNumber(FIRST_DATE); day < dayNumber(LAST_DATE); day += 1) {
    const next = offsetAt((day + 1) * DAY_MS);
    if (next === current) continue;
    let low = day * 1440;
    let high = low + 1440;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (offsetAt(middle * MINUTE_MS) === current) low = middle;
      else high = middle;
    }
    changes.push(high - epochMs / MINUTE_MS);
    offsets.push(next);
    current = next;
  }
  return { first, changes, offsets };
}

/** The text of `offsets.json`: zones with equal histories share one. */
export function buildOffsets(): string {
  const histories: string[] = [];
  const zones: Record<string, number> = {};
  for (const zone of [...new Set(airports.map((airport) => airport.timeZone))].sort()) {
    const history = JSON.stringify(historyOf(zone));
    const known = histories.indexOf(history);
    zones[zone] = known === -1 ? histories.push(history) - 1 : known;
  }
  const head = { source: `IANA time zone database ${RELEASE}`, epoch: FIRST_DATE, until: LAST_DATE, zones };
  return `${JSON.stringify(head).slice(0, -1)},\n"histories":[\n${histories.join(",\n")}\n]}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("offsets.json", import.meta.url), buildOffsets());
  process.stderr.write(`offsets.json written, ${FIRST_DATE} to ${dateOfDay(dayNumber(LAST_DATE) - 1)}\n`);
}
