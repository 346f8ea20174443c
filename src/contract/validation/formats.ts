/**
 * The string formats that contracts may use, in full (a 30 February is not a date). The one list of them: the
 * generator refuses any other, and generated validators call these functions. Knows no schema and no clock.
 */

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const uriPattern = /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const daysByMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** How many days a month has, 0 if there is no such month (`month` counts from 1). */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (daysByMonth[month - 1] ?? 0);

const isDate = (text: string): boolean => {
  const match = datePattern.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return day >= 1 && day <= daysInMonth(year, month);
};

/** RFC 3339 full-time: the offset is required, and a leap second is allowed only at 23:59:60 UTC. */
const isTime = (text: string): boolean => {
  const match = timePattern.exec(text);
  if (match === null) return false;
  if (match[3] !== "60") return true;
  const offsetMinutes = (match[4] === "-" ? -1 : 1) * (Number(match[5] ?? 0) * 60 + Number(match[6] ?? 0));
  const minutesUtc = Number(match[1]) * 60 + Number(match[2]) - offsetMinutes;
  return (minutesUtc + 2880) % 1440 === 1439;
};

const isDateTime = (text: string): boolean => {
  const separator = text.charAt(10);
  return (separator === "T" || separator === "t") && isDate(text.slice(0, 10)) && isTime(text.slice(11));
};

/** Format name to test. Addresses longer than RFC 5321 allows are refused before the pattern runs. */
export const formats = {
  date: isDate,
  time: isTime,
  "date-time": isDateTime,
  email: (text: string): boolean => text.length <= 254 && emailPattern.test(text),
  uri: (text: string): boolean => uriPattern.test(text),
  uuid: (text: string): boolean => uuidPattern.test(text),
} as const;
