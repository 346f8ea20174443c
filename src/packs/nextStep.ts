/** What to do next, which every answer says in its notes, and so in its text. */

const nextPrefix = "Next: ";

/** The note that leads on. */
export const nextNote = (step: string): string => `${nextPrefix}${step}`;

/** Whether a note leads on, rather than telling of the answer. */
export const leadsOn = (note: string): boolean => note.startsWith(nextPrefix);

/** Notes as lines of a text; those that lead on need no other word before them. */
export const noteLines = (notes: readonly string[]): readonly string[] =>
  notes.map((note) => (leadsOn(note) ? note : `Note: ${note}`));
