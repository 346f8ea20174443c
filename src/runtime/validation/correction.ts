/** Guesses what a value was meant to be, where there is only one sensible guess. Pure; no clock, no time zone. */
import type { JsonObject } from "../../contract/contract.js";
import { daysInMonth, formats } from "../../contract/validation/formats.js";
import { nearest } from "../../contract/validation/similar.js";

const longestText = 200;
const pad = (value: number): string => String(value).padStart(2, "0");

const dateOf = (year: number, month: number, day: number): string | undefined =>
  day >= 1 && day <= daysInMonth(year, month)
    ? `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`
    : undefined;

const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;

/** The days that a date with the year last may mean, read day first and month first. */
const readingsOf = (text: string): readonly string[] => {
  const [first = 0, second = 0, year = 0] = yearLast.exec(text)?.slice(1).map(Number) ?? [];
  return [...new Set([dateOf(year, second, first), dateOf(year, first, second)].filter((date) => date !== undefined))];
};

/** `15/06/2026` can only be a day in June; `06/07/2026` is left alone because it may be two days. */
const correctedDate = (text: string): string | undefined => {
  const datePart = text.replace(/[Tt ]\d{2}:\d{2}.*$/, "");
  const leading = yearFirst.exec(datePart)?.slice(1).map(Number);
  if (leading !== undefined) {
    const [year = 0, month = 0, day = 0] = leading;
    return dateOf(year, month, day);
  }
  const readings = readingsOf(datePart);
  return readings.length === 1 ? readings[0] : undefined;
};

const localDateTime = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s*([Zz]|[+-]\d{2}:?\d{2})?$/;

/** The day after `date`; undefined if `date` does not exist. */
const dayAfter = (date: string): string | undefined => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (dateOf(year, month, day) === undefined) return undefined;
  if (day < daysInMonth(year, month)) return dateOf(year, month, day + 1);
  return month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
};

const correctedDateTime = (text: string): string | undefined => {
  const match = localDateTime.exec(text);
  if (match === null) return undefined;
  const [, day = "", hours = "", seconds = ":00", offset = "Z"] = match;
  // ISO 8601 once allowed 24:00 for the end of a day; RFC 3339 has only 00:00 of the next day.
  const isEndOfDay = hours === "24:00";
  const [date, time] = isEndOfDay ? [dayAfter(day), "00:00"] : [day, hours];
  if (date === undefined) return undefined;
  return `${date}T${time}${seconds}${offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`;
};

const correctionByFormat: Readonly<Record<string, (text: string) => string | undefined>> = {
  date: correctedDate,
  "date-time": correctedDateTime,
  email: (text) => text.replaceAll(/\s/g, ""),
  uuid: (text) => text.replace(/^\{|\}$/g, ""),
};

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, yes: true, no: false };

const correctionByType: Readonly<Record<string, (value: unknown) => unknown>> = {
  integer: (value) => {
    if (typeof value === "number") return undefined;
    return typeof value === "string" && /^\s*-?\d{1,15}(?:\.0+)?\s*$/.test(value) ? Number(value) : undefined;
  },
  number: (value) =>
    typeof value === "string" && /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : undefined,
  boolean: (value) => (typeof value === "string" ? ownCorrection(booleans, value.trim().toLowerCase()) : undefined),
  string: (value) => (typeof value === "number" && Number.isFinite(value) ? String(value) : undefined),
  array: (value) => (typeof value === "string" && value.length <= longestText ? [value] : undefined),
};

const ownCorrection = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const matches = (pattern: unknown, text: string): boolean =>
  typeof pattern === "string" && new RegExp(pattern, "u").test(text);

const shapes: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().toUpperCase(),
  (text) => text.trim().toLowerCase(),
  (text) => text.replaceAll(/[\s-]/g, "").toUpperCase(),
];

/** The only name that occurs among the words of a text: `full` in `full coverage`. Undefined if there are several. */
const onlyOneWithin = (text: string, names: readonly string[]): string | undefined => {
  const words = new Set(text.toLowerCase().split(/[^a-z0-9]+/));
  const [only, ...others] = names.filter((name) => words.has(name.toLowerCase()));
  return others.length === 0 ? only : undefined;
};

type Correction = (schema: JsonObject, value: unknown) => unknown;

/** Guesses at what was meant, by the keyword that failed. Each guess is checked afterwards. */
const correctionByKeyword: Readonly<Record<string, Correction>> = {
  type: ({ type }, value) =>
    (Array.isArray(type) ? type : [type])
      .map((name) => ownCorrection(correctionByType, String(name))?.(value))
      .find((candidate) => candidate !== undefined),
  pattern: ({ pattern }, value) =>
    typeof value === "string" && value.length <= longestText
      ? shapes.map((shape) => shape(value)).find((candidate) => candidate !== value && matches(pattern, candidate))
      : undefined,
  format: ({ format }, value) => {
    if (typeof value !== "string" || value.length > longestText || typeof format !== "string") return undefined;
    const candidate = ownCorrection(correctionByFormat, format)?.(value.trim());
    const test = ownCorrection<(text: string) => boolean>(formats, format);
    return candidate !== undefined && test?.(candidate) === true ? candidate : undefined;
  },
  enum: ({ enum: allowed }, value) => {
    if (typeof value !== "string" || !Array.isArray(allowed)) return undefined;
    const names = allowed.filter((item): item is string => typeof item === "string");
    return nearest(value, names) ?? onlyOneWithin(value.slice(0, longestText), names);
  },
  const: ({ const: only }) => only,
};

const isWithin = (size: number, minimum: unknown, maximum: unknown): boolean =>
  (typeof minimum !== "number" || size >= minimum) && (typeof maximum !== "number" || size <= maximum);

/** Whether a guess passes the schema's other keywords too: a correction that fails again helps nobody. */
const isAdmissible = (schema: JsonObject, candidate: unknown): boolean => {
  const { minimum, maximum, minLength, maxLength, pattern, format, enum: allowed } = schema;
  if (Array.isArray(allowed) && !allowed.some((item) => item === candidate)) return false;
  if (typeof candidate === "number") return isWithin(candidate, minimum, maximum);
  if (typeof candidate !== "string") return true;
  const test = typeof format === "string" ? ownCorrection<(text: string) => boolean>(formats, format) : undefined;
  return (
    isWithin([...candidate].length, minLength, maxLength) &&
    (pattern === undefined || matches(pattern, candidate)) &&
    (test === undefined || test(candidate))
  );
};

/** The value that was probably meant, or undefined. */
export const correctionFor = (keyword: string, schema: JsonObject, value: unknown): unknown => {
  if (value === undefined) return undefined;
  const candidate = ownCorrection(correctionByKeyword, keyword)?.(schema, value);
  return candidate !== undefined && isAdmissible(schema, candidate) ? candidate : undefined;
};

/** Explains what is wrong with a date for which there is no single correction; undefined for any other value. */
export const explanationFor = (keyword: string, { format }: JsonObject, value: unknown): string | undefined => {
  if (keyword !== "format" || format !== "date" || typeof value !== "string" || value.length > longestText)
    return undefined;
  const readings = readingsOf(value);
  if (readings.length > 1) return `This may be ${readings.join(" or ")}: write the year first.`;
  const [year = 0, month = 0] = yearFirst.exec(value)?.slice(1).map(Number) ?? [];
  const days = daysInMonth(year, month);
  return days === 0 ? undefined : `That month has ${days} days.`;
};
