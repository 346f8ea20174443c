/**
 * Reads compiled time zones (TZif, RFC 9636) and lists the changes of a zone's offset. Only the build of `offsets.json` uses it, never the
 * product at run time.
 */
import { dayOfDate, weekdayOfDay } from "./calendar.js";

const daySeconds = 86_400;
const headerBytes = 44;

/** From this instant on (seconds since 1970), a zone is this many seconds ahead of UTC. */
export interface OffsetChange {
  readonly atSeconds: number;
  readonly offsetSeconds: number;
}

/** The content of a zone file: the offset before the first change, the changes, and the rule for all times after the last one. */
export interface CompiledZone {
  readonly firstOffsetSeconds: number;
  readonly changes: readonly OffsetChange[];
  /** In the format of POSIX's TZ variable, for example `EST5EDT,M3.2.0,M11.1.0`. */
  readonly rule: string;
}

/** A day of every year, such as `M3.2.0/2`: month, week (5 is the last), weekday (0 is Sunday), seconds after midnight. */
interface YearlyDay {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  readonly secondsOfDay: number;
}

interface Counts {
  readonly utcMarks: number;
  readonly standardMarks: number;
  readonly leapSeconds: number;
  readonly changes: number;
  readonly types: number;
  readonly nameBytes: number;
}

const countsAt = (bytes: Buffer, at: number): Counts => {
  if (bytes.toString("latin1", at, at + 4) !== "TZif") throw new Error("it is no compiled time zone (TZif)");
  const count = (position: number): number => bytes.readUInt32BE(at + 20 + position * 4);
  return {
    utcMarks: count(0),
    standardMarks: count(1),
    leapSeconds: count(2),
    changes: count(3),
    types: count(4),
    nameBytes: count(5),
  };
};

/** The size in bytes of a block after its header, if instants take `instantBytes`. */
const blockBytes = (counts: Counts, instantBytes: 4 | 8): number => {
  const { utcMarks, standardMarks, leapSeconds, changes, types, nameBytes } = counts;
  return (
    changes * (instantBytes + 1) + types * 6 + nameBytes + leapSeconds * (instantBytes + 4) + standardMarks + utcMarks
  );
};

/** Reads a compiled zone: its second block, which has 64-bit instants, and the rule at its end. Throws for version 1. */
export const readCompiledZone = (bytes: Buffer): CompiledZone => {
  const header = headerBytes + blockBytes(countsAt(bytes, 0), 4);
  const counts = countsAt(bytes, header);
  const instants = header + headerBytes;
  const kinds = instants + counts.changes * 8;
  const types = kinds + counts.changes;
  const offsetOfType = (type: number): number => bytes.readInt32BE(types + type * 6);
  const rule = bytes.toString("latin1", instants + blockBytes(counts, 8)).trim();
  const changes = Array.from({ length: counts.changes }, (_, index) => ({
    atSeconds: Number(bytes.readBigInt64BE(instants + index * 8)),
    offsetSeconds: offsetOfType(bytes.readUInt8(kinds + index)),
  }));
  return { firstOffsetSeconds: offsetOfType(0), changes, rule };
};

const rulePattern = /^(?:<[^>]+>|[A-Za-z]+)([^A-Za-z<,]+)(?:(?:<[^>]+>|[A-Za-z]+)([^A-Za-z<,]*),([^,]+),([^,]+))?$/;
const yearlyDay = /^M(\d+)\.(\d)\.(\d)(?:\/(.+))?$/;

/** The seconds of a time such as `2`, `-1`, `+05:30` or `24:00:00`. */
const secondsOf = (text: string): number => {
  const parts = /^([+-])?(\d+)(?::(\d+))?(?::(\d+))?$/.exec(text);
  if (parts === null) throw new Error(`'${text}' is no time`);
  const [, sign, hours, minutes = "0", seconds = "0"] = parts;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

const yearlyDayOf = (text: string): YearlyDay => {
  const parts = yearlyDay.exec(text);
  if (parts === null) throw new Error(`'${text}' is no day of the form M<month>.<week>.<weekday>`);
  const [, month, week, day, time = "2"] = parts;
  return { month: Number(month), week: Number(week), weekday: Number(day), secondsOfDay: secondsOf(time) };
};

/** The day in a given year, in seconds since 1970, as if its local time were UTC. */
const localSecondsOf = ({ month, week, weekday: wanted, secondsOfDay }: YearlyDay, year: number): number => {
  const firstOfMonth = dayOfDate(year, month, 1);
  const nextMonth = month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1);
  const first = firstOfMonth + ((wanted - weekdayOfDay(firstOfMonth) + 7) % 7);
  const inWeek = first + (week - 1) * 7;
  const day = inWeek < nextMonth ? inWeek : inWeek - 7;
  return day * daySeconds + secondsOfDay;
};

/** The changes that a rule makes in one year, in order; none for a zone without changes. */
const changesOfYear = (rule: string, year: number): readonly OffsetChange[] => {
  const parts = rulePattern.exec(rule);
  if (parts === null) throw new Error(`the rule '${rule}' is not understood`);
  const [, standard = "", summer = "", begins, ends] = parts;
  if (begins === undefined || ends === undefined) return [];
  // POSIX counts offsets westward.
  const standardSeconds = -secondsOf(standard);
  const summerSeconds = summer === "" ? standardSeconds + 3600 : -secondsOf(summer);
  return [
    { atSeconds: localSecondsOf(yearlyDayOf(begins), year) - standardSeconds, offsetSeconds: summerSeconds },
    { atSeconds: localSecondsOf(yearlyDayOf(ends), year) - summerSeconds, offsetSeconds: standardSeconds },
  ].sort((one, other) => one.atSeconds - other.atSeconds);
};

/** All changes of a zone up to and including a year: those in its file, then those by its rule. */
export const changesUntil = ({ changes, rule }: CompiledZone, lastYear: number): readonly OffsetChange[] => {
  const lastSeconds = changes.at(-1)?.atSeconds ?? Number.NEGATIVE_INFINITY;
  const firstYear = Math.max(1970, new Date(Math.max(0, lastSeconds) * 1000).getUTCFullYear());
  const later: OffsetChange[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    later.push(...changesOfYear(rule, year).filter(({ atSeconds }) => atSeconds > lastSeconds));
  }
  return [...changes, ...later];
};
