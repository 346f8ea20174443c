/** What the Valkey driver leaves behind of a deleted world, and how its registry mends itself. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import type { Store } from "../../src/store/index.js";
import { openConnection, type ValkeyConnection } from "../../src/store/valkey/connection.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import { createDeletedWorlds } from "../../src/store/valkey/sweeping.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { claiming, committed, waiting, writing } from "./contract/dossierFixtures.js";
import {
  arriving,
  claim,
  enterWorld,
  exported,
  listAll,
  opening,
  runStartMs,
  seat,
  touch,
} from "./contract/fixtures.js";

const prefix = "gds:";
const neverMs = 3_600_000;
const soonMs = 1;

interface Scope {
  readonly after: (end: () => unknown) => void;
}

const openSweeping = async (
  scope: Scope,
  { url }: ValkeyServer,
  sweepDelayMs: number,
  around: (connection: ValkeyConnection) => ValkeyConnection = (connection) => connection,
): Promise<Store<JsonValue>> => {
  const connection = around(await openConnection({ url, keyPrefix: prefix, durability: "written" }));
  const store = await createValkeyStore<JsonValue>({
    ...{ connection, keyPrefix: prefix, sweepDelayMs, warn: () => undefined },
    ...{ durability: "written", mostWorlds: 10 },
  });
  scope.after(() => store.close());
  return store;
};

/** The keys of a world that are not attempts, which go by their TTL. */
const keysOf = async (server: ValkeyServer, world: string): Promise<readonly string[]> =>
  (await server.cli("KEYS", `${prefix}{${world}}:*`))
    .split("\n")
    .filter((key) => key !== "" && !key.includes(":attempt:"))
    .sort();

const fill = async (store: Store<JsonValue>, key: string): Promise<void> => {
  const world = await enterWorld(store, key);
  await touch(store, "session-1", {}, key);
  await store.keepMemo(world, "rate", "1.0942", neverMs, runStartMs);
  const commands = Array.from({ length: 300 }, (_, index) =>
    opening(`L${index}`, { world, claims: [claim(seat, 1, 1000)] }),
  );
  await Promise.all(commands.map((command) => store.openBooking(command)));
  for (let first = 0; first < 240; first += 60) {
    const writes = Array.from({ length: 60 }, (_, index) =>
      waiting(`d${first + index}`, { group: `g${index % 7}` }, { lists: ["all", `l${index}`] }),
    );
    await committed(store, [...writes, waiting(`alone ${first}`), writing(`idle ${first}`)], { world });
  }
  await claiming(store, { world, limit: 5 });
  await store.takeNumber(world, "series");
};

/** Waits before a script that writes is sent. */
const waitingBefore =
  (awaited: string, wait: () => Promise<unknown>) =>
  (connection: ValkeyConnection): ValkeyConnection => ({
    ...connection,
    write: async (script, keys, rest) => {
      if (script === awaited) await wait();
      return connection.write(script, keys, rest);
    },
  });

/** A process that serves another world, and sweeps once. */
const sweepElsewhere = async (scope: Scope, server: ValkeyServer): Promise<Store<JsonValue>> => {
  const store = await openSweeping(scope, server, soonMs);
  await enterWorld(store, "another");
  return store;
};

const isForgotten = async ({ cli }: ValkeyServer): Promise<boolean> =>
  (await cli("EXISTS", `${prefix}deleted`)).trim() === "0";

const remains = [`${prefix}{run-1}:epochs`, `${prefix}{run-1}:meta`];

