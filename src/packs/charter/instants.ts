/** Instants in answers, and in what is sent. Pure. */

/** `2026-06-15T14:00:00Z`: in UTC, with milliseconds only where there are some. */
export const instantText = (atMs: number): string => new Date(atMs).toISOString().replace(".000Z", "Z");
