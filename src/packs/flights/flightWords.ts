/** Money and times in the words of this pack's texts. */
import { daysBetween } from "../../travel/world/index.js";

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
