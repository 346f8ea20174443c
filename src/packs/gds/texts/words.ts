/** Figures, times and counts in the words that every text of this pack uses. Knows no tool. */
import { daysBetween, weekday } from "../../../travel/world/index.js";
import { dollars, usd } from "../../../travel/world/money.js";
import { leadsOn } from "../nextStep.js";

export { dollars, usd };

/** An amount in both units, once in a text, so that nobody takes cents for dollars: `USD 491.00 (49100 cents)`. */
export const usdAndCents = (cents: number): string => `${usd(cents)} (${cents} cents)`;

/** A count with its noun: `1 stop`, `2 stops`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** 515 minutes are `8h35`. */
export const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** The date of a date or local date-time, with its day of the week: `Mon 2026-06-15`. */
export const dayOf = (dateTime: string): string => {
  const date = dateTime.slice(0, 10);
  return `${dayNames[weekday(date)] ?? ""} ${date}`.trimStart();
};

/** The time of day of a local date-time: `08:00`. */
export const clockOf = (dateTime: string): string => dateTime.slice(11, 16);

/** A time of day that falls on another date than the journey began: `07:45+1`, `10:35-1`. */
export const clockAfter = (dateTime: string, startDateTime: string): string => {
  const days = daysBetween(startDateTime.slice(0, 10), dateTime.slice(0, 10));
  return `${clockOf(dateTime)}${days === 0 ? "" : days > 0 ? `+${days}` : String(days)}`;
};

/** A local date-time without seconds and offset: `2026-06-15 08:00`. */
export const dateAndClock = (dateTime: string): string => `${dateTime.slice(0, 10)} ${clockOf(dateTime)}`;

/** A code of the contract in words: `premium_economy` is `premium economy`. */
export const plain = (code: string): string => code.replaceAll("_", " ");

/** Notes of a result, one a line; those that lead on need no other word before them. */
export const noteLines = (notes: readonly string[]): readonly string[] =>
  notes.map((note) => (leadsOn(note) ? note : `Note: ${note}`));

/** A text of lines; `undefined` leaves a line out. */
export const lines = (...parts: readonly (string | undefined | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== undefined)
    .join("\n");

/** Groups in the order in which their first member comes. */
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
