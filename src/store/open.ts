/** Chooses the store by configuration alone: Valkey by its URL, durable in a data directory, in memory otherwise. */
import { openMemoryStore } from "./memory/index.js";
import type { Store } from "./port.js";
import type { ValkeyOptions } from "./valkey/options.js";

export interface StoreSettings {
  /** Keep bookings here, across restarts. */
  readonly dataDirectory?: string | undefined;
  /** The data directory is there for as long as the server: bookings outlive its processes, but not the machine. */
  readonly isEphemeral?: boolean | undefined;
  readonly valkey?: ValkeyOptions | undefined;
  /** Worlds that the store may hold. */
  readonly mostWorlds: number;
}

export interface OpenStoreOptions extends StoreSettings {
  /** It is opened to be read or to make room in it. Without it a Valkey that has no memory left for writes is refused. */
  readonly mayBeFull?: boolean;
  /** Hears what an operator should know and what does not stop the start. */
  readonly warn: (message: string) => void;
}

/**
 * Opens the store that the options ask for, and never another one: when it cannot be used, this rejects with
 * StoreUnavailableError or StoreVersionError. A driver other than memory is loaded only when it is needed.
 */
export const openStore = async <Document>(options: OpenStoreOptions): Promise<Store<Document>> => {
  const { dataDirectory, isEphemeral, valkey, mostWorlds, mayBeFull, warn } = options;
  if (valkey !== undefined) {
    const { openValkeyStore } = await import("./valkey/index.js");
    return openValkeyStore<Document>({ ...valkey, mostWorlds, mayBeFull: mayBeFull ?? false, warn });
  }
  if (dataDirectory === undefined) return openMemoryStore<Document>({ mostWorlds, warn });
  const { openLmdbStore } = await import("./lmdb/index.js");
  return openLmdbStore<Document>({ dataDirectory, isEphemeral, mostWorlds, warn });
};
