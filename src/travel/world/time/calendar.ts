/**
 * Calendar dates as whole days, in integer arithmetic of the proleptic Gregorian calendar. Knows no clock and no time zone.
 * The conversions follow the era method: 400 years are always 146,097 days, and a year that starts in March has its leap
 * day last.
 */

const DAYS_PER_ERA = 146_097;
const DAYS_FROM_ERA_TO_EPOCH = 719_468;
const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const ZERO_CODE = 48;
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

/** Days since 1970-01-01 of a date in numbers, negative before it. */
export function dayOfDate(year: number, month: number, dayOfMonth: number): number {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / 400);
  const yearOfEra = yearFromMarch - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_FROM_ERA_TO_EPOCH;
}

/** The number that two digits of a text write. Digits are read as they stand: a date is taken apart for each flight. */
function twoDigitsAt(text: string, index: number): number {
  return text.charCodeAt(index) * 10 + text.charCodeAt(index + 1) - 11 * ZERO_CODE;
}

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`, negative before it. */
export function dayNumber(date: string): number {
  const year = twoDigitsAt(date, 0) * 100 + twoDigitsAt(date, 2);
  return dayOfDate(year, twoDigitsAt(date, 5), twoDigitsAt(date, 8));
}

/** Two digits, for the parts of dates and times: 7 gives `07`. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The calendar date of a day number as one number: 0 gives 19700101. */
function digitsOfDay(day: number): number {
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
  return year * 10_000 + month * 100 + dayOfMonth;
}

/** The year in which a day lies. */
export function yearOfDay(day: number): number {
  return Math.floor(digitsOfDay(day) / 10_000);
}

/** The calendar date of a day number without dashes: 0 gives `19700101`. */
export function compactDateOfDay(day: number): string {
  return String(digitsOfDay(day)).padStart(8, "0");
}

/** The calendar date of a day number: 0 gives `1970-01-01`. */
export function dateOfDay(day: number): string {
  const digits = compactDateOfDay(day);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
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
