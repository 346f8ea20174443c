/** Chooses the store by configuration alone: durable if a data directory was asked for, in memory otherwise. */
import { openMemoryStore } from "./memory/index.js";
import type { Store } from "./port.js";

export interface OpenStoreOptions {
  /** Keep bookings here, across restarts. Absent: in memory, gone with the process. */
  readonly dataDirectory?: string | undefined;
  /** Hears what an operator should know and what does not stop the start. */
  readonly warn: (message: string) => void;
}

/**
 * Opens the store that the options ask for, and never another one: when a data directory cannot be used, this rejects
 * with StoreUnavailableError or StoreVersionError. The durable driver is loaded only when it is needed.
 */
export const openStore = async <Document>({ dataDirectory, warn }: OpenStoreOptions): Promise<Store<Document>> => {
  if (dataDirectory === undefined) return openMemoryStore<Document>({ warn });
  const { openLmdbStore } = await import("./lmdb/index.js");
  return openLmdbStore<Document>({ dataDirectory, warn });
};
