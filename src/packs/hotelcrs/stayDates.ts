/** The dates of a stay in words, and the id of a search. Pure. */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** Arrival and departure (both YYYY-MM-DD) in words: `17–20 Dec 2025`, `30 Nov – 2 Dec 2025`, `30 Dec 2025 – 2 Jan 2026`. */
export const stayInWords = (arrival: string, departure: string): string => {
  const [from, to] = [arrival, departure].map((date) => ({
    day: String(Number(date.slice(8))),
    month: months[Number(date.slice(5, 7)) - 1] ?? "",
    year: date.slice(0, 4),
  }));
  if (from === undefined || to === undefined) return "";
  const until = `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${until}`;
  return from.month === to.month ? `${from.day}–${until}` : `${from.day} ${from.month} – ${until}`;
};

/** For example `capcorn-9100-20251217`. */
export const sourceRequestIdOf = (hotelId: string, arrival: string): string =>
  `capcorn-${hotelId}-${arrival.replaceAll("-", "")}`;

/** The arrival date in such an id. */
export const arrivalOf = (sourceRequestId: string): string =>
  sourceRequestId.slice(-8).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
