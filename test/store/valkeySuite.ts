/** The common suite over a real Valkey that a test file starts for itself; each store has a prefix of its own. */
import { after, before, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import type { Scope } from "../support/scope.js";
import { skipWithoutValkey } from "../support/valkey.js";
import { describeStore, type StoreDriver } from "./contract.js";

interface StartedValkey {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

export interface ValkeySuite extends Pick<StoreDriver, "name" | "histories" | "isVariant"> {
  readonly start: (scope: Scope) => Promise<StartedValkey>;
}

/** Declares the whole suite, or says what is missing for it. */
export const describeValkeyStore = ({ start, ...suite }: ValkeySuite): void => {
  let started: StartedValkey | undefined;
  let opened = 0;

  before(async () => {
    if (skipWithoutValkey === false) started = await start({ after: () => undefined });
  });
  after(() => started?.stop());

  /** A prefix of its own makes an empty store. */
  const openUnder = (keyPrefix: string, mostWorlds = 10_000): Promise<Store<JsonValue>> => {
    if (started === undefined) throw new Error("Valkey has not been started");
    const valkey = { url: started.url, keyPrefix, durability: "written" } as const;
    return openStore<JsonValue>({ valkey, mostWorlds, warn: () => undefined });
  };

  const nextPrefix = (): string => {
    opened += 1;
    return `test-${opened}:`;
  };

  const driver: StoreDriver = {
    ...suite,
    openFresh: async (context, { mostWorlds } = {}) => {
      const store = await openUnder(nextPrefix(), mostWorlds);
      context.after(() => store.close());
      return store;
    },
    openPair: async (context) => {
      const prefix = nextPrefix();
      const pair = [await openUnder(prefix), await openUnder(prefix)] as const;
      for (const store of pair) context.after(() => store.close());
      return pair;
    },
  };

  if (skipWithoutValkey === false) describeStore(driver);
  else test(`the ${suite.name} store passes the common suite`, { skip: skipWithoutValkey }, () => undefined);
};
