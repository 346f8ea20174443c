/** In which worlds on Valkey work waits: it is known as long as it does, whatever was lost meanwhile, and then forgotten. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createBusy } from "../../src/store/valkey/busy.js";
import { openConnection, type ValkeyConnection } from "../../src/store/valkey/connection.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { claiming, committed, waiting, writing } from "./contract/dossierFixtures.js";
import { enterWorld, testWorld } from "./contract/fixtures.js";
import type { Opened } from "./scriptScenarios.js";

const longAgo = "1000";

describe("worlds on Valkey in which work waits", { skip: skipWithoutValkey }, () => {
  let server: ValkeyServer;
  let opened = 0;

  before(async () => {
    server = await startValkey({ after: () => undefined }, { appendOnly: "no" });
  });
  after(() => server.stop());

  interface Opening {
    readonly store: Opened;
    readonly connection: ValkeyConnection;
    readonly busyKey: string;
    /** As another process, which has noted nothing itself. */
    readonly openAgain: () => Promise<Opened>;
  }

  const open = async (scope: { readonly after: (end: () => unknown) => void }): Promise<Opening> => {
    opened += 1;
    const keyPrefix = `busy-${opened}:`;
    const openOne = async () => {
      const connection = await openConnection({ url: server.url, keyPrefix, durability: "written" });
      const parts = { connection, keyPrefix, sweepDelayMs: 3_600_000, warn: () => undefined, mostWorlds: 10 };
      const store: Opened = await createValkeyStore({ ...parts, durability: "written" });
      scope.after(() => store.close());
      return { store, connection };
    };
    return {
      ...(await openOne()),
      busyKey: createKeys(keyPrefix).busy,
      openAgain: async () => (await openOne()).store,
    };
  };
  const isNoted = async (busyKey: string): Promise<boolean> =>
    (await server.cli("ZSCORE", busyKey, testWorld.key)).trim() !== "";

  test("one in which nothing waits any more is forgotten after a minute, and not before", async (t) => {
    const { store, busyKey } = await open(t);
    await enterWorld(store, testWorld.key);
    await committed(store, [waiting("a"), waiting("b", { group: "g" }), waiting("c", { group: "g" })]);
    await committed(store, [writing("a"), writing("b", { document: undefined }), writing("c")]);
    assert.deepEqual(await store.worldsWithDue(), [testWorld.key]);
    await server.cli("ZADD", busyKey, longAgo, testWorld.key);
    assert.deepEqual(await store.worldsWithDue(), []);
    assert.equal(await isNoted(busyKey), false);
  });

  test("one in which something waits is known for as long as it does, leased or behind another", async (t) => {
    const { store, busyKey } = await open(t);
    await enterWorld(store, testWorld.key);
    await committed(store, [waiting("a", { group: "g" }), waiting("b", { group: "g" })]);
    const [claimed] = await claiming(store);
    for (const step of [
      async () => undefined,
      () => committed(store, [writing("b", { expected: 1 })]),
      () => committed(store, [waiting("a", {}, { expected: claimed?.version ?? 0 })]),
    ]) {
      await step();
      await server.cli("ZADD", busyKey, longAgo, testWorld.key);
      assert.deepEqual(await store.worldsWithDue(), [testWorld.key]);
      assert.notEqual((await server.cli("ZSCORE", busyKey, testWorld.key)).trim(), longAgo);
    }
    await committed(store, [writing("a")]);
    await server.cli("ZADD", busyKey, longAgo, testWorld.key);
    assert.deepEqual(await store.worldsWithDue(), []);
  });

  test("one that is noted again while it is looked at is not forgotten", async (t) => {
    const { store, connection, busyKey } = await open(t);
    await enterWorld(store, testWorld.key);
    await server.cli("ZADD", busyKey, longAgo, testWorld.key);
    const busy = createBusy(
      {
        ...connection,
        run: async (script, keys, rest) => {
          if (script === "dropBusy") await committed(store, [waiting("a")]);
          return connection.run(script, keys, rest);
        },
      },
      createKeys(busyKey.slice(0, -"busy".length)),
    );
    assert.deepEqual(await busy.worlds(), [testWorld.key]);
    assert.equal(await isNoted(busyKey), true);
  });

  test("one that was lost is known again as soon as anybody meets the world", async (t) => {
    const { store, busyKey, openAgain } = await open(t);
    await enterWorld(store, testWorld.key);
    await committed(store, [waiting("a")]);
    await server.cli("DEL", busyKey);
    const another = await openAgain();
    await enterWorld(another, testWorld.key);
    await until("the world is noted", () => isNoted(busyKey));
    assert.deepEqual(await another.worldsWithDue(), [testWorld.key]);
  });
});
