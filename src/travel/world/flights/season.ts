/** IATA scheduling seasons: summer from the last Sunday of March, winter from the last Sunday of October. Knows no clock. */
import { dayOfDate, weekdayOfDay, yearOfDay } from "../time/calendar.js";

export type Season = "summer" | "winter";

const meanYearDays = 365.2425;
/** In days of the year: the Sundays are between the 83rd and the 90th, and between the 297th and the 305th. */
const surelySummer = { after: 100, before: 287 } as const;
const surelyWinter = { before: 73, after: 315 } as const;

/** Of a month of 31 days. */
const lastSundayOf = (year: number, month: number): number => {
  const last = dayOfDate(year, month, 31);
  return last - weekdayOfDay(last);
};

/**
 * The season that a departure day belongs to. It is asked of every flight that is looked at, so most days are told by how far
 * into a mean year they lie, which is right to two days.
 */
export const seasonOf = (day: number): Season => {
  const dayOfYear = day - Math.floor(day / meanYearDays) * meanYearDays;
  if (dayOfYear > surelySummer.after && dayOfYear < surelySummer.before) return "summer";
  if (dayOfYear < surelyWinter.before || dayOfYear > surelyWinter.after) return "winter";
  const year = yearOfDay(day);
  return day >= lastSundayOf(year, 3) && day < lastSundayOf(year, 10) ? "summer" : "winter";
};
