/** Opens the store in a Valkey, or says in one sentence why it cannot. There is no fallback to another store. */
import type { Store } from "../port.js";
import { openConnection } from "./connection.js";
import { requireFitness } from "./health.js";
import { createKeys } from "./keys.js";
import type { ValkeyOptions } from "./options.js";
import { createValkeyStore } from "./store.js";
import { usualSweepDelayMs } from "./sweeping.js";

export interface ValkeyStoreOptions extends ValkeyOptions {
  /** Worlds that the store may hold. */
  readonly mostWorlds: number;
  /** It is opened to be read or to make room in it: that it has no memory left is no reason not to. */
  readonly mayBeFull?: boolean;
  readonly warn: (message: string) => void;
  /** How long after a reset its leavings are removed; tests do not wait as long. */
  readonly sweepDelayMs?: number;
  /** How long a connection over which an answer is due may be silent; tests do not wait as long. */
  readonly silenceLimitMs?: number;
}

/**
 * Opens the store. Rejects with StoreUnavailableError (down, refused, too old, loading) or StoreVersionError (written by
 * another version of the product).
 */
export const openValkeyStore = async <Document>(options: ValkeyStoreOptions): Promise<Store<Document>> => {
  const { keyPrefix, durability, mostWorlds, mayBeFull = false, warn, sweepDelayMs = usualSweepDelayMs } = options;
  const connection = await openConnection(options);
  try {
    const fitness = await requireFitness(connection, createKeys(keyPrefix, connection.database), warn, mayBeFull);
    const parts = { connection, keyPrefix, durability, mostWorlds, sweepDelayMs, ...fitness, warn };
    return await createValkeyStore<Document>(parts);
  } catch (error) {
    connection.close();
    throw error;
  }
};
