/** Part of the store suite: the lists that dossiers stand in, in the order of creation, page by page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { InvalidCursorError, type ListDossiers, StoreInvariantError } from "../../../src/store/index.js";
import { claiming, collection, committed, idsOf, listedIds, waiting, writing } from "./dossierFixtures.js";
import { enterWorld, type OpenFreshStore, opening, testWorld } from "./fixtures.js";

const names = Array.from({ length: 10 }, (_, index) => `d${index}`);

export const testDossierLists = (openFresh: OpenFreshStore): void => {
  test("a dossier stands in the lists of its last write, in the order of creation", async (t) => {
    const store = await openFresh(t);
    await committed(store, [
      writing("a", { lists: ["even", "red"] }),
      writing("b", { lists: ["odd"] }),
      writing("c", { lists: ["even"] }),
    ]);
    await committed(store, [writing("b", { lists: ["even", "red"] }), writing("a", { lists: ["even"] })]);
    assert.deepEqual(await listedIds(store), ["a", "b", "c"]);
    assert.deepEqual(await listedIds(store, { list: "even" }), ["a", "b", "c"]);
    assert.deepEqual(await listedIds(store, { list: "even", order: "newest" }), ["c", "b", "a"]);
    assert.deepEqual(await listedIds(store, { list: "red" }), ["b"]);
    assert.deepEqual(await listedIds(store, { list: "odd" }), []);
    const counts = [undefined, "even", "red", "odd"].map((list) => store.countDossiers(testWorld, collection, list));
    assert.deepEqual(await Promise.all(counts), [3, 3, 1, 0]);
    await committed(store, [writing("b", { document: undefined }), writing("c")]);
    assert.deepEqual(await listedIds(store, { list: "even" }), ["a"]);
    assert.deepEqual(await listedIds(store), ["a", "c"]);
    assert.equal(await store.countDossiers(testWorld, collection), 2);
  });

  test("collections have lists of their own", async (t) => {
    const store = await openFresh(t);
    await committed(store, [
      writing("a", { lists: ["x"] }),
      { ...writing("a", { lists: ["x"] }), collection: "other" },
      { ...writing("b", { lists: ["x"] }), collection: "other" },
    ]);
    assert.deepEqual(await listedIds(store, { list: "x" }), ["a"]);
    assert.deepEqual(await listedIds(store, { collection: "other", list: "x", order: "newest" }), ["b", "a"]);
    assert.equal(await store.countDossiers(testWorld, "other"), 2);
    assert.equal(await store.countDossiers(testWorld, "third"), 0);
  });

  test("a list comes in pages, which what is made or removed meanwhile does not shift", async (t) => {
    const store = await openFresh(t);
    await committed(
      store,
      names.map((name) => writing(name, { lists: ["x"] })),
    );
    for (const order of ["oldest", "newest"] as const) {
      const expected = order === "oldest" ? names : names.toReversed();
      for (const limit of [1, 3, 10, 11]) {
        assert.deepEqual(await listedIds(store, { list: "x", order, limit }), expected);
      }
    }
    const query = { world: testWorld, collection, list: "x", limit: 4 };
    for (const [order, rest] of [
      ["oldest", ["d4", "d5", "d6", "d7"]],
      ["newest", ["d5", "d4", "d2", "d1"]],
    ] as const) {
      const { nextCursor = "" } = await store.listDossiers({ ...query, order });
      const last = order === "oldest" ? "d3" : "d6";
      await committed(store, [writing(`late ${order}`, { lists: ["x"] }), writing(last, { document: undefined })]);
      const next = await store.listDossiers({ ...query, order, cursor: nextCursor });
      assert.deepEqual(idsOf(next.dossiers), rest);
    }
  });

  test("a page shows each dossier as it is", async (t) => {
    const store = await openFresh(t);
    await committed(store, [waiting("a", { group: "g" }, { lists: ["x"] }), writing("b")]);
    const [claimed] = await claiming(store);
    const { dossiers, nextCursor } = await store.listDossiers({
      ...{ world: testWorld, collection, order: "oldest", limit: 9 },
    });
    assert.equal(nextCursor, undefined);
    const read = await Promise.all(["a", "b"].map((id) => store.readDossier(testWorld, collection, id)));
    assert.deepEqual(dossiers, read);
    assert.deepEqual(dossiers[0], claimed);
  });

  test("a cursor belongs to its list, and a page has a size", async (t) => {
    const store = await openFresh(t);
    const other = await enterWorld(store, "other");
    await committed(store, [writing("a", { lists: ["x"] }), writing("b", { lists: ["x"] })]);
    for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator));
    const query: ListDossiers = { world: testWorld, collection, list: "x", order: "oldest", limit: 1 };
    const { nextCursor: cursor = "" } = await store.listDossiers(query);
    const ofBookings = { world: testWorld, scopeId: "session-1", status: "all", limit: 1 } as const;
    const { nextCursor: bookingCursor = "" } = await store.listBookings(ofBookings);
    const { list: _list, ...whole } = query;
    const wrong: readonly ListDossiers[] = [
      { ...query, cursor, order: "newest" },
      { ...query, cursor, list: "y" },
      { ...query, cursor, world: other },
      { ...query, cursor, collection: "other" },
      { ...whole, cursor },
      { ...query, cursor: bookingCursor },
      { ...query, cursor: "" },
      { ...query, cursor: `${cursor}A` },
    ];
    for (const asked of wrong) await assert.rejects(store.listDossiers(asked), InvalidCursorError);
    await assert.rejects(store.listBookings({ ...ofBookings, cursor }), InvalidCursorError);
    for (const limit of [0, -1, 0.5]) {
      await assert.rejects(store.listDossiers({ ...query, limit }), StoreInvariantError);
    }
    const { epoch } = await store.resetWorld(testWorld.key);
    await assert.rejects(store.listDossiers({ ...query, cursor, world: { ...testWorld, epoch } }), InvalidCursorError);
  });
};
