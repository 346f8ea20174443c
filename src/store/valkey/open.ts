/** Opens the store in a Valkey, or rejects with a message that says why it cannot. There is no fallback to another store. */
import type { Store } from "../port.js";
import { openConnection } from "./connection.js";
import { requireFitness } from "./health.js";
import { createKeys } from "./keys.js";
import type { ValkeyOptions } from "./options.js";
import { createValkeyStore } from "./store.js";
import { usualSweepDelayMs } from "./sweeping.js";

export interface ValkeyStoreOptions extends ValkeyOptions {
  /** The maximum number of worlds. */
  readonly mostWorlds: number;
  /** Also opens a Valkey that has no memory left for writes, to read it or to make room in it. */
  readonly mayBeFull?: boolean;
  readonly warn: (message: string) => void;
  /** How long after a reset the data of the earlier epoch is removed, in milliseconds. For tests. */
  readonly sweepDelayMs?: number;
  /** How long a connection may be silent while an answer is due, in milliseconds. For tests. */
  readonly silenceLimitMs?: number;
}

/**
 * Opens the store. Rejects with StoreUnavailableError (unreachable, access denied, too old, loading) or StoreVersionError
 * (written by another version of the product).
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