describe("a world deleted on Valkey", { skip: skipWithoutValkey }, () => {
  test("leaves a few numbers, and the rest is removed by the process that deleted it", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const store = await openSweeping(t, server, soonMs);
    await fill(store, "run-1");
    await store.resetWorld("run-1");
    await fill(store, "run-1");
    await store.deleteWorld("run-1");
    await until("nothing but the numbers is left", async () => (await keysOf(server, "run-1")).length === 2);
    assert.deepEqual(await keysOf(server, "run-1"), remains);
    await until("its name is forgotten", () => isForgotten(server));
    assert.equal((await server.cli("SCARD", `${prefix}worlds`)).trim(), "0");
    const world = await enterWorld(store, "run-1");
    await store.openBooking(opening("ABC234", { world }));
    assert.deepEqual(
      (await store.readEvents("run-1", 0, 9)).map(({ id }) => id),
      [601],
    );
  });

  test("is removed by a process that serves other worlds, if the one that deleted it ends", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const first = await openSweeping(t, server, soonMs);
    await fill(first, "run-1");
    await first.deleteWorld("run-1");
    await first.close();
    assert.ok((await keysOf(server, "run-1")).length > 300, "it was removed before anybody could have been reading");
    const second = await openSweeping(t, server, soonMs);
    await enterWorld(second, "another");
    await until("nothing but the numbers is left", async () => (await keysOf(server, "run-1")).length === 2);
    assert.deepEqual(
      (await second.listWorlds()).map(({ key }) => key),
      ["another"],
    );
  });

  test("and made again loses nothing of its own to what removes the old one", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const first = await openSweeping(t, server, neverMs);
    await fill(first, "run-1");
    const lines = await exported(first, "run-1");
    await first.deleteWorld("run-1");
    await first.importWorld("run-1", arriving(lines));
    await first.close();
    await server.cli("ZADD", `${prefix}deleted`, "1", "run-1");
    const second = await openSweeping(t, server, soonMs);
    const world = await enterWorld(second, "run-1");
    await until("the old one is removed", async () => {
      const left = await keysOf(server, "run-1");
      return !left.some((key) => key.startsWith(`${prefix}{run-1}:1:`));
    });
    await until("its name is forgotten", () => isForgotten(server));
    assert.deepEqual(await exported(second, "run-1"), lines);
    assert.equal((await listAll(second, "session-1", 100, world)).length, 300);
    assert.deepEqual(
      (await second.listWorlds()).map(({ key }) => key),
      ["run-1"],
    );
  });

  test("by a process that ended in the middle of it is listed again, and can be deleted", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const ending = await openSweeping(t, server, soonMs, (connection) => ({
      ...connection,
      write: async (script, keys, rest) => {
        if (script === "deleteWorld") throw new Error("the process has ended");
        return connection.write(script, keys, rest);
      },
    }));
    await fill(ending, "run-1");
    await assert.rejects(ending.deleteWorld("run-1"), /the process has ended/);
    await ending.close();
    assert.equal((await server.cli("SCARD", `${prefix}worlds`)).trim(), "0");
    const store = await openSweeping(t, server, soonMs);
    const world = await enterWorld(store, "run-1");
    await until("it is listed again", async () => (await store.listWorlds()).length === 1);
    assert.equal((await listAll(store, "session-1", 100, world)).length, 300);
    assert.equal(await store.deleteWorld("run-1"), true);
  });

  test("takes so long to be deleted that a sweep forgets its note before, and is removed all the same", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const sweepBefore = async (): Promise<void> => {
      await server.cli("ZADD", `${prefix}deleted`, "1", "run-1");
      await sweepElsewhere(t, server);
      await until("the note is forgotten", () => isForgotten(server));
    };
    const store = await openSweeping(t, server, soonMs, waitingBefore("deleteWorld", sweepBefore));
    await fill(store, "run-1");
    await store.deleteWorld("run-1");
    await until("nothing but the numbers is left", async () => (await keysOf(server, "run-1")).length === 2);
    await until("its name is forgotten", () => isForgotten(server));
    assert.deepEqual(
      (await server.cli("SMEMBERS", `${prefix}worlds`)).trim().split("\n"),
      ["another"],
      "its name is out of the registry, where the sweep had put it back",
    );
  });

  test("stays noted through a sweep that finds it there still, for whoever comes after its process", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const sweepBefore = async (): Promise<void> => {
      const other = await sweepElsewhere(t, server);
      await until("it is listed again", async () => (await server.cli("SCARD", `${prefix}worlds`)).trim() === "2");
      // What a sweep would send after that is sent before the first answer, and done before the second.
      await other.check();
      await other.check();
      await other.close();
    };
    let notes = 0;
    const ending = await openSweeping(t, server, neverMs, (connection) => ({
      ...waitingBefore("deleteWorld", sweepBefore)(connection),
      run: async (script, keys, rest) => {
        if (script === "noteDeleted") notes += 1;
        if (notes > 1) throw new Error("the process has ended");
        // As it is noted by one whose sweeps are soon.
        return connection.run(script, keys, script === "noteDeleted" ? ["run-1", Date.now()] : rest);
      },
    }));
    await fill(ending, "run-1");
    assert.equal(await ending.deleteWorld("run-1"), true);
    await ending.close();
    await sweepElsewhere(t, server);
    await until("nothing but the numbers is left", async () => (await keysOf(server, "run-1")).length === 2);
  });

  test("is removed though others are deleted all the time", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const store = await openSweeping(t, server, 1000);
    await fill(store, "run-1");
    await store.deleteWorld("run-1");
    let more = 0;
    await until("nothing but the numbers is left", async () => {
      more += 1;
      await enterWorld(store, `more-${more}`);
      await store.deleteWorld(`more-${more}`);
      return (await keysOf(server, "run-1")).length === 2;
    });
  });

  test("is removed however many sessions have booked in it", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const store = await openSweeping(t, server, soonMs);
    const world = await enterWorld(store, "run-1");
    const commands = Array.from({ length: 600 }, (_, index) =>
      opening(`L${index}`, { world, scopeId: `session-${index}` }),
    );
    await Promise.all(commands.map((command) => store.openBooking(command)));
    await store.deleteWorld("run-1");
    await until("nothing but the numbers is left", async () => (await keysOf(server, "run-1")).length === 2);
  });

  test("and made again keeps what a reset has just left, which others may be reading", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const store = await openSweeping(t, server, neverMs);
    await fill(store, "run-1");
    await store.deleteWorld("run-1");
    await fill(store, "run-1");
    await store.resetWorld("run-1");
    await server.cli("ZADD", `${prefix}deleted`, "1", "run-1");
    await sweepElsewhere(t, server);
    await until("its name is forgotten", () => isForgotten(server));
    const left = await keysOf(server, "run-1");
    const leftOf = (epoch: number) => left.filter((key) => key.startsWith(`${prefix}{run-1}:${epoch}:booking:`)).length;
    assert.deepEqual([1, 2].map(leftOf), [0, 300]);
  });

  test("that was noted again meanwhile is not forgotten", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const connection = await openConnection({ url: server.url, keyPrefix: prefix, durability: "written" });
    t.after(() => connection.close());
    await server.cli("ZADD", `${prefix}deleted`, "1700000000002", "run-1");
    assert.equal(await connection.run("dropDeleted", [`${prefix}deleted`], ["run-1", "1700000000001"]), 0);
    assert.equal(await isForgotten(server), false);
    assert.equal(await connection.run("dropDeleted", [`${prefix}deleted`], ["run-1", "1700000000002"]), 1);
    assert.equal(await isForgotten(server), true);
  });
});

test("what resets leave behind is removed, however soon they follow each other", {
  skip: skipWithoutValkey,
}, async (t) => {
  const server = await startValkey(t, { appendOnly: "no" });
  const store = await openSweeping(t, server, 1000);
  await fill(store, "run-1");
  await store.resetWorld("run-1");
  await fill(store, "run-1");
  await store.resetWorld("run-1");
  await until("nothing of both is left", async () => {
    const left = await keysOf(server, "run-1");
    return !left.some((key) => /:[12]:/.test(key.slice(prefix.length)));
  });
});

test("a sweep for deleted worlds that fails is made again, though nobody enters a world", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  const connection: Pick<ValkeyConnection, "run" | "ask"> = {
    run: async () => 1,
    ask: async () => {
      asked += 1;
      throw new Error("Valkey is away");
    },
  };
  const deletedWorlds = createDeletedWorlds(connection, createKeys(prefix), { sweepEpoch: async () => undefined }, 1);
  t.after(() => deletedWorlds.close());
  await deletedWorlds.note("run-1");
  for (const times of [1, 2, 3]) {
    t.mock.timers.tick(60_000);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(asked, times);
  }
});
