/** IATA scheduling seasons: summer from the last Sunday of March, winter from the last Sunday of October. Knows no clock. */
import { dayOfDate, monthOfDay, weekdayOfDay } from "../time/calendar.js";

export type Season = "summer" | "winter";

const MARCH = 3;
const OCTOBER = 10;

/** Of a month of 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = dayOfDate(year, month, 31);
  return last - weekdayOfDay(last);
}

/** The season that a departure day belongs to. */
export function seasonOf(day: number): Season {
  const { year, month } = monthOfDay(day);
  if (month === MARCH) return day >= lastSundayOf(year, MARCH) ? "summer" : "winter";
  if (month === OCTOBER) return day < lastSundayOf(year, OCTOBER) ? "summer" : "winter";
  return month > MARCH && month < OCTOBER ? "summer" : "winter";
}
