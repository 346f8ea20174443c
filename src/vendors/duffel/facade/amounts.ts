/** Money and time as Duffel writes them. */

/** Writes cents as dollars: `412.50`. */
export const amountOf = (cents: number): string => {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${rest < 10 ? "0" : ""}${rest}`;
};

/** An ISO 8601 duration. */
export const durationOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
