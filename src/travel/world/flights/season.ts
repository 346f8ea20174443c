/** IATA scheduling seasons: summer begins on the last Sunday of March, winter on the last Sunday of October. It knows no clock. */
import { dayOfDate, weekdayOfDay, yearOfDay } from "../time/calendar.js";

export type Season = "summer" | "winter";

const meanYearDays = 365.2425;
/** Days of the year that are summer or winter in every year. The Sundays fall on days 83 to 90 and 297 to 305. */
const surelySummer = { after: 100, before: 287 } as const;
const surelyWinter = { before: 73, after: 315 } as const;

/** The last Sunday of a month with 31 days, as a day number. */
const lastSundayOf = (year: number, month: number): number => {
  const last = dayOfDate(year, month, 31);
  return last - weekdayOfDay(last);
};

/**
 * The season of a departure day. It is called for every flight considered, so most days are decided by their position in a mean year, which
 * is accurate to two days.
 */
export const seasonOf = (day: number): Season => {
  const dayOfYear = day - Math.floor(day / meanYearDays) * meanYearDays;
  if (dayOfYear > surelySummer.after && dayOfYear < surelySummer.before) return "summer";
  if (dayOfYear < surelyWinter.before || dayOfYear > surelyWinter.after) return "winter";
  const year = yearOfDay(day);
  return day >= lastSundayOf(year, 3) && day < lastSundayOf(year, 10) ? "summer" : "winter";
};
