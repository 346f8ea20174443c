/** Formats amounts, times and counts for the texts of this pack. It knows no tool. */
import { daysBetween } from "../../../travel/world/index.js";
import { dollars, usd } from "../../../travel/world/money.js";
import { noteLines } from "../../nextStep.js";
import { counted, dayOf, duration } from "../../words.js";

export { counted, dayOf, dollars, duration, noteLines, usd };

/** An amount in dollars and in cents, used once in a text so that cents are not taken for dollars: `USD 491.00 (49100 cents)`. */
export const usdAndCents = (cents: number): string => `${usd(cents)} (${cents} cents)`;

/** The time of day of a local date-time: `08:00`. */
export const clockOf = (dateTime: string): string => dateTime.slice(11, 16);

/** A time of day, marked if its date is not the journey's first: `07:45+1`, `10:35-1`. */
export const clockAfter = (dateTime: string, startDateTime: string): string => {
  const days = daysBetween(startDateTime.slice(0, 10), dateTime.slice(0, 10));
  return `${clockOf(dateTime)}${days === 0 ? "" : days > 0 ? `+${days}` : String(days)}`;
};

/** A local date-time without seconds and offset: `2026-06-15 08:00`. */
export const dateAndClock = (dateTime: string): string => `${dateTime.slice(0, 10)} ${clockOf(dateTime)}`;

/** A code of the contract in words: `premium economy` for `premium_economy`. */
export const plain = (code: string): string => code.replaceAll("_", " ");

/** Joins lines into a text; an undefined line is left out. */
export const lines = (...parts: readonly (string | undefined | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== undefined)
    .join("\n");

/** Groups items by key, in the order of each group's first item. */
export const groupedBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [Item, ...Item[]])[] => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
};
