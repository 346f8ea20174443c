/** Refuses a command line: with an exception of one line, which is then printed. */

/** The command line is wrong. The message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const refuse = (line: string): never => {
  throw new UsageError(line);
};

/** A text cut to 80 characters. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
