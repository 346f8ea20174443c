/** The note on what to do next, which every answer has in its notes and so in its text. */

const nextPrefix = "Next: ";

/** A note that names the next step. */
export const nextNote = (step: string): string => `${nextPrefix}${step}`;

/** Whether a note names the next step, rather than describing the answer. */
export const leadsOn = (note: string): boolean => note.startsWith(nextPrefix);

/** The notes as lines of a text. Notes on the next step get no prefix. */
export const noteLines = (notes: readonly string[]): readonly string[] =>
  notes.map((note) => (leadsOn(note) ? note : `Note: ${note}`));
