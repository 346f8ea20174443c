/** Answers that are given again: how old they may be, who shares them, and which are not kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MemoStore } from "../../src/store/ports/memos.js";
import { type CachedOptions, createCache } from "../../src/upstream/cache.js";

const world = { key: "world", epoch: 1 };
const startMs = Date.UTC(2026, 10, 22);

interface Kept {
  readonly text: string;
  readonly endMs: number;
}

const memosOf = (kept: Map<string, Kept>): MemoStore => {
  const nameOf = (ref: { readonly key: string; readonly epoch: number }, key: string): string =>
    `${ref.key} ${ref.epoch} ${key}`;
  return {
    keepMemo: async (ref, key, text, keepMs, nowMs) => void kept.set(nameOf(ref, key), { text, endMs: nowMs + keepMs }),
    readMemo: async (ref, key, nowMs) => {
      const memo = kept.get(nameOf(ref, key));
      return memo === undefined || memo.endMs <= nowMs ? undefined : memo.text;
    },
    dropMemo: async (ref, key) => kept.delete(nameOf(ref, key)),
  };
};

const read = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const opened = (kept = new Map<string, Kept>()) => {
  const clock = { nowMs: 0, now: () => clock.nowMs };
  const cache = createCache({ memos: memosOf(kept), clock, keepMs: 86_400_000, read });
  const made: string[] = [];
  const ask = (parts: Partial<CachedOptions<string>> = {}) =>
    cache.cached({
      world,
      key: "flights:SFO:CDG",
      nowMs: startMs,
      ttlMs: 1_800_000,
      signal: new AbortController().signal,
      make: async () => {
        made.push("made");
        return `answer ${made.length}`;
      },
      ...parts,
    });
  return { ...cache, kept, clock, made, ask };
};

test("an answer is given again for half an hour of the world's time, with its age", async () => {
  const { ask } = opened();
  assert.deepEqual(await ask(), { value: "answer 1", isHit: false, ageMs: 0 });
  assert.deepEqual(await ask({ nowMs: startMs + 1_799_999 }), { value: "answer 1", isHit: true, ageMs: 1_799_999 });
  assert.deepEqual(await ask({ nowMs: startMs + 1_800_000 }), { value: "answer 2", isHit: false, ageMs: 0 });
});

test("another process on the same memos gives it, too; another key, world or epoch does not", async () => {
  const { ask, kept } = opened();
  await ask();
  assert.equal((await opened(kept).ask()).isHit, true);
  assert.equal((await ask({ key: "flights:SFO:LHR" })).isHit, false);
  assert.equal((await ask({ world: { ...world, epoch: 2 } })).isHit, false);
  assert.equal((await ask({ world: { ...world, key: "other" } })).isHit, false);
});

test("an answer from later than now is of no use, and neither is one that the caller says has expired", async () => {
  const { ask } = opened();
  await ask();
  assert.equal((await ask({ nowMs: startMs - 1 })).isHit, false);
  assert.equal((await ask({ isOfUse: () => false })).isHit, false);
});

test("equal keys under way are made once, and a failure of it is kept by nobody", async () => {
  const { ask, made, kept } = opened();
  const answers = await Promise.all([ask(), ask(), ask()]);
  assert.deepEqual(new Set(answers.map(({ value }) => value)), new Set(["answer 1"]));
  assert.equal(made.length, 1);
  kept.clear();
  const fails = () => Promise.reject(new Error("no"));
  for (const one of [ask({ make: fails }), ask({ make: fails })]) await assert.rejects(one, /no/);
  assert.equal(kept.size, 0);
  assert.equal((await ask()).value, "answer 2");
});

test("the caller that began it may go away: the others get an answer", async () => {
  const { ask } = opened();
  const controller = new AbortController();
  const leaves = () =>
    new Promise<string>((_, reject) => {
      controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
    });
  const first = ask({ signal: controller.signal, make: leaves });
  const others = [ask(), ask()];
  await new Promise(setImmediate);
  controller.abort("nobody waits");
  await assert.rejects(first, (error) => error === "nobody waits");
  assert.deepEqual(new Set((await Promise.all(others)).map(({ value }) => value)), new Set(["answer 1"]));
});

test("an old answer is there for when no new one can be had, up to an age, and until it is dropped", async () => {
  const { ask, stale, drop } = opened();
  const place = { world, key: "flights:SFO:CDG", oldestMs: 86_400_000 };
  assert.equal(await stale({ ...place, nowMs: startMs }), undefined);
  await ask();
  assert.equal((await stale({ ...place, nowMs: startMs + 86_400_000 }))?.value, "answer 1");
  assert.equal(await stale({ ...place, nowMs: startMs + 86_400_001 }), undefined);
  assert.deepEqual([await drop(place), await drop(place)], [true, false]);
  assert.equal(await stale({ ...place, nowMs: startMs }), undefined);
});

test("a memo that another release kept in another form is no answer", async () => {
  const { ask, kept } = opened();
  for (const text of ["{", "null", "[]", '{"atMs":"0","value":"x"}', `{"atMs":${startMs},"value":7}`]) {
    kept.set("world 1 flights:SFO:CDG", { text, endMs: 1 });
    assert.equal((await ask()).isHit, false, text);
  }
});

test("an answer that cannot be kept is given all the same", async () => {
  const memos = { ...memosOf(new Map()), keepMemo: () => Promise.reject(new Error("away")) };
  const cache = createCache({ memos, clock: { now: () => 0 }, keepMs: 1, read });
  const { value } = await cache.cached({
    world,
    key: "key",
    nowMs: startMs,
    ttlMs: 1,
    signal: new AbortController().signal,
    make: async () => "answer",
  });
  assert.equal(value, "answer");
});
