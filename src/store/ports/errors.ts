/** What the store's operations reject with, besides what `../errors.ts` has for stores that do not answer. */

/** The cursor of a list call is not one that this store issued. */
export class InvalidCursorError extends Error {
  override readonly name = "InvalidCursorError";
}

/** The store on disk was written by a newer version of the product, or is not one of ours. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError";
}

/** The world was reset after the caller had entered it. Nothing was written. */
export class WorldResetError extends Error {
  override readonly name = "WorldResetError";
}

/** The world cannot be created or filled, because one of that name is already there. */
export class WorldExistsError extends Error {
  override readonly name = "WorldExistsError";
}

/** There is no world of that name, and the operation does not create one. */
export class WorldMissingError extends Error {
  override readonly name = "WorldMissingError";
}

/** The store holds as many worlds as it may. */
export class TooManyWorldsError extends Error {
  override readonly name = "TooManyWorldsError";
}

/** The world was written to so often while it was exported that no consistent picture came about, or became another while it was imported. */
export class WorldChangingError extends Error {
  override readonly name = "WorldChangingError";
}
