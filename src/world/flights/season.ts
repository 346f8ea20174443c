/** IATA scheduling seasons: summer from the last Sunday of March, winter from the last Sunday of October. Knows no clock. */
import { dateOfDay, dayNumber, weekdayOfDay } from "../time/calendar.js";

export type Season = "summer" | "winter";

function lastSundayOf(yearAndMonth: string): number {
  const last = dayNumber(`${yearAndMonth}-31`);
  return last - weekdayOfDay(last);
}

/** The season that a departure day belongs to. */
export function seasonOf(day: number): Season {
  const year = dateOfDay(day).slice(0, 4);
  return day >= lastSundayOf(`${year}-03`) && day < lastSundayOf(`${year}-10`) ? "summer" : "winter";
}
