/** The port of exports and imports of worlds. */
import type { WorldLine } from "../transfer.js";
import type { WorldRef } from "./worlds.js";

export interface ImportOptions {
  /** Replaces everything that the world has when the import ends: bookings, sales, dossiers, sessions and the world's facts. */
  readonly replace?: boolean;
}

/** A world as lines that any driver reads and writes. `transfer.ts` describes the format. */
export interface TransferStore {
  /**
   * A consistent snapshot of the world, in the canonical order. Throws WorldMissingError, or WorldChangingError if writes prevent
   * a consistent snapshot.
   */
  readonly exportWorld: (world: string) => AsyncIterable<WorldLine>;
  /**
   * Replaces the world with the content of the lines, under a later epoch. Callers see the earlier state until the last line;
   * then all of the new state at once. Rejects with WorldLinesError if a line is wrong, with WorldExistsError if the world has
   * bookings or dossiers and `replace` is not set, with WorldChangingError if the world was created, reset or deleted during the
   * import, and with TooManyWorldsError. The world is then unchanged.
   */
  readonly importWorld: (world: string, lines: AsyncIterable<WorldLine>, options?: ImportOptions) => Promise<WorldRef>;
}
