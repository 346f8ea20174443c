/**
 * Calendar dates as day numbers, in integer arithmetic of the proleptic Gregorian calendar. It knows no clock and no time zone. The
 * conversions use the era method: 400 years always have 146,097 days, and a year that starts in March has its leap day last.
 */

const daysPerEra = 146_097;
const daysFromEraToEpoch = 719_468;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const zeroCode = 48;
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a text is an existing date: `2026-02-28` is, `2026-02-30` and `26-2-3` are not. */
export const isCalendarDate = (text: string): boolean => {
  if (!datePattern.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const leapDay = month === 2 && isLeapYear(year) ? 1 : 0;
  const length = daysInMonth[month - 1];
  return length !== undefined && day >= 1 && day <= length + leapDay;
};

/** Days from 1970-01-01 to a date, negative before it. */
export const dayOfDate = (year: number, month: number, dayOfMonth: number): number => {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / 400);
  const yearOfEra = yearFromMarch - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysFromEraToEpoch;
};

/** The number that two digits of a text represent. Reads character codes, which is fast: a date is parsed for each flight. */
const twoDigitsAt = (text: string, index: number): number =>
  text.charCodeAt(index) * 10 + text.charCodeAt(index + 1) - 11 * zeroCode;

/** Days from 1970-01-01 to a calendar date `YYYY-MM-DD`, negative before it. */
export const dayNumber = (date: string): number => {
  const year = twoDigitsAt(date, 0) * 100 + twoDigitsAt(date, 2);
  return dayOfDate(year, twoDigitsAt(date, 5), twoDigitsAt(date, 8));
};

/** A number as two digits, for parts of dates and times: `07` for 7. */
export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The calendar date of a day number as one number: 19700101 for 0. */
const digitsOfDay = (day: number): number => {
  const shifted = day + daysFromEraToEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return year * 10_000 + month * 100 + dayOfMonth;
};

/** A calendar date as numbers. */
export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly dayOfMonth: number;
}

/** The calendar date of a day number, as numbers. */
export const partsOfDay = (day: number): DateParts => {
  const digits = digitsOfDay(day);
  return { year: Math.floor(digits / 10_000), month: Math.floor(digits / 100) % 100, dayOfMonth: digits % 100 };
};

/** The year of a day number. */
export const yearOfDay = (day: number): number => Math.floor(digitsOfDay(day) / 10_000);

/** The calendar date of a day number without dashes: `19700101` for 0. */
export const compactDateOfDay = (day: number): string => String(digitsOfDay(day)).padStart(8, "0");

/** The calendar date of a day number: `1970-01-01` for 0. */
export const dateOfDay = (day: number): string => {
  const digits = compactDateOfDay(day);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
};

/** The date `days` after another, or before it if negative. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

/** Days from one date to another; positive if `to` is later. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Day of the week of a day number, 0 for Sunday to 6 for Saturday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Day of the week of a date, 0 for Sunday to 6 for Saturday. */
export const weekday = (date: string): number => weekdayOfDay(dayNumber(date));
