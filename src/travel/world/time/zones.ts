/**
 * Converts between local time and UTC for the time zones of the world's airports, with a frozen table of offsets so that all machines
 * agree. It knows no clock. The table covers 2020 to 2040; outside, its first and last offsets apply.
 */
import { dateOfDay, dayNumber, twoDigits } from "./calendar.js";
import table from "./offsets.json" with { type: "json" };

const minuteMs = 60_000;
const dayMs = 86_400_000;
const instant = /^(\d{4}-\d{2}-\d{2})[Tt\s](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):?(\d{2})?)$/;

/** The offset before the first change; then for each change its minute since the table's epoch, and the offset from then on. */
interface OffsetHistory {
  readonly first: number;
  readonly changes: readonly number[];
  readonly offsets: readonly number[];
}

/** The IANA time zone release of the table, for example `2026f`. */
export const timeZoneRelease: string = table.release;

const epochMs = dayNumber(table.epoch) * dayMs;
const historyOfZone: ReadonlyMap<string, OffsetHistory | undefined> = new Map(
  Object.entries(table.zones).map(([zone, index]) => [zone, table.histories[index]]),
);

/** The offsets of a zone. Throws a RangeError for a zone without airports. */
const historyOf = (zone: string): OffsetHistory => {
  const history = historyOfZone.get(zone);
  if (history === undefined) throw new RangeError(`no offsets for the zone '${zone}'`);
  return history;
};

const offsetIn = (history: OffsetHistory, utcMs: number): number => {
  const minute = Math.floor((utcMs - epochMs) / minuteMs);
  let low = 0;
  let high = history.changes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((history.changes[middle] ?? 0) <= minute) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? history.first : (history.offsets[low - 1] ?? history.first);
};

/** Minutes that local time is ahead of UTC at an instant. Throws a RangeError for a zone without airports. */
export const offsetMinutesAt = (zone: string, utcMs: number): number => offsetIn(historyOf(zone), utcMs);

/** A local time in milliseconds, as if it were UTC. */
const naiveMs = (day: number, minuteOfDay: number): number => day * dayMs + minuteOfDay * minuteMs;

/** `utcOfLocal` for a day number, for callers that count days. */
export const utcOfLocalDay = (zone: string, day: number, minuteOfDay: number): number => {
  const history = historyOf(zone);
  const naive = naiveMs(day, minuteOfDay);
  const [before, after] = [offsetIn(history, naive - dayMs), offsetIn(history, naive + dayMs)];
  const beforeMs = naive - before * minuteMs;
  if (before === after || offsetIn(history, beforeMs) === before) return beforeMs;
  const afterMs = naive - after * minuteMs;
  return offsetIn(history, afterMs) === after ? afterMs : beforeMs;
};

/**
 * The instant of a local time. For a time that occurs twice (clocks set back), the first occurrence; a time that does not occur (clocks set
 * forward) is moved forward by the length of the gap. `minuteOfDay` may be outside 0..1439 and then means another day.
 */
export const utcOfLocal = (zone: string, date: string, minuteOfDay: number): number =>
  utcOfLocalDay(zone, dayNumber(date), minuteOfDay);

/** Whether a local time does not exist because clocks skip it when set forward. */
export const isLocalGap = (zone: string, date: string, minuteOfDay: number): boolean => {
  const history = historyOf(zone);
  const naive = naiveMs(dayNumber(date), minuteOfDay);
  const [before, after] = [offsetIn(history, naive - dayMs), offsetIn(history, naive + dayMs)];
  if (before === after) return false;
  return [before, after].every((offset) => offsetIn(history, naive - offset * minuteMs) !== offset);
};

/** The local day number in a zone at an instant. */
export const localDayAt = (zone: string, utcMs: number): number =>
  Math.floor((utcMs + offsetMinutesAt(zone, utcMs) * minuteMs) / dayMs);

/** The local calendar date in a zone at an instant. */
export const localDateAt = (zone: string, utcMs: number): string => dateOfDay(localDayAt(zone, utcMs));

/** Minutes since local midnight in a zone at an instant. */
export const localMinuteAt = (zone: string, utcMs: number): number => {
  const local = utcMs + offsetMinutesAt(zone, utcMs) * minuteMs;
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / minuteMs);
};

/** Milliseconds, read as if they were UTC, as `2026-06-15T08:00:00`. */
const wallClock = (localMs: number): string => {
  const day = Math.floor(localMs / dayMs);
  const second = Math.floor((localMs - day * dayMs) / 1000);
  const [hour, minute] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
  return `${dateOfDay(day)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second % 60)}`;
};

/** An instant as local time with its UTC offset, in whole seconds: `2026-06-15T08:00:00-04:00`. */
export const localIso = (zone: string, utcMs: number): string => {
  const offset = offsetMinutesAt(zone, utcMs);
  const size = Math.abs(offset);
  const sign = offset < 0 ? "-" : "+";
  return `${wallClock(utcMs + offset * minuteMs)}${sign}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};

/** An instant in UTC, in whole seconds: `2026-06-15T12:00:00Z`. */
export const utcIso = (utcMs: number): string => `${wallClock(utcMs)}Z`;

/**
 * The instant of an RFC 3339 date-time, in milliseconds since 1970. A leap second counts as the next second. The text must have passed a
 * validator: throws a RangeError for any other.
 */
export const parseInstant = (text: string): number => {
  const parts = instant.exec(text);
  if (parts === null) throw new RangeError(`not an RFC 3339 date-time: '${text}'`);
  const [, date = "", hour, minute, second, fraction = "", sign, offsetHour = "0", offsetMinute = "0"] = parts;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, "0"));
  const offset = (sign === "-" ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  return dayNumber(date) * dayMs + seconds * 1000 + milliseconds - offset * minuteMs;
};

/** Local time in a zone at an instant, in milliseconds as if it were UTC, for computing differences. */
export const localMsAt = (zone: string, utcMs: number): number => utcMs + offsetMinutesAt(zone, utcMs) * 60_000;
