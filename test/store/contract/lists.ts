/** Part of the store suite: lists, their order, their pages and their cursors. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidCursorError } from "../../../src/store/index.js";
import {
  changing,
  enterWorld,
  inOrder,
  listAll,
  type OpenFreshStore,
  opening,
  testNowMs,
  testWorld,
} from "./fixtures.js";

const scope = "session-1";

export const testLists = (openFresh: OpenFreshStore): void => {
  test("a scope without bookings is an empty list", async (t) => {
    const store = await openFresh(t);
    const page = await store.listBookings({ world: testWorld, scopeId: scope, status: "all", limit: 5 });
    assert.deepEqual(page, { bookings: [], nextCursor: undefined });
  });

  test("the newest comes first, and of the same instant the one opened last", async (t) => {
    const store = await openFresh(t);
    const instants = [5, 1, 5, 0, 9_000_000, 5, 1_000];
    for (const [index, offsetMs] of instants.entries()) {
      await store.openBooking(opening(`L${index}`, { createdAtMs: testNowMs + offsetMs }));
    }
    const expected = ["L4", "L6", "L5", "L2", "L0", "L1", "L3"];
    for (const limit of [1, 2, 3, 7, 100]) assert.deepEqual(await listAll(store, scope, limit), expected);
  });

  test("instants of any size keep their order", async (t) => {
    const store = await openFresh(t);
    const instants = [0, 1, 255, 256, 65_535, 2 ** 32, 2 ** 32 + 1, testNowMs, 2 ** 52, Number.MAX_SAFE_INTEGER];
    for (const createdAtMs of instants) await store.openBooking(opening(`L${createdAtMs}`, { createdAtMs }));
    const expected = instants.map((createdAtMs) => `L${createdAtMs}`).reverse();
    assert.deepEqual(await listAll(store, scope, 1), expected);
    assert.deepEqual(await listAll(store, scope, 100), expected);
  });

  test("a booking that is confirmed again is listed in its old place", async (t) => {
    const store = await openFresh(t);
    for (const locator of ["L0", "L1", "L2"]) await store.openBooking(opening(locator));
    await store.changeBooking(changing("L1", 1, { status: "cancelled" }));
    await store.changeBooking(changing("L1", 2));
    assert.deepEqual(await listAll(store, scope, 2, testWorld, "confirmed"), ["L2", "L1", "L0"]);
    assert.deepEqual(await listAll(store, scope, 2, testWorld, "cancelled"), []);
  });

  test("a scope's bookings are counted, whatever became of them", async (t) => {
    const store = await openFresh(t);
    for (const locator of ["L0", "L1", "L1"]) await store.openBooking(opening(locator));
    await store.openBooking(opening("L2", { scopeId: "session-2" }));
    await store.changeBooking(changing("L1", 1, { status: "cancelled" }));
    const counts = [scope, "session-2", "session-3"].map((scopeId) => store.countBookings(testWorld, scopeId));
    assert.deepEqual(await Promise.all(counts), [2, 1, 0]);
  });

  test("a last page that is just full has no cursor", async (t) => {
    const store = await openFresh(t);
    for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator));
    const page = await store.listBookings({ world: testWorld, scopeId: scope, status: "all", limit: 2 });
    assert.deepEqual([page.bookings.length, page.nextCursor], [2, undefined]);
  });

  test("lists show bookings as they are now, in the order of opening, by status", async (t) => {
    const store = await openFresh(t);
    for (let index = 0; index < 6; index += 1) await store.openBooking(opening(`L${index}`));
    for (const locator of ["L1", "L2", "L5"]) {
      await store.changeBooking(changing(locator, 1, { status: "cancelled", document: "gone" }));
    }
    const listed = async (status: "confirmed" | "cancelled"): Promise<string[]> => {
      const { bookings, nextCursor } = await store.listBookings({ world: testWorld, scopeId: scope, status, limit: 3 });
      assert.equal(nextCursor, undefined);
      assert.ok(bookings.every((booking) => booking.status === status));
      return bookings.map(({ locator }) => locator);
    };
    assert.deepEqual(await listed("confirmed"), ["L4", "L3", "L0"]);
    assert.deepEqual(await listed("cancelled"), ["L5", "L2", "L1"]);
    assert.deepEqual(await listAll(store, scope), ["L5", "L4", "L3", "L2", "L1", "L0"]);
    const [newest] = (await store.listBookings({ world: testWorld, scopeId: scope, status: "all", limit: 1 })).bookings;
    assert.deepEqual([newest?.version, newest?.status, newest?.document], [2, "cancelled", "gone"]);
  });

  test("pages are complete and free of duplicates while new bookings arrive", async (t) => {
    const store = await openFresh(t);
    const old = Array.from({ length: 40 }, (_, index) => `OLD${index}`);
    for (const locator of old) await store.openBooking(opening(locator));
    const seen: string[] = [];
    let cursor: string | undefined;
    let arrivals = 0;
    do {
      const page = await store.listBookings({
        world: testWorld,
        scopeId: scope,
        status: "all",
        limit: 6,
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...page.bookings.map(({ locator }) => locator));
      cursor = page.nextCursor;
      for (let index = 0; index < 3; index += 1) {
        arrivals += 1;
        await store.openBooking(opening(`NEW${arrivals}`, { createdAtMs: testNowMs + (arrivals % 2) }));
      }
    } while (cursor !== undefined);
    assert.deepEqual(seen, old.reverse());
  });

  test("a cursor is taken only by the list that issued it", async (t) => {
    const store = await openFresh(t);
    const elsewhere = await enterWorld(store, "elsewhere");
    for (const scopeId of [scope, "session-2"]) {
      for (let index = 0; index < 3; index += 1) {
        await store.openBooking(opening(`${scopeId}-${index}`, { scopeId }));
        await store.openBooking(opening(`${scopeId}-${index}`, { scopeId, world: elsewhere }));
      }
    }
    const query = { world: testWorld, scopeId: scope, status: "all", limit: 1 } as const;
    const { nextCursor } = await store.listBookings(query);
    assert.ok(nextCursor !== undefined);
    assert.equal((await store.listBookings({ ...query, limit: 2, cursor: nextCursor })).bookings.length, 2);
    const changed = `${nextCursor.startsWith("A") ? "B" : "A"}${nextCursor.slice(1)}`;
    const foreign = [
      "",
      " ",
      "0",
      "null",
      "MA",
      `${nextCursor}A`,
      `${nextCursor}=`,
      ` ${nextCursor}`,
      changed,
      nextCursor.slice(0, -1),
    ];
    for (const cursor of [...foreign, "é\u0000", "\ud800", "x".repeat(100_000)]) {
      await assert.rejects(store.listBookings({ ...query, cursor }), InvalidCursorError);
    }
    const others = [{ scopeId: "session-2" }, { world: elsewhere }, { status: "confirmed" }] as const;
    for (const other of others) {
      await assert.rejects(store.listBookings({ ...query, ...other, cursor: nextCursor }), InvalidCursorError);
    }
  });
};

export const testLongList = (openFresh: OpenFreshStore): void => {
  test("places are found in a long list, whatever the order of its instants", async (t) => {
    const store = await openFresh(t);
    const count = 700;
    const instants = Array.from({ length: count }, (_, index) => (index * 7919) % 400);
    await inOrder(instants, (offsetMs, index) =>
      store.openBooking(opening(`L${index}`, { createdAtMs: testNowMs + offsetMs })),
    );
    const expected = instants
      .map((offsetMs, index) => ({ offsetMs, index }))
      .sort((left, right) => right.offsetMs - left.offsetMs || right.index - left.index)
      .map(({ index }) => `L${index}`);
    assert.deepEqual(await listAll(store, scope, 97), expected);
    const cancelled = expected.filter((_, place) => place % 3 === 0);
    await inOrder(cancelled, (locator) => store.changeBooking(changing(locator, 1, { status: "cancelled" })));
    assert.deepEqual(await listAll(store, scope, 101, testWorld, "cancelled"), cancelled);
    const kept = expected.filter((_, place) => place % 3 !== 0);
    assert.deepEqual(await listAll(store, scope, 101, testWorld, "confirmed"), kept);
    assert.equal(await store.countBookings(testWorld, scope), count);
  });
};
