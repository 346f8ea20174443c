/** What becomes of steps that wait: for their turn, or for a disk, in an engine that the test plays. */
import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../../src/store/index.js";
import { createWriteQueue } from "../../src/store/lmdb/writeQueue.js";
import { until } from "../support/until.js";

const limits = { turnMs: 60, diskMs: 60 };

const explainAtOnce = async (waitsFor: "turn" | "disk"): Promise<string> => `nothing goes on: ${waitsFor}.`;

/** An engine that does nothing until it is told to. */
const createEngine = (explain = explainAtOnce) => {
  const turns: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const said: string[] = [];
  const waiting = createWriteQueue({
    enqueue: (step) =>
      new Promise((resolve, reject) => {
        turns.push(() => {
          try {
            const result = step();
            ends.push(() => resolve(result));
          } catch (error) {
            reject(error);
          }
        });
      }),
    explain,
    warn: (message) => said.push(message),
    recovered: "it goes on.",
    limits,
  });
  // The looks keep no process alive, as work in an engine does.
  const alive = setInterval(() => undefined, 1_000);
  const letGo = (waits: (() => void)[]): void => {
    for (const go of waits.splice(0)) go();
  };
  return {
    ...waiting,
    said,
    giveTurns: () => letGo(turns),
    finish: () => letGo(ends),
    end: () => {
      clearInterval(alive);
      waiting.close();
    },
  };
};

test("a step that has no turn in time is refused, and not done when its turn comes", async (context) => {
  const engine = createEngine();
  context.after(engine.end);
  let done = 0;
  const count = (): number => {
    done += 1;
    return done;
  };
  const refused = await engine.write(count).catch((error: unknown) => error);
  assert.ok(refused instanceof StoreUnavailableError);
  assert.match(refused.message, /nothing goes on: turn/);
  await assert.rejects(engine.write(count), StoreUnavailableError, "while nothing goes on, nothing is tried");
  await assert.rejects(engine.requireTurns(), StoreUnavailableError);
  assert.equal(engine.isBusy(), true);
  await engine.answered();
  engine.giveTurns();
  await refused.mended;
  await engine.idle();
  assert.equal(done, 0);
  assert.deepEqual(engine.said, ["nothing goes on: turn.", "it goes on."]);
  const written = engine.write(count);
  engine.giveTurns();
  engine.finish();
  assert.equal(await written, 1);
});

test("a step that is given up is refused with the reason, also where its turn comes before that is found", async (context) => {
  const questions: ((reason: string) => void)[] = [];
  const engine = createEngine(() => new Promise((find) => void questions.push(find)));
  context.after(engine.end);
  let isDone = false;
  const written = engine.write(() => {
    isDone = true;
  });
  const refused = written.catch((error: unknown) => error);
  await until("the reason is asked for", async () => questions.length > 0);
  engine.giveTurns();
  await engine.idle();
  for (const find of questions) find("somebody keeps the lock.");
  const error = await refused;
  assert.ok(error instanceof StoreUnavailableError, String(error));
  assert.equal(error.message, "somebody keeps the lock.");
  await error.mended;
  assert.equal(isDone, false);
});

test("a step that had its turn and finds no end has an unknown outcome, and may have been done", async (context) => {
  const engine = createEngine();
  context.after(engine.end);
  const first = engine.write(() => "done").catch((error: unknown) => error);
  engine.giveTurns();
  const behind = engine.write(() => "done").catch((error: unknown) => error);
  assert.ok((await first) instanceof WriteOutcomeUnknownError);
  const refused = await behind;
  assert.ok(refused instanceof StoreUnavailableError);
  assert.match(refused.message, /nothing goes on: disk/);
  engine.finish();
  await refused.mended;
  engine.giveTurns();
  await engine.idle();
  assert.deepEqual(engine.said, ["nothing goes on: disk.", "it goes on."]);
});

test("a step that is done in time is not touched, however long the engine has been at work", async (context) => {
  const engine = createEngine();
  context.after(engine.end);
  for (let round = 0; round < 3; round += 1) {
    const written = engine.write(() => round);
    engine.giveTurns();
    engine.finish();
    assert.equal(await written, round);
    await pause(limits.turnMs);
  }
  assert.deepEqual(engine.said, []);
  assert.equal(engine.isBusy(), false);
});
