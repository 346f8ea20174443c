/** How fast workers are replaced, and that an order to end that comes twice is one. */
import assert from "node:assert/strict";
import test from "node:test";
import type { ProcessControl } from "../../src/transport/lifecycle.js";
import { createInstructions } from "../../src/transport/workers/instructions.js";
import { createPace } from "../../src/transport/workers/pace.js";

const short = { livedMs: 500, hasServed: true };
const long = { livedMs: 60_000, hasServed: true };

test("the first worker that falls is replaced at once, those that keep falling more and more slowly", () => {
  const pace = createPace();
  const pauses = Array.from({ length: 10 }, () => pace.pauseAfterMs(short));
  assert.deepEqual(pauses, [0, 100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  assert.equal(pace.pauseAfterMs(long), 0);
  assert.equal(pace.pauseAfterMs(short), 0);
});

test("starts that fail in a row are counted until one serves", () => {
  const pace = createPace();
  for (const _start of [1, 2, 3]) pace.pauseAfterMs({ livedMs: 10, hasServed: false });
  assert.equal(pace.failedStarts(), 3);
  pace.pauseAfterMs(short);
  assert.equal(pace.failedStarts(), 0);
});

/** Orders, with signals that a test sends. */
const ordersWithSignals = () => {
  const listeners: ((signal: string) => void)[] = [];
  const control: ProcessControl = {
    onSignal: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    exit: () => undefined,
  };
  return {
    instructions: createInstructions(control),
    signal: () => listeners.forEach((listener) => void listener("SIGINT")),
  };
};

const stop = { kind: "stop", signal: "SIGINT" } as const;

test("a signal that comes from the terminal and from the primary is one, and a second of either is the second", () => {
  const { instructions, signal } = ordersWithSignals();
  const heard: string[] = [];
  instructions.onSignal((name) => void heard.push(name));
  signal();
  instructions.take(stop);
  assert.equal(heard.length, 1);
  instructions.take(stop);
  assert.equal(heard.length, 2);
  signal();
  assert.equal(heard.length, 2);
});

test("an order to end that came before anybody listened is heard by who listens next, and nothing is served", async () => {
  const { instructions } = ordersWithSignals();
  instructions.take(stop);
  assert.equal(await instructions.toServe, undefined);
  const heard: string[] = [];
  const stopHearing = instructions.onSignal((name) => void heard.push(name));
  assert.deepEqual(heard, ["SIGINT"]);
  stopHearing();
  instructions.take(stop);
  assert.equal(heard.length, 1);
});
