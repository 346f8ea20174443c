/** The three drivers, empty and each in a place of its own, for as long as a measurement takes. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store, type StoreSettings } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";

export type Kind = Store<BookingRecord>["kind"];

export interface OpenedStore {
  readonly kind: Kind;
  readonly store: Store<BookingRecord>;
}

const quietly = (settings: StoreSettings): Promise<Store<BookingRecord>> =>
  openStore<BookingRecord>({ ...settings, warn: () => undefined });

/** Lends a store in a Valkey. Those of different prefixes know nothing of each other, and hear nothing either. */
export const withValkeyStore = async <Result>(
  url: string,
  keyPrefix: string,
  use: (store: Store<BookingRecord>) => Promise<Result>,
): Promise<Result> => {
  const store = await quietly({ valkey: { url, keyPrefix, durability: "written" }, mostWorlds: 100 });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

const open = async (settings: StoreSettings): Promise<OpenedStore> => {
  const store = await quietly(settings);
  return { kind: store.kind, store };
};

/** Lends the stores that can be opened here: memory, lmdb, and Valkey where one runs. */
export const withStores = async <Result>(
  valkeyUrl: string | undefined,
  use: (stores: readonly OpenedStore[]) => Promise<Result>,
): Promise<Result> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "mock-gds-bench-"));
  const stores: OpenedStore[] = [];
  try {
    stores.push(await open({ mostWorlds: 100 }), await open({ dataDirectory, mostWorlds: 100 }));
    if (valkeyUrl === undefined) return await use(stores);
    return await withValkeyStore(valkeyUrl, "bench:", (store) => use([...stores, { kind: "valkey", store }]));
  } finally {
    for (const { store } of stores) await store.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
