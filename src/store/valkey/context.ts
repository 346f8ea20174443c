/** What every part of the Valkey driver works with. It knows no part. */
import type { StoredWorld } from "../ports/worlds.js";
import type { ValkeyConnection } from "./connection.js";
import type { Continuity } from "./continuity.js";
import type { Keys } from "./keys.js";

export interface FoundWorld {
  readonly world: StoredWorld;
  readonly revision: number;
  /** All epochs up to this one have been removed. */
  readonly sweptEpoch: number;
  /** Dossiers in its queues. */
  readonly waiting: number;
}

export interface Context {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly continuity: Pick<Continuity, "lifeOf" | "look" | "hasSeen" | "lose">;
  readonly nextAttempt: () => string;
  readonly warn: (message: string) => void;
  /** Resolves once what was written to the world before is as durable as the store was asked to make it. */
  readonly settle: (world: string) => Promise<void>;
  /** Called with each world that a reply shows. */
  readonly met: (found: FoundWorld) => void;
}
