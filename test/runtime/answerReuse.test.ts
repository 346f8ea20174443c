/** What is kept of answers: bounded, frozen, and never of a call that failed. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createAnswerReuse, createRecentlyUsed } from "../../src/runtime/calls/reuse.js";

interface Answer {
  readonly text: string;
}

/** Answers with a number that counts how often one was made. */
const counting = (): (() => Promise<Answer>) => {
  let made = 0;
  return async () => ({ text: `answer ${++made}` });
};

test("the same key gives the same frozen object, another key and no key another", async () => {
  const { reuse } = createAnswerReuse<Answer>();
  const make = counting();
  const first = await reuse("a", make);
  assert.equal(await reuse("a", make), first);
  assert.ok(Object.isFrozen(first), "a result that is given again can be changed");
  assert.deepEqual(await reuse("b", make), { text: "answer 2" });
  assert.deepEqual(await reuse(undefined, make), { text: "answer 3" });
  assert.deepEqual(await reuse(undefined, make), { text: "answer 4" });
  assert.equal(await reuse("a", make), first);
});

test("a failure is not kept", async () => {
  const { reuse } = createAnswerReuse<Answer>();
  await assert.rejects(
    reuse("a", () => Promise.reject(new Error("no store"))),
    /no store/,
  );
  assert.deepEqual(await reuse("a", counting()), { text: "answer 1" });
});

test("results that are larger than all that may be kept are made each time", async () => {
  const { reuse } = createAnswerReuse<Answer>();
  const make = async (): Promise<Answer> => ({ text: "x".repeat(5 * 1024 * 1024) });
  assert.notEqual(await reuse("a", make), await reuse("a", make));
});

test("what was not used for longest makes room, by count and by weight", () => {
  const kept = createRecentlyUsed<number>({ mostEntries: 3, mostWeight: 10 });
  kept.keep("a", 1, 1);
  kept.keep("b", 2, 1);
  kept.keep("c", 3, 1);
  kept.get("a");
  kept.keep("d", 4, 1);
  assert.deepEqual(["a", "b", "c", "d"].map(kept.get), [1, undefined, 3, 4]);
  kept.keep("e", 5, 8);
  assert.deepEqual(["a", "c", "d", "e"].map(kept.get), [undefined, 3, 4, 5]);
  kept.keep("d", 6, 2);
  assert.deepEqual(["d", "e"].map(kept.get), [6, 5]);
  kept.keep("d", 7, 11);
  assert.deepEqual(["d", "e"].map(kept.get), [undefined, 5]);
});
