/** Formats counts, days and durations for the texts of all packs. */
import { weekday } from "../travel/world/index.js";

/** A count with its noun: `1 stop`, `2 stops`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** A duration such as `8h35` for 515 minutes. */
export const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** The weekday and date of a date or local date-time: `Mon 2026-06-15`. */
export const dayOf = (dateTime: string): string => {
  const date = dateTime.slice(0, 10);
  return `${dayNames[weekday(date)] ?? ""} ${date}`.trimStart();
};
