/** Durable stores for tests: in a directory, with the world of `testWorld` in them, or as the engine itself sees them. */
import { join } from "node:path";
import type { TestContext } from "node:test";
import { open as openEngine } from "lmdb";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { enterWorld, type FreshStoreSettings, testWorld } from "./contract/fixtures.js";

export const warn = (): void => undefined;

export const mostWorlds = 10_000;

/** A store in the directory, as it is there. */
export const openIn = async (
  test: TestContext,
  dataDirectory: string,
  settings: FreshStoreSettings = {},
): Promise<Store<JsonValue>> => {
  const store = await openStore<JsonValue>({ dataDirectory, mostWorlds, warn, ...settings });
  test.after(() => store.close());
  return store;
};

/** The same, with the world of `testWorld` in it. */
export const openInWorld = async (test: TestContext, dataDirectory: string): Promise<Store<JsonValue>> => {
  const store = await openIn(test, dataDirectory);
  await enterWorld(store, testWorld.key);
  return store;
};

/** The engine's own view of the file, for tests that look at or spoil what is stored. */
export const openRaw = (directory: string) =>
  openEngine<string, (string | number)[]>({
    path: join(directory, "bookings.mdb"),
    noSubdir: true,
    overlappingSync: false,
    encoding: "string",
  });
