/** Part of the store suite: a world goes out as lines and comes back as it was, on this driver and on others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../src/contract/contract.js";
import {
  linesOf,
  longestDossierName,
  mostLists,
  type Store,
  TooManyWorldsError,
  textOf,
  WorldExistsError,
  type WorldLine,
  WorldLinesError,
  WorldMissingError,
  WorldResetError,
} from "../../../src/store/index.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { anyText } from "../../support/anyText.js";
import {
  arriving,
  attempt,
  changing,
  claim,
  dayMs,
  enterWorld,
  exported,
  hostileStrings,
  inOrder,
  listAll,
  type OpenFreshStore,
  opening,
  runStartMs,
  seat,
  soldCount,
  testClient,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";

const name = fc.oneof(fc.constantFrom(...hostileStrings), anyText(8));
const names = fc.uniqueArray(name, { maxLength: 5 });
const documentText = fc.json({ maxDepth: 2 });
const nullable = fc.option(anyText(5));
const byCodeUnits = (left: string, right: string): number => (left < right ? -1 : left === right ? 0 : 1);

const shortName = name.filter(({ length }) => length <= longestDossierName);

/** Any world at all: lines that no store made, but might have. */
const world: fc.Arbitrary<WorldLine[]> = fc
  .record({
    clock: fc.oneof(
      fc.constant({ mode: "real" } as const),
      fc.record({ mode: fc.constant("frozen" as const), atMs: fc.maxSafeNat() }),
    ),
    seed: name,
    limits: fc.record({ bookings: fc.nat(), sessions: fc.integer({ min: 10, max: 1000 }) }),
    contractVersion: name,
    createdAtMs: fc.maxSafeNat(),
    nextLocatorNumber: fc.nat(),
    gap: fc.nat(5),
    sold: names,
    bookings: fc.uniqueArray(
      fc.record({
        locator: name,
        version: fc.integer({ min: 1, max: 9 }),
        scopeId: name,
        status: fc.constantFrom("confirmed" as const, "cancelled" as const),
        createdAtMs: fc.maxSafeNat(),
        documentText,
      }),
      { selector: ({ locator }) => locator, maxLength: 6 },
    ),
    dossiers: fc.uniqueArray(
      fc.record({
        collection: shortName,
        id: shortName,
        version: fc.integer({ min: 1, max: 9 }),
        lists: fc.uniqueArray(shortName, { maxLength: mostLists }),
        queue: fc.option(fc.constantFrom("q", "é", "")),
        atMs: fc.maxSafeNat(),
        group: fc.option(fc.constantFrom("g", "é")),
        documentText,
      }),
      { selector: ({ collection, id }) => JSON.stringify([collection, id]), maxLength: 6 },
    ),
    numbers: fc.uniqueArray(shortName, { maxLength: 3 }),
    writes: names,
    sessions: fc.uniqueArray(
      fc.record({
        id: name,
        transport: fc.constantFrom("stdio" as const, "http" as const),
        clientName: nullable,
        clientVersion: nullable,
        protocolVersion: nullable,
        createdAtMs: fc.maxSafeNat(),
        lastActivityAtMs: fc.maxSafeNat(),
        toolCalls: fc.nat(),
        initialize: fc.option(documentText),
        subscriptions: names,
        expiresAtMs: fc.integer({ min: runStartMs + dayMs, max: runStartMs + 9 * dayMs }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
  })
  .map(({ gap, sold, bookings, dossiers, numbers, writes, sessions, ...head }) => {
    const filed = dossiers.length * (gap + 1);
    const counters = { nextSequence: bookings.length * (gap + 1), nextDossierSequence: 2 * filed };
    const lines: WorldLine[] = [
      { kind: "world", format: 2, ...head, ...counters },
      ...sold.sort(byCodeUnits).map((key, index) => ({ kind: "sold" as const, key, sold: index + 1 })),
      ...bookings.map((booking, index) => ({ kind: "booking" as const, sequence: index * (gap + 1), ...booking })),
      ...dossiers.map(({ queue, atMs, group, ...dossier }, index) => ({
        kind: "dossier" as const,
        ...{ ...dossier, sequence: index * (gap + 1) },
        // Those made later may have entered their group before.
        due: queue === null ? null : { queue, atMs, ...(group !== null && { group, entered: 2 * filed - 1 - index }) },
      })),
      ...numbers.sort(byCodeUnits).map((series, index) => ({ kind: "number" as const, series, last: index + 1 })),
      ...writes.sort(byCodeUnits).map((key, index) => ({
        kind: "write" as const,
        ...{ key, fingerprint: key, expiresAtMs: runStartMs + dayMs + index },
        ...(index % 2 === 0 ? { locator: "", answer: JSON.stringify(key) } : { locator: `L${index}` }),
      })),
      ...sessions
        .sort((left, right) => byCodeUnits(left.id, right.id))
        .map((session) => ({ kind: "session" as const, ...session })),
    ];
    return [...lines, { kind: "end", lines: lines.length }];
  });

const filled = async (store: Store<JsonValue>): Promise<void> => {
  await store.takeLocatorNumber(testWorld);
  for (const index of [0, 1, 2]) {
    const changes = { claims: [claim(seat, 1, 9)], idempotency: attempt(`key-${index}`, "f"), document: { index } };
    await store.openBooking(opening(`L${index}`, changes));
  }
  await store.changeBooking(changing("L1", 1, { status: "cancelled" }));
  await store.openSession({ world: testWorld, id: "session-1", client: testClient, initialize: "{}", ...testExpiry });
  await store.addSubscription(testWorld.key, "session-1", "uri");
};

const textsOf = (lines: readonly WorldLine[]): string => lines.map(textOf).join("");

export const testTransfer = (openFresh: OpenFreshStore, seed: number, runs: number): void => {
  test("a world that was exported comes back as it was, under any name", async (t) => {
    const store = await openFresh(t);
    await filled(store);
    const text = textsOf(await exported(store, testWorld.key));
    const copy = await store.importWorld("copy", linesOf(arriving([text])));
    assert.deepEqual(copy.key, "copy");
    assert.equal(textsOf(await exported(store, "copy")), text);
    for (const locator of ["L0", "L1", "L2"]) {
      assert.deepEqual(await store.readBooking(copy, locator), await store.readBooking(testWorld, locator));
    }
    assert.deepEqual(await listAll(store, "session-1", 2, copy), ["L2", "L1", "L0"]);
    assert.deepEqual(await listAll(store, "session-1", 2, copy, "cancelled"), ["L1"]);
    assert.equal(await store.countBookings(copy, "session-1"), 3);
    assert.equal(await soldCount(store, seat, copy), 3);
    assert.deepEqual(await store.recall(copy, "key-1", testNowMs), { fingerprint: "f", locator: "L1" });
    const session = await store.findSession("copy", "session-1", testExpiry);
    assert.deepEqual(session, await store.findSession(testWorld.key, "session-1", testExpiry));
    assert.equal(await store.takeLocatorNumber(copy), 1);
    await store.openBooking(opening("L3", { world: copy }));
    assert.deepEqual(await listAll(store, "session-1", 2, copy), ["L3", "L2", "L1", "L0"]);
  });

  test("a world that is there is filled only while it has no bookings, and then under a new epoch", async (t) => {
    const store = await openFresh(t);
    await filled(store);
    const lines = await exported(store, testWorld.key);
    await assert.rejects(store.importWorld(testWorld.key, arriving(lines)), WorldExistsError);
    assert.deepEqual(await exported(store, testWorld.key), lines);
    await enterWorld(store, "empty", { ...testFacts, seed: "before" });
    const stale = { key: "empty", epoch: 1 };
    const ref = await store.importWorld("empty", arriving(lines));
    assert.ok(ref.epoch > stale.epoch, "the epoch did not count up");
    assert.equal((await store.readWorld("empty"))?.seed, testFacts.seed);
    assert.deepEqual(await exported(store, "empty"), lines);
    await assert.rejects(store.openBooking(opening("NEW234", { world: stale })), WorldResetError);
  });

  test("lines that break off, or are wrong, change nothing", async (t) => {
    const store = await openFresh(t);
    await filled(store);
    const lines = await exported(store, testWorld.key);
    const failing = async function* (): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      throw new Error("the disk is gone");
    };
    const [head, ...rest] = lines;
    assert.ok(head !== undefined, "nothing was exported");
    for (const wrong of [lines.slice(0, -1), rest, [head, ...lines], [head, ...rest.reverse()], []]) {
      await assert.rejects(store.importWorld("new", arriving(wrong)), WorldLinesError);
    }
    await assert.rejects(store.importWorld("new", failing()), /the disk is gone/);
    assert.equal(await store.readWorld("new"), undefined);
    const entered = await enterWorld(store, "new");
    await assert.rejects(store.importWorld("new", failing()), /the disk is gone/);
    assert.deepEqual(await enterWorld(store, "new"), entered);
    assert.equal(await store.readBooking(entered, "L0"), undefined);
    assert.deepEqual((await store.importWorld("new", arriving(await exported(store, testWorld.key)))).key, "new");
  });

  test("a world that is not there cannot be exported, and one too many cannot be imported", async (t) => {
    const store = await openFresh(t, { mostWorlds: 1 });
    await enterWorld(store, testWorld.key);
    await filled(store);
    await assert.rejects(exported(store, "nowhere"), WorldMissingError);
    const lines = await exported(store, testWorld.key);
    await assert.rejects(store.importWorld("new", arriving(lines)), TooManyWorldsError);
    assert.equal(await store.readWorld("new"), undefined);
  });

  test("an export is of one moment, though bookings come in while it is read", async (t) => {
    const store = await openFresh(t);
    await inOrder(Array.from({ length: 300 }), (_, index) =>
      store.openBooking(opening(`L${index}`, { claims: [claim(seat, 1, 999)] })),
    );
    const lines: WorldLine[] = [];
    let arrivals = 0;
    for await (const line of store.exportWorld(testWorld.key)) {
      lines.push(line);
      if (arrivals >= 5) continue;
      arrivals += 1;
      await store.openBooking(opening(`NEW${arrivals}`, { claims: [claim(seat, 1, 999)] }));
    }
    const bookings = lines.filter(({ kind }) => kind === "booking").length;
    const sold = lines.find((line) => line.kind === "sold");
    assert.equal(sold?.kind === "sold" ? sold.sold : 0, bookings);
    const copy = await store.importWorld("copy", arriving(lines));
    assert.equal((await listAll(store, "session-1", 100, copy)).length, bookings);
  });

  test(`${runs} worlds that no store made go in and come out byte for byte`, async (t) => {
    t.diagnostic(`seed ${seed}`);
    const store = await openFresh(t);
    const memory = openMemoryStore<JsonValue>({ mostWorlds: 10_000, warn: () => undefined });
    let count = 0;
    const property = fc.asyncProperty(world, async (lines) => {
      count += 1;
      const key = `world-${count}`;
      const text = textsOf(lines);
      await store.importWorld(key, linesOf(arriving([text])));
      assert.equal(textsOf(await exported(store, key)), text);
      await memory.importWorld(key, store.exportWorld(key));
      assert.equal(textsOf(await exported(memory, key)), text);
      await store.importWorld(`${key}-back`, memory.exportWorld(key));
      assert.equal(textsOf(await exported(store, `${key}-back`)), text);
    });
    await fc.assert(property, { seed, numRuns: runs });
  });

  test("an imported session limit counts from who was used last", async (t) => {
    const store = await openFresh(t);
    await enterWorld(store, "small", { ...testFacts, limits: { bookings: 9, sessions: 2 } });
    await touch(store, "z-older", { realNowMs: runStartMs }, "small");
    await touch(store, "a-newer", { realNowMs: runStartMs + 1 }, "small");
    await store.importWorld("copy", store.exportWorld("small"));
    await touch(store, "third", { realNowMs: runStartMs + 2 }, "copy");
    assert.equal(await store.findSession("copy", "z-older", testExpiry), undefined);
    assert.ok((await store.findSession("copy", "a-newer", testExpiry)) !== undefined, "the newer session is gone");
  });
};
