/** What damage of the bookings file looks like when the engine meets it, and what is to be done. It knows no engine. */

/** Of the engine's result codes (lmdb.h), those that say that a page is not what it should be. */
const damageCodes: readonly unknown[] = [-30797, -30796, -30793, -30787, -30786, -30779, -30778];

/** The code of what the engine threw: its own below zero, the system's above. Undefined for what it has not thrown. */
export const engineCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

/** All texts that a step parses are its own records. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || damageCodes.includes(engineCodeOf(error));

/** What to do with a file that is damaged. */
export const wayOut = (file: string): string =>
  `Put a copy of the folder in its place that was made while no process used it, import what \`world export\` wrote ` +
  `into another folder, or remove ${file} to start without bookings.`;
