/** What the Valkey driver leaves behind of a deleted world, and how its registry mends itself. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import type { Store } from "../../src/store/index.js";
import { openConnection, type ValkeyConnection } from "../../src/store/valkey/connection.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
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
    await until("its name is forgotten", async () => (await server.cli("EXISTS", `${prefix}deleted`)).trim() === "0");
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
    await until("its name is forgotten", async () => (await server.cli("EXISTS", `${prefix}deleted`)).trim() === "0");
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
});
