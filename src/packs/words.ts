/** Counts, days and durations in the words of every pack's texts. */
import { weekday } from "../travel/world/index.js";

/** A count with its noun: `1 stop`, `2 stops`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** 515 minutes are `8h35`. */
export const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** The date of a date or local date-time, with its day of the week: `Mon 2026-06-15`. */
export const dayOf = (dateTime: string): string => {
  const date = dateTime.slice(0, 10);
  return `${dayNames[weekday(date)] ?? ""} ${date}`.trimStart();
};
