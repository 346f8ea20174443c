/** The lmdb driver: the common suite, and what only a durable store promises, within one process. */
import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { InvalidCursorError, openStore, StoreUnavailableError, StoreVersionError } from "../../src/store/index.js";
import { networkFileSystemName } from "../../src/store/lmdb/fileSystem.js";
import { openLmdbStore } from "../../src/store/lmdb/index.js";
import {
  claimedIds,
  claiming,
  collection,
  committed,
  listedIds,
  waiting,
  writing,
} from "./contract/dossierFixtures.js";
import {
  attempt,
  changing,
  claim,
  enterWorld,
  giveBack,
  listAll,
  opening,
  seat,
  soldCount,
  testNowMs,
  testWorld,
} from "./contract/fixtures.js";
import { describeStore } from "./contract.js";
import { temporaryDirectory } from "./directory.js";
import { mostWorlds, openIn, openInWorld, openRaw, warn } from "./lmdbFiles.js";

describeStore({
  name: "lmdb",
  openFresh: async (test, settings) => openIn(test, await temporaryDirectory(test), settings),
  openPair: async (test) => {
    const directory = await temporaryDirectory(test);
    return [await openIn(test, directory), await openIn(test, directory)];
  },
  histories: 20,
});

describe("lmdb store alone", () => {
  test("it is the store when a data directory was asked for, which it creates", async (t) => {
    const directory = join(await temporaryDirectory(t), "not", "yet.there");
    assert.equal((await openIn(t, directory)).kind, "lmdb");
    assert.ok((await readdir(directory)).includes("bookings.mdb"));
  });

  test("everything is still there after closing and opening again", async (t) => {
    const directory = await temporaryDirectory(t);
    const first = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds, warn });
    await enterWorld(first, testWorld.key);
    assert.equal(await first.takeLocatorNumber(testWorld), 0);
    for (const locator of ["L0", "L1", "L2"]) {
      await first.openBooking(opening(locator, { claims: [claim(seat, 1, 9)], idempotency: attempt(locator, "f") }));
    }
    await first.changeBooking(changing("L1", 1, { status: "cancelled", returns: [giveBack(seat, 1)] }));
    const query = { world: testWorld, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor = "" } = await first.listBookings(query);
    await first.close();

    const second = await openInWorld(t, directory);
    assert.equal(await second.takeLocatorNumber(testWorld), 1);
    assert.equal(await soldCount(second, seat), 2);
    assert.deepEqual(await listAll(second, "session-1"), ["L2", "L1", "L0"]);
    assert.equal((await second.readBooking(testWorld, "L1"))?.status, "cancelled");
    assert.deepEqual(await second.recall(testWorld, "L2", testNowMs), { fingerprint: "f", locator: "L2" });
    assert.equal((await second.listBookings({ ...query, cursor: nextCursor })).bookings[0]?.locator, "L1");
    await second.openBooking(opening("L3"));
    assert.deepEqual(await listAll(second, "session-1"), ["L3", "L2", "L1", "L0"]);
  });

  test("a cursor of the memory store is refused", async (t) => {
    const memory = await openStore<JsonValue>({ mostWorlds, warn });
    const durable = await openInWorld(t, await temporaryDirectory(t));
    for (const store of [memory, durable]) {
      await enterWorld(store, testWorld.key);
      for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator));
    }
    const query = { world: testWorld, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor = "" } = await memory.listBookings(query);
    await assert.rejects(durable.listBookings({ ...query, cursor: nextCursor }), InvalidCursorError);
  });

  test("expired idempotency records do not pile up", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await openInWorld(t, directory);
    await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const record = {
          key: `key-${index}`,
          fingerprint: "f",
          nowMs: testNowMs + index,
          expiresAtMs: testNowMs + index + 10,
        };
        return store.openBooking(opening(`L${index}`, { idempotency: record }));
      }),
    );
    const raw = openRaw(directory);
    t.after(() => raw.close());
    const kept = [...raw.getKeys()].filter(([table]) => table === "write" || table === "write-expiry");
    assert.ok(kept.length >= 20 && kept.length <= 40, `${kept.length} entries kept`);
  });

  test("dossiers, their turns and their leases are still there after closing and opening again", async (t) => {
    const directory = await temporaryDirectory(t);
    const first = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds, warn });
    await enterWorld(first, testWorld.key);
    const group = "g";
    await committed(first, [waiting("a", { group }, { lists: ["x"] }), waiting("b", { group }), waiting("c")]);
    const claimed = await claiming(first);
    assert.equal(await first.takeNumber(testWorld, "series"), 1);
    await first.close();

    const second = await openIn(t, directory);
    assert.deepEqual(await Promise.all(["a", "c"].map((id) => second.readDossier(testWorld, collection, id))), claimed);
    assert.equal(await second.takeNumber(testWorld, "series"), 2);
    assert.deepEqual(await second.worldsWithDue(), [testWorld.key]);
    assert.deepEqual(await claiming(second), []);
    await committed(second, [writing("a", { expected: 2, document: undefined })]);
    assert.deepEqual(await claimedIds(second), ["b"]);
    assert.deepEqual(await listedIds(second), ["b", "c"]);
  });

  test("who asks for work where none is due writes nothing", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await openInWorld(t, directory);
    await committed(store, [waiting("a", { atMs: testNowMs + 1 }), waiting("b")]);
    await claiming(store);
    const before = await readFile(join(directory, "bookings.mdb"));
    assert.deepEqual(await claiming(store), []);
    assert.deepEqual(await claiming(store, { queue: "other" }), []);
    assert.ok(before.equals(await readFile(join(directory, "bookings.mdb"))), "the file has changed");
  });

  test("no world is said to have work once all of it is done, or it is reset or deleted", async (t) => {
    const store = await openIn(t, await temporaryDirectory(t));
    const worlds = await Promise.all(["done", "reset", "deleted", "waiting"].map((key) => enterWorld(store, key)));
    for (const world of worlds) await committed(store, [waiting("a"), waiting("b")], { world });
    const [done, reset, deleted] = worlds;
    assert.ok(done && reset && deleted);
    await committed(store, [writing("a"), writing("b", { document: undefined })], { world: done });
    await store.resetWorld(reset.key);
    await store.deleteWorld(deleted.key);
    assert.deepEqual(await store.worldsWithDue(), ["waiting"]);
  });

  test("a file of a newer version is refused, with both versions named, and left alone", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["schema"], "7");
    await raw.close();
    const before = await readFile(join(directory, "bookings.mdb"));
    await assert.rejects(openStore({ dataDirectory: directory, mostWorlds, warn }), (error: unknown) => {
      assert.ok(error instanceof StoreVersionError);
      assert.match(error.message, /version 7/);
      assert.match(error.message, /version 3\b/);
      assert.match(error.message, /[Nn]ewer version of the product|another data directory/);
      assert.ok(error.message.includes(directory));
      return true;
    });
    assert.ok(before.equals(await readFile(join(directory, "bookings.mdb"))));
  });

  test("a process that has the file open when a newer version takes it over writes nothing more", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await openInWorld(t, directory);
    await store.openBooking(opening("L0"));
    const raw = openRaw(directory);
    t.after(() => raw.close());
    await raw.put(["schema"], "4");
    const isRefusal = (error: unknown): boolean => {
      assert.ok(error instanceof StoreUnavailableError);
      assert.match(error.message, /newer version of the product has taken over .*version 4 now.*version 3/);
      return true;
    };
    await assert.rejects(store.openBooking(opening("L1")), isRefusal);
    await assert.rejects(store.check(), isRefusal);
    assert.equal(await store.readBooking(testWorld, "L1"), undefined);
    assert.notEqual(await store.readBooking(testWorld, "L0"), undefined);
  });

  test("closing lets go of the file", { skip: process.platform !== "linux" }, async (t) => {
    const directory = await temporaryDirectory(t);
    const isMapped = async (): Promise<boolean> => (await readFile("/proc/self/maps", "utf8")).includes(directory);
    const store = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds, warn });
    await enterWorld(store, testWorld.key);
    assert.equal(await isMapped(), true);
    await store.close();
    assert.equal(await isMapped(), false);
  });

  test("a file that another program wrote is refused", async (t) => {
    const directory = await temporaryDirectory(t);
    const raw = openRaw(directory);
    await raw.put(["something", "else"], "1");
    await raw.close();
    await assert.rejects(openStore({ dataDirectory: directory, mostWorlds, warn }), StoreVersionError);
    for (const schema of ["", "one", "0", "-1", "1.5"]) {
      const again = openRaw(directory);
      await again.put(["schema"], schema);
      await again.close();
      await assert.rejects(openStore({ dataDirectory: directory, mostWorlds, warn }), StoreVersionError, schema);
    }
  });

  test("a file that is no database, or a damaged one, is refused and left alone", async (t) => {
    const directory = await temporaryDirectory(t);
    const file = join(directory, "bookings.mdb");
    await (await openStore({ dataDirectory: directory, mostWorlds, warn })).close();
    const whole = await readFile(file);
    const otherFormat = Buffer.from(whole);
    otherFormat.writeUInt32LE(99, 28);
    const garbage = Buffer.from("not a database ".repeat(1000));
    for (const content of [garbage, Buffer.from("x"), Buffer.alloc(50_000), whole.subarray(0, 4096), otherFormat]) {
      await writeFile(file, content);
      await assert.rejects(openStore({ dataDirectory: directory, mostWorlds, warn }), (error: unknown) => {
        assert.ok(error instanceof StoreUnavailableError);
        assert.match(error.message, /damaged, or not an LMDB database/);
        assert.ok(error.message.includes(file));
        return true;
      });
      assert.ok(content.equals(await readFile(file)));
    }
    await writeFile(file, whole);
    await (await openStore({ dataDirectory: directory, mostWorlds, warn })).close();
  });

  test("an empty file, as a crash at the very first start leaves it, is a new store", async (t) => {
    const directory = await temporaryDirectory(t);
    await writeFile(join(directory, "bookings.mdb"), "");
    const store = await openInWorld(t, directory);
    assert.deepEqual(await store.openBooking(opening("ABC234")), { kind: "done", version: 1 });
  });

  test("a data directory that cannot be used ends in one clear error", async (t) => {
    const directory = await temporaryDirectory(t);
    const file = join(directory, "file");
    await writeFile(file, "");
    const blocked = join(directory, "blocked");
    const locked = join(directory, "locked");
    await mkdir(join(blocked, "bookings.mdb"), { recursive: true });
    await mkdir(join(locked, "bookings.mdb-lock"), { recursive: true });
    for (const dataDirectory of [
      file,
      join(file, "below"),
      blocked,
      locked,
      ...(process.platform === "linux" ? ["/proc/no-such-folder"] : []),
      `${directory}/\u0000`,
      "",
    ]) {
      await assert.rejects(openStore({ dataDirectory, mostWorlds, warn }), StoreUnavailableError, dataDirectory);
    }
  });

  test("without the native module it says so and stops", async (t) => {
    const dataDirectory = await temporaryDirectory(t);
    const loadEngine = () => Promise.reject(new Error("No native build was found"));
    await assert.rejects(openLmdbStore({ dataDirectory, mostWorlds, warn, loadEngine }), (error: unknown) => {
      assert.ok(error instanceof StoreUnavailableError);
      assert.match(error.message, /lmdb.*does not load.*No native build was found.*without a data directory/);
      return true;
    });
    assert.deepEqual(await readdir(dataDirectory), []);
  });

  test("a network file system is warned of, a local one is not", async (t) => {
    for (const [type, expected] of [
      [0x6969, /NFS/],
      [0xff534d42, /CIFS/],
      [-0xacb2be, /CIFS/],
      [0xef53, undefined],
    ] as const) {
      const warnings: string[] = [];
      const dataDirectory = await temporaryDirectory(t);
      const store = await openLmdbStore({
        dataDirectory,
        mostWorlds,
        warn: (message) => warnings.push(message),
        readFileSystemType: async () => type,
      });
      await store.close();
      assert.equal(warnings.length, expected === undefined ? 0 : 1);
      if (expected !== undefined) assert.match(warnings[0] ?? "", expected);
    }
    assert.equal(networkFileSystemName(0x01021994), undefined);
  });

  test("where the engine cannot read, as with more snapshots than it has places for, reads say that the store is not there", async (t) => {
    const dataDirectory = await temporaryDirectory(t);
    const store = await openStore<JsonValue>({ dataDirectory, isEphemeral: true, mostWorlds, warn });
    t.after(() => store.close());
    const world = await enterWorld(store, testWorld.key);
    await store.openBooking(opening("ABC234", { world }));
    const exports: AsyncIterator<unknown>[] = [];
    const openOne = async (): Promise<void> => {
      // A snapshot of what another one shows takes no place of its own.
      await store.takeLocatorNumber(world);
      const lines = store.exportWorld(world.key)[Symbol.asyncIterator]();
      await lines.next();
      exports.push(lines);
    };
    const openAll = async (): Promise<void> => {
      while (exports.length < 1000) await openOne();
    };
    const unread = { name: "StoreUnavailableError", message: /could not read .*bookings\.mdb.*MDB_READERS_FULL/ };
    await assert.rejects(openAll(), unread);
    await assert.rejects(store.readBooking(world, "ABC234"), unread);
    for (const lines of exports) await lines.return?.();
    assert.equal((await store.readBooking(world, "ABC234"))?.version, 1);
  });

  test("the check fails when the file is gone", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await openInWorld(t, directory);
    await store.check();
    await rm(join(directory, "bookings.mdb"));
    await assert.rejects(store.check(), StoreUnavailableError);
  });
});
