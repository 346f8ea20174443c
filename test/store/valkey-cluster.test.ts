/** The Valkey driver on a real cluster of three primaries: the common suite, whose worlds fall on all of them. */
import { after, before, test } from "node:test";
import type { JsonValue } from "../../src/runtime/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { skipWithoutValkey, startValkeyCluster, type ValkeyCluster } from "../support/valkey.js";
import { describeStore, type StoreDriver } from "./contract.js";

let cluster: ValkeyCluster | undefined;
let opened = 0;

before(async () => {
  if (skipWithoutValkey === false) cluster = await startValkeyCluster({ after: () => undefined }, { replicas: 0 });
});
after(() => cluster?.stop());

/** A prefix of its own makes an empty store. */
const openUnder = (keyPrefix: string, mostWorlds = 10_000): Promise<Store<JsonValue>> => {
  if (cluster === undefined) throw new Error("the cluster has not been started");
  const valkey = { url: cluster.url, keyPrefix, durability: "written" } as const;
  return openStore<JsonValue>({ valkey, mostWorlds, warn: () => undefined });
};

const nextPrefix = (): string => {
  opened += 1;
  return `test-${opened}:`;
};

const driver: StoreDriver = {
  name: "valkey cluster",
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
  histories: 6,
};

if (skipWithoutValkey === false) describeStore(driver);
else test("the valkey store on a cluster passes the common suite", { skip: skipWithoutValkey }, () => undefined);
