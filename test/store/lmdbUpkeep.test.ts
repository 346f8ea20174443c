/** The lmdb driver's file over time: what an earlier version wrote, and what a reset leaves behind. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { type Store, WorldExistsError, type WorldLine, type WorldRef } from "../../src/store/index.js";
import { createFeed } from "../../src/store/lmdb/feed.js";
import { createSweeper, markGarbage } from "../../src/store/lmdb/garbage.js";
import { prefixOf } from "../../src/store/lmdb/keys.js";
import { createLmdbStore } from "../../src/store/lmdb/store.js";
import { createDurableTable } from "../../src/store/lmdb/table.js";
import { until } from "../support/until.js";
import { claiming, collection, committed, waiting } from "./contract/dossierFixtures.js";
import {
  arriving,
  attempt,
  changing,
  claim,
  enterWorld,
  exported,
  giveBack,
  listAll,
  opening,
  runStartMs,
  seat,
  soldCount,
  testNowMs,
  testWorld,
  touch,
} from "./contract/fixtures.js";
import { temporaryDirectory } from "./directory.js";
import { mostWorlds, openIn, openInWorld, openRaw, warn } from "./lmdbFiles.js";

/** Something in each place that a dossier can stand in. */
const keepDossiers = async (store: Store<JsonValue>, world: WorldRef): Promise<void> => {
  const writes = [waiting("a", { group: "g" }, { lists: ["x"] }), waiting("b", { atMs: testNowMs + 1 })];
  await committed(store, writes, { world });
  await claiming(store, { world });
  await store.takeNumber(world, "series");
};

