/** Waits that a test can foresee, that say how far they are, and that end at once when nobody waits any more. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLatency, type Latency, latencyRangeOf, waitMsOf } from "../../src/runtime/calls/latency.js";

/** Time that passes when it is told to. */
const handTimers = () => {
  let nowMs = 1000;
  let pending: { readonly atMs: number; readonly run: () => void } | undefined;
  return {
    now: () => nowMs,
    after: (ms: number, run: () => void) => {
      const entry = { atMs: nowMs + ms, run };
      pending = entry;
      return () => {
        if (pending === entry) pending = undefined;
      };
    },
    isWaiting: () => pending !== undefined,
    /** Until the next timer, which goes off this much late. */
    pass: (lateMs = 0) => {
      const due = pending;
      if (due === undefined) throw new Error("nothing is waited for");
      pending = undefined;
      nowMs = due.atMs + lateMs;
      due.run();
    },
  };
};

type Told = readonly [progress: number, total: number, message: string];

interface Wait {
  readonly done: Promise<void>;
  readonly told: readonly Told[];
  readonly controller: AbortController;
}

const begin = (latency: Latency | undefined, tool = "greet", input: unknown = { name: "Ada" }): Wait => {
  const told: Told[] = [];
  const controller = new AbortController();
  const progress = (...words: Told): void => void told.push(words);
  const done = latency?.({ tool, input, signal: controller.signal, progress }) ?? assert.fail("there is no latency");
  return { done, told, controller };
};

const latencyOf = (setting: string, timers = handTimers()) => ({
  timers,
  latency: createLatency({ setting, seed: "seed", realistic: { greet: { leastMs: 300, mostMs: 300 } }, timers }),
});

test("without a latency there is nothing to wait for", () => {
  assert.equal(latencyOf("none").latency, undefined);
});

test("a range is two whole numbers of milliseconds, the lesser first, up to a minute", () => {
  assert.deepEqual(latencyRangeOf("400-800"), { leastMs: 400, mostMs: 800 });
  assert.deepEqual(latencyRangeOf("0-0"), { leastMs: 0, mostMs: 0 });
  for (const text of ["", "400", "800-400", "1-60001", "-1-5", "1.5-2", "400 - 800", "400-800ms", "1-2-3"]) {
    assert.equal(latencyRangeOf(text), undefined, text);
  }
});

test("the same call always takes as long, another one usually not", () => {
  const range = { leastMs: 400, mostMs: 800 };
  const waits = Array.from({ length: 500 }, (_, index) => waitMsOf(range, "seed", "search", { index }));
  assert.deepEqual(
    waits,
    Array.from({ length: 500 }, (_, index) => waitMsOf(range, "seed", "search", { index })),
  );
  assert.ok(
    waits.every((ms) => ms >= 400 && ms <= 800 && Number.isInteger(ms)),
    "a wait is out of range",
  );
  assert.ok(new Set(waits).size > 200, "the waits are hardly different");
  assert.notEqual(waitMsOf(range, "another", "search", { index: 0 }), waits[0]);
  assert.notEqual(waitMsOf(range, "seed", "retrieve", { index: 0 }), waits[0]);
});

test("a wait says how far it is about every 100 ms, rising to its total", async () => {
  const { timers, latency } = latencyOf("250-250");
  const { done, told } = begin(latency);
  timers.pass();
  timers.pass(0.4);
  timers.pass();
  await done;
  assert.deepEqual(told, [
    [0, 250, "Waiting for the supplier: 0 of 250 ms"],
    [100, 250, "Waiting for the supplier: 100 of 250 ms"],
    [200, 250, "Waiting for the supplier: 200 of 250 ms"],
    [250, 250, "The supplier took 250 ms"],
  ]);
  assert.equal(timers.isWaiting(), false);
});

test("a late timer ends the wait no later than need be, and no number is told twice", async () => {
  const { timers, latency } = latencyOf("250-250");
  const { done, told } = begin(latency);
  timers.pass(500);
  await done;
  assert.deepEqual(
    told.map(([progress]) => progress),
    [0, 250],
  );
});

test("a call that is given up ends at once, and no timer is left", async () => {
  const { timers, latency } = latencyOf("250-250");
  const { done, told, controller } = begin(latency);
  timers.pass();
  controller.abort("the client has gone");
  await assert.rejects(done, (reason) => reason === "the client has gone");
  assert.equal(timers.isWaiting(), false);
  assert.equal(told.length, 2);
});

test("a call that was given up before it began does not wait", async () => {
  const { timers, latency } = latencyOf("250-250");
  const controller = new AbortController();
  controller.abort();
  const waiting = { tool: "greet", input: {}, signal: controller.signal, progress: () => assert.fail("it has begun") };
  await assert.rejects(latency?.(waiting) ?? assert.fail("there is no latency"), { name: "AbortError" });
  assert.equal(timers.isWaiting(), false);
});

test("realistic is what the pack says of the tool, and what is usual where it says nothing", async () => {
  const { timers, latency } = latencyOf("realistic");
  const known = begin(latency);
  timers.pass(1000);
  await known.done;
  assert.equal(known.told.at(-1)?.[1], 300);
  const unknown = begin(latency, "constructor");
  timers.pass(1000);
  await unknown.done;
  const total = unknown.told.at(-1)?.[1] ?? 0;
  assert.ok(total >= 400 && total <= 800, `it takes ${total} ms`);
});
