/** The lmdb driver where nothing waits for the disk: the common suite. */
import type { TestContext } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import type { FreshStoreSettings } from "./contract/fixtures.js";
import { describeStore } from "./contract.js";
import { temporaryDirectory } from "./directory.js";
import { mostWorlds, warn } from "./lmdbFiles.js";

const openIn = async (
  test: TestContext,
  dataDirectory: string,
  settings: FreshStoreSettings = {},
): Promise<Store<JsonValue>> => {
  const store = await openStore<JsonValue>({ dataDirectory, isEphemeral: true, mostWorlds, warn, ...settings });
  test.after(() => store.close());
  return store;
};

describeStore({
  name: "ephemeral lmdb",
  openFresh: async (test, settings) => openIn(test, await temporaryDirectory(test), settings),
  openPair: async (test) => {
    const directory = await temporaryDirectory(test);
    return [await openIn(test, directory), await openIn(test, directory)];
  },
  histories: 10,
  isVariant: true,
});
