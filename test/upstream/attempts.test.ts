/** How often a request is sent, and after which waits. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { UpstreamFailure } from "../../src/upstream/index.js";
import { type Scripted, type Step, scripted, search, waits124 } from "./scripted.js";

/** Runs the call to its end and returns the waits between its attempts. */
const waitsOf = async ({ timers, upstream, call, told }: Scripted, parts = {}): Promise<readonly number[]> => {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  const sent = upstream.send(search, call(parts));
  sent.then(over, over);
  await timers.pass(0);
  while (!isOver) await timers.passToNext();
  await sent;
  return told.map(({ waitMs }) => waitMs);
};

const times = (count: number, step: Step): readonly Step[] => Array.from({ length: count }, () => step);

test("three refusals for too many requests are followed by waits of 1, 2 and 4 s, and then the answer", async () => {
  const run = scripted([...times(3, { status: 429 }), { body: '{"data":1}' }]);
  const startedAtMs = run.timers.now();
  assert.deepEqual(await waitsOf(run), [1000, 2000, 4000]);
  assert.equal(run.timers.now() - startedAtMs, 7000);
  assert.equal(run.sent.length, 4);
});

test("two that are busy are followed by waits of 1 and 2 s where a policy has three attempts", async () => {
  const policy = { ...waits124, attempts: 3, delaysMs: [1000, 2000] };
  const run = scripted([...times(2, { status: 503 }), {}], { policy });
  assert.deepEqual(await waitsOf(run), [1000, 2000]);
});

test("a service that asks for 3 s is given 3 s", async () => {
  const run = scripted([{ status: 429, headers: { "retry-after": "3" } }, {}]);
  assert.deepEqual(await waitsOf(run), [3000]);
});

test("four refusals end in the failure, which says how long to wait", async () => {
  const run = scripted([{ status: 429 }]);
  await assert.rejects(waitsOf(run), (error) => {
    assert.ok(error instanceof UpstreamFailure);
    assert.equal(error.kind, "rateLimited");
    const { attempts, status, retryAfterMs, mayHaveBeenDone } = error.facts;
    assert.deepEqual([attempts, status, retryAfterMs, mayHaveBeenDone], [4, 429, 4000, false]);
    return true;
  });
  assert.equal(run.sent.length, 4);
});
