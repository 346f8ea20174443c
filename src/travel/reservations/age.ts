/** Ages on a date, and which dates of birth are possible. */
import { isCalendarDate } from "../world/index.js";

const oldestYears = 120;

/** Full years of age on a date (both YYYY-MM-DD). In common years, a person born on 29 February has the birthday on 1 March. */
export const ageOn = (dateOfBirth: string, date: string): number => {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
};

/** Why a date of birth is impossible as of today; undefined if it is possible. */
export const impossibleBirth = (dateOfBirth: string, today: string): string | undefined => {
  if (!isCalendarDate(dateOfBirth)) return "it is not a calendar date (YYYY-MM-DD)";
  if (dateOfBirth > today) return `it lies in the future, today is ${today}`;
  if (ageOn(dateOfBirth, today) > oldestYears) return `it is more than ${oldestYears} years ago`;
  return undefined;
};
