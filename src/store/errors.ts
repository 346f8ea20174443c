/**
 * What a store throws when it is not a matter of stock, versions or cursors: a caller's bug, or a store that cannot serve.
 * It knows no driver.
 */

/** A command that no correct caller gives, such as returning more than was sold. Nothing was changed. */
export class StoreInvariantError extends Error {
  override readonly name = "StoreInvariantError";
}

/** The store cannot be opened, has been closed, or could not write. Nothing was written. The message says which, where, and what to do. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  /** Resolves when another try may succeed, where the driver knows that. */
  readonly mended: Promise<unknown> | undefined;
  constructor(message: string, options: ErrorOptions & { readonly mended?: Promise<unknown> } = {}) {
    super(message, options);
    this.mended = options.mended;
  }
}

/**
 * A write was sent and no answer came: it has happened, happens yet, or never will. Or it was stopped in its middle, and a part of it
 * may have happened. Read before repeating it.
 */
export class WriteOutcomeUnknownError extends Error {
  override readonly name = "WriteOutcomeUnknownError";
}
