/** What the notes of every answer have in common. */

/** Most offers of an answer. */
export const mostOffers = 20;

const nextPrefix = "Next: ";

/** The note that leads on. */
export const nextNote = (step: string): string => `${nextPrefix}${step}`;

/** Notes as lines of a text; those that lead on need no other word before them. */
export const noteLines = (notes: readonly string[]): readonly string[] =>
  notes.map((note) => (note.startsWith(nextPrefix) ? note : `Note: ${note}`));

/** A count with its noun: `1 stop`, `2 stops`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
