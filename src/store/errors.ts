/**
 * The errors of every store operation: a caller's bug, or a store that cannot serve. The errors of the port's own rules, such
 * as an unknown world, are in `ports/errors.ts`.
 */

/** A command that no correct caller sends, such as returning more than was sold. Nothing was changed. */
export class StoreInvariantError extends Error {
  override readonly name = "StoreInvariantError";
}

/**
 * The store cannot be opened, is closed, or could not read or write. The write was not done, or can be repeated without harm. The
 * message says which, where, and what to do.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** Resolves when a retry may succeed; undefined where the driver cannot know. */
  readonly mended: Promise<unknown> | undefined;
  constructor(message: string, options: ErrorOptions & { readonly mended?: Promise<unknown> } = {}) {
    super(message, options);
    this.mended = options.mended;
  }
}

/**
 * A write was sent and no answer came: it may have happened, may still happen, or may never happen. Or it failed midway, and a
 * part of it may have happened. Read before repeating it.
 */
export class WriteOutcomeUnknownError extends Error {
  override readonly name = "WriteOutcomeUnknownError";
}
