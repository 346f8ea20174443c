/** The errors of the port's own rules. Errors of stores that cannot serve are in `../errors.ts`. */

/** The store did not issue this cursor, or issued it for another list. */
export class InvalidCursorError extends Error {
  override readonly name = "InvalidCursorError";
}

/** The stored data was written by a newer version of the product, or by another program. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError";
}

/** The world was reset after the caller entered it. Nothing was written. */
export class WorldResetError extends Error {
  override readonly name = "WorldResetError";
}

/** The world cannot be created because one of that name exists, or cannot be imported because it is not empty. */
export class WorldExistsError extends Error {
  override readonly name = "WorldExistsError";
}

/** No world has this name, and the operation does not create one. */
export class WorldMissingError extends Error {
  override readonly name = "WorldMissingError";
}

/** The store already holds its maximum number of worlds. */
export class TooManyWorldsError extends Error {
  override readonly name = "TooManyWorldsError";
}

/** Writes to the world prevented a consistent export, or the world was created, reset or deleted during its import. */
export class WorldChangingError extends Error {
  override readonly name = "WorldChangingError";
}