describe("lmdb store over time", () => {
  test("a file of version 1 is opened, and everything is there", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    const world = testWorld.key;
    const writeOld = async (locator: string, sequence: number, status: "confirmed" | "cancelled"): Promise<void> => {
      const place = { locator, status, createdAtMs: testNowMs, sequence };
      const header = { locator, version: 1, scopeId: "session-1", status, createdAtMs: testNowMs, sequence };
      await raw.put(["booking", world, locator], `${JSON.stringify(header)}\n${JSON.stringify({ old: locator })}`);
      await raw.put(["list", world, "session-1", 0 - testNowMs, 0 - sequence], JSON.stringify(place));
    };
    await raw.put(["schema"], "1");
    await raw.put(["locator-counter", world], "3");
    await raw.put(["sequence-counter", world], "3");
    await raw.put(["sold", world, seat], "2");
    for (const [index, status] of (["confirmed", "cancelled", "confirmed"] as const).entries()) {
      await writeOld(`L${index}`, index, status);
    }
    const record = { fingerprint: "f", locator: "L0", expiresAtMs: testNowMs + 10 };
    await raw.put(["write", world, "key"], JSON.stringify(record));
    await raw.put(["write-expiry", world, record.expiresAtMs, "key"], JSON.stringify("key"));
    await raw.close();

    const early = await openIn(t, directory);
    await assert.rejects(early.importWorld(world, arriving<WorldLine>([])), WorldExistsError);
    await early.close();
    const store = await openInWorld(t, directory);
    assert.deepEqual(await listAll(store, "session-1", 2), ["L2", "L1", "L0"]);
    assert.deepEqual(await listAll(store, "session-1", 1, testWorld, "confirmed"), ["L2", "L0"]);
    assert.deepEqual(await listAll(store, "session-1", 1, testWorld, "cancelled"), ["L1"]);
    assert.equal(await store.countBookings(testWorld, "session-1"), 3);
    assert.deepEqual((await store.readBooking(testWorld, "L2"))?.document, { old: "L2" });
    assert.equal(await soldCount(store, seat), 2);
    assert.deepEqual(await store.recall(testWorld, "key", testNowMs), { fingerprint: "f", locator: "L0" });
    assert.equal(await store.takeLocatorNumber(testWorld), 3);
    const cancel = changing("L0", 1, { status: "cancelled", returns: [giveBack(seat, 1)] });
    assert.deepEqual(await store.changeBooking(cancel), { kind: "done", version: 2 });
    await store.openBooking(opening("L3"));
    assert.deepEqual(await listAll(store, "session-1", 1, testWorld, "confirmed"), ["L3", "L2"]);
    const { epoch } = await store.importWorld("copy", store.exportWorld(world));
    assert.equal(await store.countBookings({ key: "copy", epoch }, "session-1"), 4);
    await store.resetWorld(world);
    assert.deepEqual(await listAll(store, "session-1", 5, await enterWorld(store, world)), []);
  });

  test("a file of version 2 is opened as it is, keeps dossiers from then on, and is none of version 2 any more", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["schema"], "2");
    const store = createLmdbStore<JsonValue>({
      ...{ table: createDurableTable(raw, directory), file: join(directory, "bookings.mdb"), mostWorlds, warn },
    });
    await enterWorld(store, testWorld.key);
    await store.openBooking(opening("ABC234"));
    await store.close();
    const opened = await openIn(t, directory);
    assert.equal((await opened.readBooking(testWorld, "ABC234"))?.version, 1);
    await keepDossiers(opened, testWorld);
    assert.equal(await opened.countDossiers(testWorld, collection), 2);
    const again = openRaw(directory);
    assert.equal(again.get(["schema"]), "3");
    await again.close();
  });

  test("what was kept before a reset is removed, and nothing else is", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["schema"], "3");
    const table = createDurableTable(raw, directory);
    const store = createLmdbStore<JsonValue>({ table, file: join(directory, "bookings.mdb"), mostWorlds, warn });
    t.after(() => store.close());
    const keysOf = (): string[] => [...raw.getKeys()].map((key) => JSON.stringify(key));
    await enterWorld(store, testWorld.key);
    const other = await enterWorld(store, `${testWorld.key}2`);
    await store.openBooking(opening("OTHER2", { world: other }));
    await store.resetWorld(testWorld.key);
    const { epoch } = await enterWorld(store, testWorld.key);
    const world = { key: testWorld.key, epoch };
    await touch(store, "session-1");
    await store.keepMemo(world, "rate", "1.0942", 60_000, runStartMs);
    await keepDossiers(store, world);
    for (let index = 0; index < 150; index += 1) {
      const changes = { world, claims: [claim(`seat-${index}`, 1, 9)], idempotency: attempt(`key-${index}`, "f") };
      await store.openBooking(opening(`L${index}`, changes));
    }
    const own = JSON.stringify(prefixOf(world));
    assert.ok(keysOf().filter((key) => key.includes(own)).length > 750, "too few entries to remove");
    await store.resetWorld(testWorld.key);
    const sweeper = createSweeper(table, warn);
    await sweeper.sweep();
    assert.ok(
      keysOf().some((key) => key.includes(own)),
      "removed while callers may still read",
    );
    await table.write((step) => markGarbage(step, prefixOf(world), 0));
    await sweeper.sweep();
    assert.deepEqual(
      keysOf().filter((key) => key.includes(own)),
      [],
    );
    assert.deepEqual(await listAll(store, "session-1", 5, other), ["OTHER2"]);
    assert.equal((await store.readEvents(testWorld.key, 0, 500)).length, 150);
    assert.equal((await store.readWorld(testWorld.key))?.epoch, 3);
  });

  test("what a deleted world has left is removed, but for what tells the next one of its name from it", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["schema"], "3");
    const table = createDurableTable(raw, directory);
    const store = createLmdbStore<JsonValue>({ table, file: join(directory, "bookings.mdb"), mostWorlds, warn });
    t.after(() => store.close());
    const keysOf = (): string[] =>
      [...raw.getKeys()].map((key) => JSON.stringify(key)).filter((key) => key.includes('"run-1"'));
    const world = await enterWorld(store, "run-1");
    await touch(store, "session-1", {}, "run-1");
    await store.keepMemo(world, "rate", "1.0942", 60_000, runStartMs);
    await keepDossiers(store, world);
    for (let index = 0; index < 30; index += 1) {
      const changes = { world, claims: [claim(`seat-${index}`, 1, 9)], idempotency: attempt(`key-${index}`, "f") };
      await store.openBooking(opening(`L${index}`, changes));
    }
    await store.deleteWorld("run-1");
    assert.ok(keysOf().length > 100, "removed while callers may still read");
    await table.write((step) => markGarbage(step, prefixOf(world), 0));
    await createSweeper(table, warn).sweep();
    assert.deepEqual(keysOf(), ['["deleted-epoch","run-1"]', '["epoch-counter","run-1"]', '["event-counter","run-1"]']);
  });

  test("a process that listens learns from others that there is something to remove", async (t) => {
    const directory = await temporaryDirectory(t);
    const other = await openIn(t, directory);
    await enterWorld(other, "run-1");
    await enterWorld(other, "run-2");
    const table = createDurableTable(openRaw(directory), directory);
    let told = 0;
    const feed = createFeed(table, warn, () => {
      told += 1;
    });
    t.after(async () => {
      feed.close();
      await table.close();
    });
    feed.subscribe(() => undefined);
    await other.deleteWorld("run-1");
    await other.resetWorld("run-2");
    await until("both are told of", () => told === 2);
  });

  test("a world of version 1 that nobody has entered is replaced, and stays whole if that fails", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    const world = testWorld.key;
    const place = { locator: "OLD234", createdAtMs: testNowMs, sequence: 0 };
    const header = { ...place, version: 1, scopeId: "session-1", status: "confirmed" };
    await raw.put(["schema"], "1");
    await raw.put(["sequence-counter", world], "1");
    await raw.put(["booking", world, "OLD234"], `${JSON.stringify(header)}\n{}`);
    await raw.put(["list", world, "session-1", 0 - testNowMs, 0], JSON.stringify({ ...place, status: "confirmed" }));
    await raw.close();
    const store = await openIn(t, directory);
    const sample = await enterWorld(store, "sample");
    await store.openBooking(opening("NEW234", { world: sample }));
    const lines = await exported(store, "sample");
    const replace = { replace: true };
    await assert.rejects(store.importWorld(world, arriving(lines.slice(0, -1)), replace), /end/);
    const other = await openIn(t, directory);
    const entered = await enterWorld(other, world);
    assert.deepEqual(entered, testWorld);
    assert.deepEqual(await listAll(store, "session-1", 5, entered), ["OLD234"]);
    const ref = await store.importWorld(world, arriving(lines), replace);
    assert.ok(ref.epoch > 1, `epoch ${ref.epoch}`);
    assert.deepEqual(await listAll(store, "session-1", 5, ref), ["NEW234"]);
    await store.deleteWorld(world);
    assert.ok((await enterWorld(store, world)).epoch > ref.epoch, "an epoch came back");
  });

  test("a world of version 1 that nobody has entered makes room for lines at once", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["schema"], "1");
    const place = { locator: "OLD234", createdAtMs: testNowMs, sequence: 0 };
    const header = { ...place, version: 1, scopeId: "session-1", status: "confirmed" };
    await raw.put(["booking", testWorld.key, "OLD234"], `${JSON.stringify(header)}\n{}`);
    await raw.put(
      ["list", testWorld.key, "session-1", 0 - testNowMs, 0],
      JSON.stringify({ ...place, status: "confirmed" }),
    );
    await raw.close();
    const store = await openIn(t, directory);
    const sample = await enterWorld(store, "sample");
    await store.openBooking(opening("NEW234", { world: sample }));
    const lines = await exported(store, "sample");
    const ref = await store.importWorld(testWorld.key, arriving(lines), { replace: true });
    assert.deepEqual(await exported(store, testWorld.key), lines);
    assert.deepEqual(await listAll(store, "session-1", 5, ref), ["NEW234"]);
  });
});
