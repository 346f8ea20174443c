/** Guesses the intended value of an argument that does not match the contract: a place given by name, a day given in words. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { addDays, isCalendarDate, localIso, utcIso, utcOfLocal, weekday } from "../../../travel/world/index.js";
import { choiceOf, codesFor } from "./placeNames.js";
import { placeOf, type TravelPlace } from "./places.js";

type Guess = (refusal: SchemaRefusal) => SchemaVerdict | undefined;

const longestText = 100;

const textOf = ({ value }: SchemaRefusal): string | undefined =>
  typeof value === "string" && value.length <= longestText ? value.trim() : undefined;

const textAt = (values: unknown, name: string): string | undefined => {
  const value: unknown = typeof values === "object" && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

const placeFields = new Set(["origin", "destination", "cityCode", "pickupLocationCode", "dropoffLocationCode"]);

/** Guesses the code of a place from its name or its ICAO code. */
const place: Guess = (refusal) => {
  const text = placeFields.has(refusal.field) ? textOf(refusal) : undefined;
  if (text === undefined) return undefined;
  const codes = codesFor(text);
  const [corrected] = codes;
  if (corrected === undefined) return undefined;
  return { corrected, suggestion: `Did you mean ${choiceOf(codes)}?` };
};

/** For each date argument, the arguments that may name its place, best first. */
const placesOfDates: Readonly<Record<string, readonly string[]>> = {
  departureDate: ["origin"],
  checkInDate: ["cityCode"],
  checkOutDate: ["cityCode"],
  pickupDate: ["pickupLocationCode"],
  dropoffDate: ["dropoffLocationCode", "pickupLocationCode"],
};

/** The place whose calendar applies to a date argument, if another argument names one. */
export const placeOfDate = (field: string, given: unknown): TravelPlace | undefined => {
  const names = Object.hasOwn(placesOfDates, field) ? (placesOfDates[field] ?? []) : [];
  return names.flatMap((name) => placeOf(textAt(given, name) ?? "") ?? [])[0];
};

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const daysFromToday: Readonly<Record<string, number>> = { today: 0, tonight: 0, tomorrow: 1 };

/** The day that a phrase means, counted from today: `tomorrow`, `in 3 days`, `next friday` (the first one after today). */
const dayMeant = (text: string, today: string): string | undefined => {
  const words = text.toLowerCase();
  const named = Object.keys(daysFromToday).find((word) => words === word);
  if (named !== undefined) return addDays(today, daysFromToday[named] ?? 0);
  const [, count] = /^in (\d{1,3}) days?$/.exec(words) ?? [];
  if (count !== undefined) return addDays(today, Number(count));
  const index = weekdays.indexOf(words.replace(/^(?:next|this|on) /, ""));
  if (index < 0) return undefined;
  const ahead = (index - weekday(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
};

/** For a rental date without a time of day, suggests one at the place. */
const dayWithoutTime: Guess = (refusal) => {
  const text = /^(?:pickup|dropoff)Date$/.test(refusal.field) ? textOf(refusal) : undefined;
  if (text === undefined || !isCalendarDate(text)) return undefined;
  const timeZone = placeOfDate(refusal.field, refusal.arguments)?.timeZone;
  if (timeZone === undefined) return undefined;
  const noon = localIso(timeZone, utcOfLocal(timeZone, text, 12 * 60));
  return { suggestion: `Add the time of day, as in ${noon} for noon there.` };
};

/** For a date in words, tells today's date at the place, because callers may not know the world's clock. */
const date: Guess = (refusal) => {
  const { field, arguments: given, nowMs, corrected } = refusal;
  const text = Object.hasOwn(placesOfDates, field) && corrected === undefined ? textOf(refusal) : undefined;
  if (text === undefined || /\d{1,2}\D\d{1,2}\D\d{2}/.test(text) || refusal.keyword !== "format") return undefined;
  const where = placeOfDate(field, given);
  const instant = where === undefined ? utcIso(nowMs) : localIso(where.timeZone, nowMs);
  const today = instant.slice(0, 10);
  const there = where === undefined ? "by UTC" : `in ${where.name}`;
  if (field === "pickupDate" || field === "dropoffDate") {
    return { suggestion: `It is now ${instant} ${there}.` };
  }
  const meant = dayMeant(text, today);
  const now = `Today is ${today} ${there}`;
  return meant === undefined
    ? { suggestion: `${now}.` }
    : { corrected: meant, suggestion: `${now}: did you mean ${meant}?` };
};

const locatorFields = new Set(["pnr", "existingPnr"]);

/** Completes a locator without its prefix, such as `CPMP4D`. */
const locator: Guess = (refusal) => {
  const text = locatorFields.has(refusal.field) ? textOf(refusal) : undefined;
  const [, letters] = /^(?:TEST)?([A-Z0-9]{6})$/.exec((text ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "")) ?? [];
  if (letters === undefined) return undefined;
  const corrected = `TEST-${letters}`;
  return { corrected, suggestion: `Did you mean ${corrected}?` };
};

/** Other common words for the values of an enumeration. Each text is searched for these words. */
const otherWords: Readonly<Record<string, readonly (readonly [word: string, value: string])[]>> = {
  cabin: [
    ["coach", "economy"],
    ["tourist", "economy"],
    ["premium", "premium_economy"],
  ],
  type: [
    ["adt", "adult"],
    ["senior", "adult"],
    ["chd", "child"],
    ["inf", "infant"],
    ["baby", "infant"],
  ],
  insurance: [
    ["no", "none"],
    ["cdw", "basic"],
    ["collision", "basic"],
    ["all", "full"],
  ],
  extras: [
    ["booster", "booster_seat"],
    ["baby", "child_seat"],
    ["infant", "child_seat"],
    ["toddler", "child_seat"],
    ["child", "child_seat"],
    ["navigation", "gps"],
    ["satnav", "gps"],
    ["snow", "winter_tyres"],
    ["tires", "winter_tyres"],
    ["driver", "additional_driver"],
  ],
  status: [
    ["active", "confirmed"],
    ["canceled", "cancelled"],
  ],
};

const choice: Guess = (refusal) => {
  const { field, keyword, corrected } = refusal;
  const text = keyword === "enum" && corrected === undefined ? textOf(refusal) : undefined;
  if (text === undefined) return undefined;
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
  const words = new Set(text.toLowerCase().split(/[^a-z]+/));
  const entries = Object.hasOwn(otherWords, name) ? (otherWords[name] ?? []) : [];
  const meant = entries.find(([word]) => words.has(word))?.[1];
  return meant === undefined ? undefined : { corrected: meant, suggestion: `Did you mean ${meant}?` };
};

const guesses: readonly Guess[] = [place, dayWithoutTime, date, locator, choice];

/** The first guess about an argument; undefined if there is none. */
export const meantValue: Guess = (refusal) => {
  for (const guess of guesses) {
    const verdict = guess(refusal);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
};
