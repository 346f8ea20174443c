/** Money, times and durations in the words of this pack's texts. */
import { daysBetween, weekday } from "../../travel/world/index.js";

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** `Sat 2025-05-10`. */
export const dayOf = (date: string): string => `${dayNames[weekday(date)] ?? ""} ${date}`.trimStart();

/** 650 minutes are `10h50`. */
export const durationOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}`;

/** A time on another date than the journey's first: `11:20+1`. */
export const clockAfter = (
  { date, time }: { readonly date: string; readonly time: string },
  firstDate: string,
): string => {
  const days = daysBetween(firstDate, date);
  return `${time}${days === 0 ? "" : days > 0 ? `+${days}` : String(days)}`;
};

/** Without a currency: `583.33`. */
export const amountOf = ({ amount }: { readonly amount: number }): string => amount.toFixed(2);

/** `1 option`, `2 options`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
