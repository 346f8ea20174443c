/** Chooses the driver by configuration: Valkey if it is configured, LMDB if there is a data directory, otherwise memory. */
import { openMemoryStore } from "./memory/index.js";
import type { Store } from "./port.js";
import type { ValkeyOptions } from "./valkey/options.js";

export interface StoreSettings {
  /** The folder that keeps bookings across restarts. */
  readonly dataDirectory?: string | undefined;
  /** The data directory is temporary: bookings survive the server's processes, but not a failure of the machine. */
  readonly isEphemeral?: boolean | undefined;
  readonly valkey?: ValkeyOptions | undefined;
  /** The maximum number of worlds. */
  readonly mostWorlds: number;
}

export interface OpenStoreOptions extends StoreSettings {
  /** Also opens a Valkey that has no memory left for writes, to read it or to make room in it. */
  readonly mayBeFull?: boolean;
  /** Gets messages for the operator about problems that do not prevent the start. */
  readonly warn: (message: string) => void;
}

/**
 * Opens the configured store. If it cannot be used, this rejects with StoreUnavailableError or StoreVersionError; there is no
 * fallback to another store. A driver other than memory is loaded only when it is needed.
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
