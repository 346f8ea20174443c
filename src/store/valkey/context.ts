/** What all parts of the Valkey driver share. */
import type { StoredWorld } from "../ports/worlds.js";
import type { ValkeyConnection } from "./connection.js";
import type { Continuity } from "./continuity.js";
import type { Keys } from "./keys.js";

/** A world with the driver's own fields. */
export interface FoundWorld {
  readonly world: StoredWorld;
  /** The id of the world's last event. */
  readonly revision: number;
  /** All epochs up to this one have been removed. */
  readonly sweptEpoch: number;
  /** The number of dossiers in its queues. */
  readonly waiting: number;
}

export interface Context {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly continuity: Pick<Continuity, "lifeOf" | "look" | "hasSeen" | "lose">;
  /** A new unique name for a write, see `createAttempts`. */
  readonly nextAttempt: () => string;
  readonly warn: (message: string) => void;
  /** Resolves when earlier writes to the world have the configured durability. */
  readonly settle: (world: string) => Promise<void>;
  /** To be called with each world that a reply contains. */
  readonly met: (found: FoundWorld) => void;
}
