/** The port of exports and imports: a world as lines. */
import type { WorldLine } from "../transfer.js";
import type { WorldRef } from "./worlds.js";

export interface ImportOptions {
  /** Whatever the world has by the last line makes room for the lines: bookings, sales, sessions and what the world is. */
  readonly replace?: boolean;
}

/** A world as lines that any driver reads and writes: see `transfer.ts` for their order. */
export interface TransferStore {
  /** A consistent picture of the world, in the canonical order. Rejects with WorldChangingError if writers do not let it. */
  readonly exportWorld: (world: string) => AsyncIterable<WorldLine>;
  /**
   * Makes the world what the lines say, under a later epoch, all at once at the last line or not at all: until then callers
   * meet the world as it was. Rejects with WorldExistsError if it has bookings that are not to be replaced, and with
   * WorldChangingError if it was made, reset or deleted meanwhile.
   */
  readonly importWorld: (world: string, lines: AsyncIterable<WorldLine>, options?: ImportOptions) => Promise<WorldRef>;
}
