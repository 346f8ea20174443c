/**
 * Calendar dates as whole days, in integer arithmetic of the proleptic Gregorian calendar. Knows no clock and no time zone.
 * The conversions follow the era method: 400 years are always 146,097 days, and a year that starts in March has its leap
 * day last.
 */

const DAYS_PER_ERA = 146_097;
const DAYS_FROM_ERA_TO_EPOCH = 719_468;
const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether a text is a date that exists: `2026-02-28` is, `2026-02-30` and `26-2-3` are not. */
export function isCalendarDate(text: string): boolean {
  if (!DATE_PATTERN.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const leapDay = month === 2 && isLeapYear(year) ? 1 : 0;
  const length = DAYS_IN_MONTH[month - 1];
  return length !== undefined && day >= 1 && day <= length + leapDay;
}

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`, negative before it. */
export function dayNumber(date: string): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_FROM_ERA_TO_EPOCH;
}

/** Two digits, for the parts of dates and times: 7 gives `07`. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The calendar date of a day number: 0 gives `1970-01-01`. */
export function dateOfDay(day: number): string {
  const shifted = day + DAYS_FROM_ERA_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/** The date `days` after another, or before it when negative. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from one date to another: positive when `to` is later. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Day of the week of a day number, 0 for Sunday to 6 for Saturday. */
export function weekdayOfDay(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Day of the week of a date, 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): number {
  return weekdayOfDay(dayNumber(date));
}
