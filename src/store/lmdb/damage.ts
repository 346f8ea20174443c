/** Recognizes errors that mean a damaged bookings file, and says what to do about it. */

/** LMDB's result codes (lmdb.h) for invalid pages or an invalid file. */
const damageCodes: readonly unknown[] = [-30797, -30796, -30793, -30787, -30786, -30779, -30778];

/** The error code of LMDB (negative) or of the system (positive). Undefined for an error without a numeric code. */
export const engineCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

/** Whether an error means damage. A SyntaxError does, because steps parse only the store's own records. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || damageCodes.includes(engineCodeOf(error));

/** The advice for the operator of a damaged file. */
export const wayOut = (file: string): string =>
  `Put a copy of the folder in its place that was made while no process used it, import what \`world export\` wrote ` +
  `into another folder, or remove ${file} to start without bookings.`;
