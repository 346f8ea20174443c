/** Days on which a place is more expensive than its season: public holidays, fairs and festivals. */
import { type DateParts, dayOfDate, weekdayOfDay } from "../time/calendar.js";
import type { SeasonalPlace } from "./seasons.js";

/** The first and the last day number of an event in a year. */
type Span = readonly [first: number, last: number];

/** An event that raises fares to and from a place, and its rooms. */
interface Event {
  readonly isAt: (place: SeasonalPlace) => boolean;
  readonly inYear: (year: number) => Span | undefined;
  readonly fare: number;
  readonly room: number;
}

const sunday = 0;
const thursday = 4;
const saturday = 6;

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Nature, 20 April 1876). */
export const easterOf = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const ordinal = epact + toSunday - 7 * lateMoon + 114;
  return dayOfDate(year, Math.floor(ordinal / 31), (ordinal % 31) + 1);
};

/** The n-th weekday of a month. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number): number => {
  const first = dayOfDate(year, month, 1);
  return first + ((weekday - weekdayOfDay(first) + 7) % 7) + (nth - 1) * 7;
};

const fixedDates =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (year: number): Span => [dayOfDate(year, ...from), dayOfDate(year, ...to)];

const aroundEaster =
  (from: number, to: number) =>
  (year: number): Span => {
    const easter = easterOf(year);
    return [easter + from, easter + to];
  };

/** Days around dates that other calendars determine. `dates` lists them by year, as month times 100 plus day. */
const aroundListed =
  (dates: Readonly<Record<number, number>>, before: number, after: number) =>
  (year: number): Span | undefined => {
    const date = dates[year];
    if (date === undefined) return undefined;
    const day = dayOfDate(year, Math.floor(date / 100), date % 100);
    return [day - before, day + after];
  };

// biome-ignore format: tables by year
const lunarNewYear = {
  2024: 210, 2025: 129, 2026: 217, 2027: 206, 2028: 126, 2029: 213, 2030: 203, 2031: 123, 2032: 211, 2033: 131, 2034: 219, 2035: 208,
};
// biome-ignore format: tables by year
const diwali = {
  2024: 1101, 2025: 1021, 2026: 1108, 2027: 1029, 2028: 1017, 2029: 1105, 2030: 1026, 2031: 1114, 2032: 1102, 2033: 1022, 2034: 1110,
  2035: 1030,
};

const inCountries = (codes: string): Event["isAt"] => {
  const countries = new Set(codes.split(" "));
  return ({ country }) => countries.has(country);
};
const inCities = (codes: string): Event["isAt"] => {
  const cities = new Set(codes.split(" "));
  return ({ cityCode }) => cities.has(cityCode);
};
const easterCountries = inCountries(
  "AR AT AU BE BR CA CH CL CO CZ DE DK ES FI FR GB GR HR HU IE IT LU MX NL NO NZ PE PL PT SE US ZA",
);

const events: readonly Event[] = [
  { isAt: easterCountries, inYear: aroundEaster(-4, 2), fare: 1.12, room: 1.12 },
  {
    isAt: inCountries("US PR"),
    inYear: (year) => {
      const thanksgiving = nthWeekday(year, 11, thursday, 4);
      return [thanksgiving - 2, thanksgiving + 4];
    },
    fare: 1.28,
    room: 1.05,
  },
  { isAt: inCountries("CN HK MO TW SG MY VN KR"), inYear: aroundListed(lunarNewYear, 5, 8), fare: 1.3, room: 1.2 },
  { isAt: inCountries("JP"), inYear: fixedDates([4, 28], [5, 6]), fare: 1.28, room: 1.3 },
  { isAt: inCountries("JP"), inYear: fixedDates([8, 9], [8, 17]), fare: 1.2, room: 1.2 },
  { isAt: inCountries("CN"), inYear: fixedDates([9, 29], [10, 8]), fare: 1.28, room: 1.25 },
  { isAt: inCountries("IN NP"), inYear: aroundListed(diwali, 4, 4), fare: 1.2, room: 1.1 },
  { isAt: inCities("RIO SSA"), inYear: aroundEaster(-52, -45), fare: 1.35, room: 1.9 },
  { isAt: inCities("MSY"), inYear: aroundEaster(-52, -46), fare: 1.15, room: 1.7 },
  { isAt: inCities("LAS"), inYear: fixedDates([1, 4], [1, 10]), fare: 1.15, room: 1.6 },
  { isAt: inCities("NCE"), inYear: fixedDates([5, 11], [5, 24]), fare: 1.12, room: 1.5 },
  { isAt: inCities("EDI"), inYear: fixedDates([8, 1], [8, 28]), fare: 1.08, room: 1.45 },
  {
    isAt: inCities("MUC"),
    inYear: (year) => {
      const opens = nthWeekday(year, 9, saturday, 3);
      return [opens - 1, Math.max(dayOfDate(year, 10, 3), nthWeekday(year, 10, sunday, 1))];
    },
    fare: 1.12,
    room: 1.85,
  },
];

/** Whether a date is in the Christmas travel period: 18 December to 3 January, except Christmas Day. */
const isChristmas = ({ month, dayOfMonth }: DateParts): boolean =>
  (month === 12 && dayOfMonth >= 18 && dayOfMonth !== 25) || (month === 1 && dayOfMonth <= 3);
const christmas = { fare: 1.28, room: 1.2 } as const;

/** The price factor of events at a place on a day, for fares or rooms: 1 if there is none, else that of the most expensive event. */
export const eventFactor = (place: SeasonalPlace, day: number, date: DateParts, price: "fare" | "room"): number => {
  let factor = isChristmas(date) ? christmas[price] : 1;
  for (const event of events) {
    if (event[price] <= factor || !event.isAt(place)) continue;
    const span = event.inYear(date.year);
    if (span !== undefined && day >= span[0] && day <= span[1]) factor = event[price];
  }
  return factor;
};
