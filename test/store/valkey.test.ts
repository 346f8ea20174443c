/** The Valkey driver on one real server: the common suite. */
import { after, before, test } from "node:test";
import type { JsonValue } from "../../src/runtime/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { describeStore, type StoreDriver } from "./contract.js";

let server: ValkeyServer | undefined;
let opened = 0;

before(async () => {
  if (skipWithoutValkey === false) server = await startValkey({ after: () => undefined });
});
after(() => server?.stop());

/** A prefix of its own makes an empty store. */
const openUnder = (keyPrefix: string, mostWorlds = 10_000): Promise<Store<JsonValue>> => {
  if (server === undefined) throw new Error("the server has not been started");
  const valkey = { url: server.url, keyPrefix, durability: "written" } as const;
  return openStore<JsonValue>({ valkey, mostWorlds, warn: () => undefined });
};

const nextPrefix = (): string => {
  opened += 1;
  return `test-${opened}:`;
};

const driver: StoreDriver = {
  name: "valkey",
  openFresh: async (test, { mostWorlds } = {}) => {
    const store = await openUnder(nextPrefix(), mostWorlds);
    test.after(() => store.close());
    return store;
  },
  openPair: async (test) => {
    const prefix = nextPrefix();
    const pair = [await openUnder(prefix), await openUnder(prefix)] as const;
    for (const store of pair) test.after(() => store.close());
    return pair;
  },
  histories: 20,
};

if (skipWithoutValkey === false) describeStore(driver);
else test("the valkey store passes the common suite", { skip: skipWithoutValkey }, () => undefined);
