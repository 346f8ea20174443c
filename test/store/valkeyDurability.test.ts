/**
 * The Valkey driver's promises of space and of durability: what a booking costs, how long its idempotency record is kept, and
 * what `replicated` waits for.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store, type WorldRef } from "../../src/store/index.js";
import { packingDictionary } from "../../src/store/valkey/dictionary.js";
import { hashSlot } from "../../src/store/valkey/hashSlot.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { schemaVersion } from "../../src/store/valkey/records.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, startValkeyCluster, type ValkeyServer } from "../support/valkey.js";
// As the product stores it: two passengers, two flights.
import booking from "./booking.json" with { type: "json" };
import { attempt, changing, claim, dayMs, enterWorld, opening, testFacts, testWorld } from "./contract/fixtures.js";

const bookings = 2000;
const mostBytes = 2048;

const keys = createKeys("gds:");

const openReplicated = (url: string, warn: (message: string) => void): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({ valkey: { url, keyPrefix: "gds:", durability: "replicated" }, mostWorlds: 100, warn });

const openWritten = (url: string): Promise<Store<JsonValue>> => {
  const valkey = { url, keyPrefix: "gds:", durability: "written" } as const;
  return openStore<JsonValue>({ valkey, mostWorlds: 100, warn: () => undefined });
};

test("hash slots are those of the cluster", () => {
  assert.equal(hashSlot("123456789"), 0x31c3);
  assert.equal(hashSlot("gds:{123456789}:meta"), 0x31c3);
  assert.equal(hashSlot("{}{123456789}"), hashSlot("{}{123456789}"));
  assert.notEqual(hashSlot("{}{123456789}"), 0x31c3);
});

test("the packing dictionary is that of the schema version: another one could not read what is stored", () => {
  const checksum = createHash("sha256").update(packingDictionary).digest("hex");
  assert.deepEqual([schemaVersion, checksum], [2, "6c19c7ff62aaead8e23fe944b4b5ae4fbfe429847e58918c49eac6dc4f3e8c71"]);
});

describe("the Valkey store", { skip: skipWithoutValkey }, () => {
  test(`a booking takes ${mostBytes} bytes of memory or less, with all that belongs to it`, async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const usedBytes = async (): Promise<number> =>
      Number(/used_memory:(\d+)/.exec(await server.cli("INFO", "memory"))?.[1]);
    const store = await openWritten(server.url);
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const before = await usedBytes();
    const commands = Array.from({ length: bookings }, (_, index) => {
      const locator = `TEST-${(index + 1_000_000).toString(36).toUpperCase()}`;
      const [first = [], second = []] = [900, 800].map((flights) => [index % flights, 10 + (index % 20)]);
      return opening(locator, {
        scopeId: `session-of-the-test-${index % 100}`,
        createdAtMs: opening(locator).createdAtMs + index,
        document: { ...booking, pnr: locator, total: index },
        claims: [
          claim(`flight/X2${first.join("-202606")}-Y`, 1, 99),
          claim(`flight/X3${second.join("-202606")}-Y`, 1, 99),
        ],
        idempotency: attempt(
          `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
          "0123456789abcdef".repeat(4),
        ),
      });
    });
    for (let at = 0; at < bookings; at += 50) {
      await Promise.all(commands.slice(at, at + 50).map((command) => store.openBooking(command)));
    }
    const bytes = ((await usedBytes()) - before) / bookings;
    t.diagnostic(`${Math.round(bytes)} bytes for each booking`);
    assert.ok(bytes <= mostBytes, `${bytes} bytes for each booking`);
  });

  for (const { clock, written, imported } of [
    { clock: { mode: "real" }, written: 2, imported: 7 },
    { clock: testFacts.clock, written: 30, imported: 30 },
  ] as const) {
    test(`with a ${clock.mode} clock, Valkey keeps an idempotency record for ${written} days of real time`, async (t) => {
      const server = await startValkey(t, { appendOnly: "no" });
      const store = await openWritten(server.url);
      t.after(() => store.close());
      const daysLeft = async (world: WorldRef, key: string): Promise<number> =>
        Math.ceil(Number(await server.cli("PTTL", keys.epoch(world).record(key))) / dayMs);
      const world = await enterWorld(store, "team", { ...testFacts, clock });
      await store.openBooking(opening("ABC234", { world, idempotency: attempt("opened", "f") }));
      await store.changeBooking(changing("ABC234", 1, { world, idempotency: attempt("changed", "f") }));
      const copy = await store.importWorld("copy", store.exportWorld("team"));
      for (const key of ["opened", "changed"]) {
        assert.equal(await daysLeft(world, key), written, `of the key ${key}`);
        assert.equal(await daysLeft(copy, key), imported, `of the key ${key}, imported`);
      }
    });
  }

  test("a written write asks nothing of replicas and leaves no mark for them", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const store = await openWritten(server.url);
    t.after(() => store.close());
    const world = await enterWorld(store, testWorld.key);
    await store.openBooking(opening("ABC234", { world }));
    await store.changeBooking(changing("ABC234", 1, { world }));
    assert.doesNotMatch(await server.cli("INFO", "commandstats"), /cmdstat_wait:/);
    assert.equal(await server.cli("EXISTS", keys.world(testWorld.key).attempt("wait")), "0");
  });

  test("without a replica, replicated writes are acknowledged all the same, with one warning", async (t) => {
    const server = await startValkey(t);
    const warnings: string[] = [];
    const store = await openReplicated(server.url, (message) => warnings.push(message));
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const commands = Array.from({ length: 20 }, (_, index) => store.openBooking(opening(`L${index}`)));
    assert.ok(
      (await Promise.all(commands)).every(({ kind }) => kind === "done"),
      "a booking was refused",
    );
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? "", new RegExp(`No replica of Valkey at 127\\.0\\.0\\.1:${server.port}`));
  });

  test("on a cluster, what was replicated survives its primary", async (t) => {
    const cluster = await startValkeyCluster(t, { failsOver: true });
    const bookReplicated = async (attemptNumber = 1) => {
      const warnings: string[] = [];
      const store = await openReplicated(cluster.url, (message) => warnings.push(message));
      t.after(() => store.close());
      await enterWorld(store, testWorld.key);
      const acknowledged = Array.from({ length: 50 }, (_, index) => `L${attemptNumber}-${index}`);
      await Promise.all(acknowledged.map((locator) => store.openBooking(opening(locator))));
      // A replica that was slow for a moment is not waited for until a retry: then others are booked.
      if (warnings.length === 0) return { store, acknowledged };
      assert.ok(attemptNumber < 9, warnings.join("\n"));
      return bookReplicated(attemptNumber + 1);
    };
    const { store, acknowledged } = await bookReplicated();
    const primary: ValkeyServer = await cluster.primaryOf(`gds:{${testWorld.key}}:meta`);
    await primary.kill("SIGKILL");
    const found = async (): Promise<boolean> =>
      store.readBooking(testWorld, acknowledged[0] ?? "").then(
        (booked) => booked !== undefined,
        () => false,
      );
    await until("a replica has taken over", found);
    const there = await Promise.all(acknowledged.map((locator) => store.readBooking(testWorld, locator)));
    assert.ok(
      there.every((booked) => booked?.version === 1),
      "an acknowledged booking is gone",
    );
    assert.deepEqual(await store.openBooking(opening("AFTER2")), { kind: "done", version: 1 });
  });
});
