/** Part of the store suite: what one commit of dossiers does, or refuses whole. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import {
  type CommitDossiers,
  type DossierWrite,
  longestDocument,
  longestDossierName,
  mostLists,
  mostWrites,
  type Store,
  StoreInvariantError,
  WorldMissingError,
  WorldResetError,
} from "../../../src/store/index.js";
import {
  claiming,
  collection,
  commit,
  committed,
  listedIds,
  readVersion,
  waiting,
  writing,
} from "./dossierFixtures.js";
import {
  claim,
  enterWorld,
  giveBack,
  hostileStrings,
  type OpenFreshStore,
  opening,
  room,
  seat,
  soldCount,
  tally,
  testFacts,
  testNowMs,
  testWorld,
} from "./fixtures.js";

const shortStrings = hostileStrings.filter(({ length }) => length <= longestDossierName);

export const testDossiers = (openFresh: OpenFreshStore): void => {
  test("a dossier is made, replaced and removed, and its text comes back as it was", async (t) => {
    const store = await openFresh(t);
    const text = `{ "b":1,\n "a":"\\ud800 é \u{1f6eb}",  "n":1.50 }`;
    assert.equal(await store.readDossier(testWorld, collection, "a"), undefined);
    const due = { queue: "q", atMs: testNowMs + 5, group: "g" };
    const lists = ["status=failed", "rfp=1"];
    assert.deepEqual(await committed(store, [writing("a", { document: text, lists, due })]), [1]);
    const made = { collection, id: "a", version: 1, sequence: 0, claims: 0 };
    assert.deepEqual(await store.readDossier(testWorld, collection, "a"), { ...made, lists, due, document: text });
    assert.deepEqual(await committed(store, [writing("a", { expected: 1, document: "2" })]), [2]);
    assert.deepEqual(await store.readDossier(testWorld, collection, "a"), {
      ...{ ...made, version: 2, lists: [], due: undefined, document: "2" },
    });
    assert.deepEqual(await committed(store, [writing("a", { expected: 2, document: undefined })]), [0]);
    assert.equal(await store.readDossier(testWorld, collection, "a"), undefined);
    assert.equal(await store.countDossiers(testWorld, collection), 0);
  });

  test("one that is made again begins at version 1, behind the others", async (t) => {
    const store = await openFresh(t);
    await committed(store, [writing("a"), writing("b")]);
    await committed(store, [writing("a", { document: undefined })]);
    assert.deepEqual(await committed(store, [writing("a", { expected: "new" })]), [1]);
    assert.deepEqual(await listedIds(store), ["b", "a"]);
  });

  test("the first write whose version is another than expected is told, and nothing of the commit is kept", async (t) => {
    const store = await openFresh(t);
    await committed(store, [writing("a"), writing("b", { lists: ["x"] })]);
    const fine = [writing("new"), waiting("b", {}, { lists: ["y"] })];
    const told = { tell: { topic: "t" } };
    const attempts: readonly (readonly [DossierWrite, number | undefined])[] = [
      [writing("a", { expected: "new", ...told }), 1],
      [writing("a", { expected: 2, ...told }), 1],
      [writing("a", { expected: 2, document: undefined }), 1],
      [writing("c", { expected: 1 }), undefined],
      [writing("c", { expected: 1, document: undefined }), undefined],
    ];
    for (const [wrong, actualVersion] of attempts) {
      const outcome = await commit(store, [...fine, wrong, writing("z", { expected: 9 })], {
        claims: [claim(seat, 1, 9)],
      });
      assert.deepEqual(outcome, { kind: "conflict", at: 2, actualVersion });
    }
    assert.deepEqual(await listedIds(store), ["a", "b"]);
    assert.deepEqual(await listedIds(store, { list: "x" }), ["b"]);
    assert.equal(await readVersion(store, "b"), 1);
    assert.equal(await soldCount(store, seat), 0);
    assert.deepEqual(await claiming(store), []);
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 9), []);
  });

  test("whatever is there is replaced or removed where any version is expected", async (t) => {
    const store = await openFresh(t);
    assert.deepEqual(await committed(store, [writing("a", { document: undefined, tell: { topic: "t" } })]), [0]);
    assert.deepEqual(await store.readEvents(testWorld.key, 0, 9), []);
    assert.deepEqual(await committed(store, [writing("a"), writing("b")]), [1, 1]);
    assert.deepEqual(await committed(store, [writing("b"), writing("a", { document: undefined })]), [2, 0]);
    assert.deepEqual(await listedIds(store), ["b"]);
  });

  test("any text is a name, and no two names are taken for one", async (t) => {
    const store = await openFresh(t);
    const writes = shortStrings.flatMap((text) => [
      writing(text, { document: JSON.stringify([text, "id"]), lists: [text] }),
      { ...writing("same", { document: JSON.stringify([text, "collection"]) }), collection: text },
    ]);
    for (let done = 0; done < writes.length; done += mostWrites) {
      await committed(store, writes.slice(done, done + mostWrites));
    }
    for (const text of shortStrings) {
      const [byId, byCollection] = await Promise.all([
        store.readDossier(testWorld, collection, text),
        store.readDossier(testWorld, text, "same"),
      ]);
      assert.deepEqual([byId?.id, byId?.document], [text, JSON.stringify([text, "id"])]);
      assert.deepEqual(
        [byCollection?.collection, byCollection?.document],
        [text, JSON.stringify([text, "collection"])],
      );
      assert.deepEqual(await listedIds(store, { list: text }), [text]);
      assert.equal(await store.countDossiers(testWorld, collection, text), 1);
    }
  });

  test("a commit sells and returns stock, or sells out and keeps nothing", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234", { claims: [claim(seat, 3, 4)] }));
    assert.deepEqual(await commit(store, [writing("a")], { claims: [claim(room, 1, 2), claim(seat, 2, 4)] }), {
      ...{ kind: "soldOut", key: seat, left: 1 },
    });
    assert.equal(await readVersion(store, "a"), undefined);
    await committed(store, [writing("a")], { claims: [claim(seat, 2, 4)], returns: [giveBack(seat, 1)] });
    assert.deepEqual(await store.soldCounts(testWorld, [seat, room]), [4, 0]);
    await assert.rejects(commit(store, [writing("b")], { returns: [giveBack(seat, 5)] }), StoreInvariantError);
    assert.equal(await readVersion(store, "b"), undefined);
  });

  test("a world holds as many dossiers as its limit, apart from its bookings", async (t) => {
    const store = await openFresh(t);
    const world = await enterWorld(store, "small", { ...testFacts, limits: { bookings: 2, sessions: 9 } });
    for (const locator of ["L0", "L1"]) await store.openBooking(opening(locator, { world }));
    await committed(store, [writing("a"), { ...writing("b"), collection: "other" }], { world });
    const full = { kind: "worldFull", limit: 2 };
    assert.deepEqual(await commit(store, [writing("c")], { world }), full);
    assert.deepEqual(await commit(store, [writing("a"), writing("c")], { world }), full);
    await committed(store, [writing("a", { document: undefined }), writing("c")], { world });
    await store.changeWorld("small", { limits: { bookings: 1, sessions: 9 } });
    await committed(store, [writing("c", { expected: 1 })], { world });
    assert.deepEqual(await commit(store, [writing("d")], { world }), { kind: "worldFull", limit: 1 });
    await committed(store, [writing("c", { document: undefined })], { world });
    assert.equal(await store.countDossiers(world, collection), 0);
  });

  test("of several reasons the first counts: repetition, versions, room, stock", async (t) => {
    const store = await openFresh(t);
    const world = await enterWorld(store, "small", { ...testFacts, limits: { bookings: 1, sessions: 9 } });
    const idempotency = { key: "k", fingerprint: "f", nowMs: testNowMs, expiresAtMs: testNowMs + 9, answer: "{}" };
    await committed(store, [writing("a")], { world, idempotency });
    const tooMuch = { world, claims: [claim(seat, 2, 1)] };
    const late = [writing("b"), writing("a", { expected: "new" })];
    const kindOf = async (writes: readonly DossierWrite[], changes: Partial<CommitDossiers>): Promise<string> =>
      (await commit(store, writes, changes)).kind;
    assert.equal(await kindOf(late, { ...tooMuch, idempotency }), "replayed");
    assert.equal(
      await kindOf(late, { ...tooMuch, idempotency: { ...idempotency, fingerprint: "g" } }),
      "idempotencyConflict",
    );
    assert.equal(await kindOf(late, tooMuch), "conflict");
    assert.equal(await kindOf([writing("b")], tooMuch), "worldFull");
    assert.equal(await kindOf([writing("a")], tooMuch), "soldOut");
  });

  test("what is told stands in the outbox among the bookings, in order", async (t) => {
    const store = await openFresh(t);
    await store.openBooking(opening("ABC234"));
    await committed(
      store,
      [
        writing("a", { tell: { topic: "charter://rfps/a", scopeId: "session-1" } }),
        writing("silent"),
        writing("b", { tell: { topic: "é %{}" } }),
      ],
      { atMs: testNowMs + 7 },
    );
    await committed(store, [writing("a", { document: undefined, tell: { topic: "" } })]);
    const [booking, ...told] = await store.readEvents(testWorld.key, 0, 9);
    assert.equal(booking?.kind, "booking");
    const event = { kind: "dossier", world: testWorld.key, epoch: 1, collection, atMs: testNowMs + 7, version: 1 };
    assert.deepEqual(told, [
      { ...event, id: 2, dossierId: "a", topic: "charter://rfps/a", scopeId: "session-1" },
      { ...event, id: 3, dossierId: "b", topic: "é %{}" },
      { ...event, id: 4, dossierId: "a", topic: "", version: 0, atMs: testNowMs },
    ]);
  });

  test("numbers of a series count from 1, for each world and epoch, and never come twice", async (t) => {
    const store = await openFresh(t);
    const other = await enterWorld(store, "other");
    for (const series of shortStrings) assert.equal(await store.takeNumber(testWorld, series), 1);
    const taken = await Promise.all(Array.from({ length: 40 }, () => store.takeNumber(testWorld, "a")));
    assert.equal(new Set([1, ...taken]).size, 41);
    assert.ok(Math.min(...taken) === 2, "the numbers do not count on");
    assert.equal(await store.takeNumber(other, "a"), 1);
    const { epoch } = await store.resetWorld(testWorld.key);
    await assert.rejects(store.takeNumber(testWorld, "a"), WorldResetError);
    assert.equal(await store.takeNumber({ ...testWorld, epoch }, "a"), 1);
  });

  test("worlds have dossiers of their own", async (t) => {
    const store = await openFresh(t);
    const other = await enterWorld(store, "other");
    await committed(store, [writing("a", { lists: ["x"] })]);
    assert.equal(await store.readDossier(other, collection, "a"), undefined);
    assert.deepEqual(await committed(store, [waiting("a", {}, { expected: "new" })], { world: other }), [1]);
    assert.deepEqual(await claiming(store), []);
    assert.deepEqual(await listedIds(store, { world: other, list: "x" }), []);
    await committed(store, [writing("a", { document: undefined })], { world: other });
    assert.equal(await readVersion(store, "a"), 1);
  });

  test("a reset or deleted world has none, and who entered it before reads and writes none", async (t) => {
    const store = await openFresh(t);
    const keep = async (world = testWorld): Promise<void> => {
      const writes = [waiting("a", { group: "g" }, { lists: ["x"] }), waiting("b", { group: "g" })];
      await committed(store, writes, { world });
      await claiming(store, { world });
    };
    const requireNone = async (world: typeof testWorld): Promise<void> => {
      assert.equal(await store.readDossier(world, collection, "a"), undefined);
      assert.deepEqual(await listedIds(store, { world }), []);
      assert.equal(await store.countDossiers(world, collection, "x"), 0);
      assert.deepEqual(await store.nextDue(world, "charter.inbox"), { atMs: undefined, leasedUntilMs: undefined });
    };
    await keep();
    const { epoch } = await store.resetWorld(testWorld.key);
    const reset = { ...testWorld, epoch };
    for (const world of [testWorld, reset]) await requireNone(world);
    await assert.rejects(commit(store, [writing("a")]), WorldResetError);
    await assert.rejects(claiming(store), WorldResetError);
    assert.deepEqual(await claiming(store, { world: reset }), []);
    await keep(reset);
    assert.equal((await store.readDossier(reset, collection, "b"))?.sequence, 1);
    await store.deleteWorld(testWorld.key);
    await requireNone(reset);
    await assert.rejects(commit(store, [writing("a")], { world: reset }), WorldMissingError);
    await assert.rejects(claiming(store, { world: reset }), WorldMissingError);
    await assert.rejects(store.takeNumber(reset, "a"), WorldMissingError);
    await requireNone(await enterWorld(store, testWorld.key));
  });

  test("commits that no store can keep are refused before anything is read", async (t) => {
    const store = await openFresh(t);
    const long = "x".repeat(longestDossierName + 1);
    const due = { queue: "q", atMs: 1 };
    const wrong: readonly (readonly DossierWrite[])[] = [
      [],
      Array.from({ length: mostWrites + 1 }, (_, index) => writing(`a${index}`)),
      [writing("a"), writing("b"), writing("a", { document: undefined })],
      [writing(long)],
      [{ ...writing("a"), collection: long }],
      [writing("a", { lists: [long] })],
      [writing("a", { lists: ["x", "x"] })],
      [writing("a", { lists: Array.from({ length: mostLists + 1 }, (_, index) => `x${index}`) })],
      [writing("a", { due: { ...due, queue: long } })],
      [writing("a", { due: { ...due, group: long } })],
      ...[-1, 1.5, Number.NaN].map((atMs) => [writing("a", { due: { ...due, atMs } })]),
      ...[0, -1, 1.5].map((expected) => [writing("a", { expected })]),
      [writing("a", { document: "x".repeat(longestDocument + 1) })],
    ];
    for (const writes of wrong) await assert.rejects(commit(store, writes), StoreInvariantError);
    const numbers: readonly Partial<CommitDossiers>[] = [
      { atMs: Number.NaN },
      { claims: [claim(seat, -1, 1)] },
      { returns: [giveBack(seat, 0.5)] },
      { idempotency: { key: "k", fingerprint: "f", nowMs: 1.5, expiresAtMs: 9, answer: "" } },
    ];
    for (const changes of numbers) await assert.rejects(commit(store, [writing("a")], changes), StoreInvariantError);
    assert.equal(await readVersion(store, "a"), undefined);
    const most = Array.from({ length: mostWrites }, (_, index) => writing(`a${index}`));
    assert.equal((await committed(store, most)).length, mostWrites);
    const longest = JSON.stringify("x".repeat(longestDocument - 2));
    await committed(store, [writing("long", { document: longest })]);
    assert.equal((await store.readDossier(testWorld, collection, "long"))?.document, longest);
  });

  test("of many who make the same dossier at once one does, and all changes of one by version come about", async (t) => {
    const store = await openFresh(t);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => commit(store, [writing("a", { expected: "new", document: "0" })])),
    );
    assert.deepEqual(tally(made), { done: 1, conflict: 19 });
    const countUp = async (): Promise<void> => {
      for (;;) {
        const dossier = await store.readDossier(testWorld, collection, "a");
        const document = String(Number(dossier?.document) + 1);
        const outcome = await commit(store, [writing("a", { expected: dossier?.version ?? 0, document })]);
        if (outcome.kind === "done") return;
        assert.equal(outcome.kind, "conflict");
      }
    };
    await Promise.all(Array.from({ length: 12 }, countUp));
    assert.equal((await store.readDossier(testWorld, collection, "a"))?.document, "12");
  });

  test("a closed store keeps no dossiers", async (t) => {
    const store: Store<JsonValue> = await openFresh(t);
    await store.close();
    for (const call of [
      () => commit(store, [writing("a")]),
      () => claiming(store),
      () => readVersion(store, "a"),
      () => store.worldsWithDue(),
    ]) {
      await assert.rejects(call(), { name: "StoreUnavailableError" });
    }
  });
};
