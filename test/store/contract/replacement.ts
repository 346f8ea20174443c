/** Part of the store suite: an import that takes the place of a world, while others write to it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import {
  type Store,
  WorldChangingError,
  type WorldLine,
  WorldLinesError,
  WorldResetError,
} from "../../../src/store/index.js";
import {
  arriving,
  attempt,
  changing,
  claim,
  enterWorld,
  exported,
  isBookingEvent,
  listAll,
  type OpenFreshStore,
  opening,
  seat,
  soldCount,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./fixtures.js";
import { listen } from "./listening.js";

const replacing = { replace: true };

/** The lines of a small world, made in another one of the store. */
const sampleLines = async (store: Store<JsonValue>): Promise<WorldLine[]> => {
  const world = await enterWorld(store, "sample", { ...testFacts, seed: "sampled" });
  await touch(store, "sampled-session", {}, "sample");
  for (const locator of ["S0", "S1"]) {
    const idempotency = attempt(`key-${locator}`, "f");
    await store.openBooking(opening(locator, { world, claims: [claim(seat, 1, 9)], idempotency }));
  }
  return exported(store, "sample");
};

const fill = async (store: Store<JsonValue>): Promise<void> => {
  await touch(store, "old-session");
  for (const locator of ["L0", "L1", "L2"]) {
    const idempotency = attempt(`key-${locator}`, "f");
    await store.openBooking(opening(locator, { claims: [claim(seat, 1, 9)], idempotency }));
  }
};

export const testReplacement = (openFresh: OpenFreshStore): void => {
  test("a world with bookings makes room for the lines, and its callers of before are refused", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    await fill(store);
    const { until } = listen(t, store);
    const ref = await store.importWorld(testWorld.key, arriving(lines), replacing);
    assert.ok(ref.epoch > testWorld.epoch, `epoch ${ref.epoch}`);
    await until((event) => event.kind === "worldReset" && event.world === testWorld.key && event.epoch === ref.epoch);
    assert.deepEqual(await exported(store, testWorld.key), lines);
    assert.equal((await store.readWorld(testWorld.key))?.seed, "sampled");
    assert.deepEqual(await listAll(store, "session-1", 5, ref), ["S1", "S0"]);
    assert.equal(await store.recall(ref, "key-L0", testNowMs), undefined);
    assert.equal(await store.findSession(testWorld.key, "old-session", testExpiry), undefined);
    assert.equal((await store.findSession(testWorld.key, "sampled-session", testExpiry))?.toolCalls, 1);
    await assert.rejects(store.openBooking(opening("L9")), WorldResetError);
    await assert.rejects(store.changeBooking(changing("L0", 1)), WorldResetError);
    await store.openBooking(opening("NEW234", { world: ref }));
    assert.deepEqual(
      (await store.readEvents(testWorld.key, 0, 10)).filter(isBookingEvent).map(({ id, locator }) => [id, locator]),
      [
        [1, "L0"],
        [2, "L1"],
        [3, "L2"],
        [4, "NEW234"],
      ],
    );
  });

  test("a world that is not there, or empty, is filled as without it", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    assert.deepEqual(await store.importWorld("new", arriving(lines), replacing), { key: "new", epoch: 1 });
    assert.deepEqual(await store.importWorld(testWorld.key, arriving(lines), replacing), {
      key: testWorld.key,
      epoch: 2,
    });
    assert.deepEqual(await store.importWorld(testWorld.key, arriving(lines), replacing), {
      key: testWorld.key,
      epoch: 3,
    });
    assert.deepEqual(await exported(store, testWorld.key), lines);
  });

  test("lines that are wrong, or break off, replace nothing, and callers of before go on", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    await fill(store);
    const before = await exported(store, testWorld.key);
    const { heard } = listen(t, store);
    const failing = async function* (): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      throw new Error("the disk is gone");
    };
    for (const wrong of [lines.slice(0, -1), lines.slice(1), []]) {
      await assert.rejects(store.importWorld(testWorld.key, arriving(wrong), replacing), WorldLinesError);
    }
    await assert.rejects(store.importWorld(testWorld.key, failing(), replacing), /the disk is gone/);
    assert.deepEqual(await exported(store, testWorld.key), before);
    assert.deepEqual(heard, []);
    assert.deepEqual(await store.openBooking(opening("L9")), { kind: "done", version: 1 });
    assert.equal((await touch(store, "old-session", { mustExist: true }))?.toolCalls, 2);
  });

  test("until the last line the world is as it was, and what is written to it meanwhile goes with it", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    await fill(store);
    const slow = async function* (): AsyncGenerator<WorldLine> {
      for (const [index, line] of lines.entries()) {
        yield line;
        if (line.kind === "end") continue;
        const command = opening(`N${index}`, { claims: [claim(seat, 1, 99)] });
        assert.deepEqual(await store.openBooking(command), { kind: "done", version: 1 });
        assert.equal((await touch(store, "old-session", { mustExist: true }))?.id, "old-session");
      }
    };
    await store.importWorld(testWorld.key, slow(), replacing);
    assert.deepEqual(await exported(store, testWorld.key), lines);
  });

  test("writers at the same time are told done or refused, and leave nothing in what replaced their world", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    let isReplaced = false;
    let [done, refused, number] = [0, 0, 0];
    const bookOn = async (): Promise<void> => {
      while (!isReplaced) {
        number += 1;
        try {
          await store.openBooking(opening(`W${number}`, { claims: [claim(seat, 1, 1_000_000)] }));
          done += 1;
        } catch (error) {
          assert.ok(error instanceof WorldResetError, String(error));
          refused += 1;
          return;
        }
        // A driver in memory gives way to nobody by itself.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const slowly = async function* (): AsyncGenerator<WorldLine> {
      for (const line of lines) {
        await new Promise((resolve) => setImmediate(resolve));
        yield line;
      }
    };
    const writers = Array.from({ length: 8 }, bookOn);
    const ref = await store.importWorld(testWorld.key, slowly(), replacing);
    await Promise.all(writers.map((writer) => writer.finally(() => undefined))).finally(() => {
      isReplaced = true;
    });
    t.diagnostic(`${done} done, ${refused} refused`);
    assert.equal(refused, 8);
    assert.ok(done > 0, "nobody wrote meanwhile");
    assert.deepEqual(await exported(store, testWorld.key), lines);
    assert.equal(await soldCount(store, seat, ref), 2);
  });

  test("of imports at the same time the world is one of them whole, and the others are told", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    await fill(store);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => store.importWorld(testWorld.key, arriving(lines), replacing)),
    );
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    assert.ok(failures.length < 4, String(failures[0]));
    for (const failure of failures) assert.ok(failure instanceof WorldChangingError, String(failure));
    assert.deepEqual(await exported(store, testWorld.key), lines);
  });

  test("a world that is reset or made while it is imported is left alone", async (t) => {
    const store = await openFresh(t);
    const lines = await sampleLines(store);
    const interrupted = async function* (interrupt: () => Promise<unknown>): AsyncGenerator<WorldLine> {
      yield* lines.slice(0, -1);
      await interrupt();
      yield* lines.slice(-1);
    };
    const resetting = interrupted(() => store.resetWorld(testWorld.key));
    await assert.rejects(store.importWorld(testWorld.key, resetting, replacing), WorldChangingError);
    const making = interrupted(() => enterWorld(store, "new"));
    await assert.rejects(store.importWorld("new", making, replacing), WorldChangingError);
    for (const key of [testWorld.key, "new"]) {
      assert.deepEqual(await listAll(store, "session-1", 5, await enterWorld(store, key)), []);
    }
  });
};
