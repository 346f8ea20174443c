/** Reads the arguments of a request. A missing, malformed or out-of-range argument gets the vendor's refusal. */
import { type Currency, currency } from "../../../travel/world/fx/index.js";
import { isCalendarDate } from "../../../travel/world/index.js";
import { refuse } from "./answers.js";

const invalidFormat = (parameter: string, example?: string): never =>
  refuse(477, "INVALID FORMAT", "invalid query parameter format", parameter, example);

/** The value of an argument; undefined if it is missing or empty. */
const given = (query: URLSearchParams, name: string): string | undefined => query.get(name) || undefined;

export const required = (query: URLSearchParams, name: string): string =>
  given(query, name) ?? refuse(32171, "MANDATORY DATA MISSING", `Missing mandatory query parameter ${name}`, name);

/** An upper-case code of three letters. */
export const placeCode = (query: URLSearchParams, name: string): string => {
  const code = required(query, name).toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : invalidFormat(name, "PAR");
};

export const date = (query: URLSearchParams, name: string): string | undefined => {
  const text = given(query, name);
  return text === undefined || isCalendarDate(text) ? text : invalidFormat(name, "2026-07-01");
};

export const requiredDate = (query: URLSearchParams, name: string): string =>
  date(query, name) ?? required(query, name);

export interface Range {
  readonly least: number;
  readonly most: number;
}

export const integer = (query: URLSearchParams, name: string, { least, most }: Range): number | undefined => {
  const text = given(query, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : invalidFormat(name, String(least));
  return value >= least && value <= most
    ? value
    : refuse(4926, "INVALID DATA RECEIVED", `${name} must be from ${least} to ${most}`, name, String(least));
};

export const flag = (query: URLSearchParams, name: string): boolean | undefined => {
  const text = given(query, name);
  if (text === undefined) return undefined;
  return text === "true" || text === "false" ? text === "true" : invalidFormat(name, "true");
};

/** One of the given texts; undefined if the argument is missing. */
export const choice = <Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const text = given(query, name);
  if (text === undefined) return undefined;
  return (
    choices.find((each) => each === text) ??
    refuse(572, "INVALID OPTION", `${name} is one of ${choices.join(", ")}`, name)
  );
};

/** A comma-separated list of texts of one form; empty if the argument is missing. */
export const list = (query: URLSearchParams, name: string, form: RegExp, most: number): readonly string[] => {
  const texts = query.getAll(name).flatMap((text) => text.split(","));
  if (texts.length === 0 || (texts.length === 1 && texts[0] === "")) return [];
  if (texts.length > most) {
    return refuse(10661, "MAXIMUM NUMBER OF OCCURRENCES EXCEEDED", `${name} takes at most ${most}`, name);
  }
  return texts.every((text) => form.test(text)) ? [...new Set(texts)] : invalidFormat(name);
};

/** The requested currency; undefined if none is requested. */
export const askedCurrency = (query: URLSearchParams, name: string): Currency | undefined => {
  const code = given(query, name);
  return code === undefined
    ? undefined
    : (currency(code) ?? refuse(61, "INVALID CURRENCY CODE", "no such currency here", name, "EUR"));
};
