/** IATA scheduling seasons: summer from the last Sunday of March, winter from the last Sunday of October. Knows no clock. */
import { dayOfDate, weekdayOfDay, yearOfDay } from "../time/calendar.js";

export type Season = "summer" | "winter";

const MEAN_YEAR_DAYS = 365.2425;
/** In days of the year: the Sundays are between the 83rd and the 90th, and between the 297th and the 305th. */
const SURELY_SUMMER = { after: 100, before: 287 } as const;
const SURELY_WINTER = { before: 73, after: 315 } as const;

/** Of a month of 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = dayOfDate(year, month, 31);
  return last - weekdayOfDay(last);
}

/**
 * The season that a departure day belongs to. It is asked of every flight that is looked at, so most days are told by how far
 * into a mean year they lie, which is right to two days.
 */
export function seasonOf(day: number): Season {
  const dayOfYear = day - Math.floor(day / MEAN_YEAR_DAYS) * MEAN_YEAR_DAYS;
  if (dayOfYear > SURELY_SUMMER.after && dayOfYear < SURELY_SUMMER.before) return "summer";
  if (dayOfYear < SURELY_WINTER.before || dayOfYear > SURELY_WINTER.after) return "winter";
  const year = yearOfDay(day);
  return day >= lastSundayOf(year, 3) && day < lastSundayOf(year, 10) ? "summer" : "winter";
}
