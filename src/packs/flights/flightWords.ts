/** Formats money and times for the texts of this pack. */
import { daysBetween } from "../../travel/world/index.js";

/** A time of day, marked if its date is not the journey's first: `11:20+1`. */
export const clockAfter = (
  { date, time }: { readonly date: string; readonly time: string },
  firstDate: string,
): string => {
  const days = daysBetween(firstDate, date);
  return `${time}${days === 0 ? "" : days > 0 ? `+${days}` : String(days)}`;
};

/** An amount without its currency: `583.33`. */
export const amountOf = ({ amount }: { readonly amount: number }): string => amount.toFixed(2);
