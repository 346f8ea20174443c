/** How a command line is refused: by an exception with one line, which the reader of the command turns into its answer. */

/** What was typed is not something that there is. The message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const refuse = (line: string): never => {
  throw new UsageError(line);
};

/** A text that may be shown in one line. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
