/** Whose turn it is to send, among the streams of one session: each change is told once, and nobody fights fast. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { createStreamTurn } from "../../src/transport/http/sessions/streamTurn.js";

/** Streams of one session in several processes, with a counter as the store has it. News arrive when the test says so. */
const session = () => {
  const turns: ReturnType<typeof createStreamTurn>[] = [];
  let taken = 0;
  return {
    process: () => {
      const process = { ended: 0 };
      const turn = createStreamTurn(
        async () => ++taken,
        () => void process.ended++,
      );
      turns.push(turn);
      return Object.assign(process, turn);
    },
    tellAll: () => {
      for (const turn of turns) turn.hear(taken);
    },
  };
};

const withoutTime = ({ mock }: TestContext) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  return (ms: number): void => mock.timers.tick(ms);
};

test("the turn passes to the newest stream at the moment at which each process hears of it", async (context) => {
  const pass = withoutTime(context);
  const { process, tellAll } = session();
  const [one, two] = [process(), process()];
  assert.equal(await one.sends(), false, "it has no stream");
  await one.begin();
  tellAll();
  pass(10_000);
  assert.equal(await one.sends(), true);
  const begun = two.begin();
  const early = two.sends();
  await begun;
  assert.deepEqual([await one.sends(), await early, await two.sends()], [true, false, false], "nobody has heard of it");
  tellAll();
  assert.deepEqual([await one.sends(), await two.sends()], [false, true]);
  pass(0);
  assert.deepEqual([one.ended, two.ended], [1, 0]);
});

test("what comes about while the store is still asked, after the news of the own stream, is told", async () => {
  const answer: { give?: (stream: number) => void } = {};
  const turn = createStreamTurn(
    () =>
      new Promise((resolve) => {
        answer.give = resolve;
      }),
    () => assert.fail("the stream was ended"),
  );
  const begun = turn.begin();
  turn.hear(1);
  const told = turn.sends();
  answer.give?.(1);
  assert.equal(await begun, 1);
  assert.equal(await told, true);
});

test("two clients that take the stream from each other at once do so no more than every few seconds", async (context) => {
  const pass = withoutTime(context);
  const { process, tellAll } = session();
  const sides = [process(), process()];
  const seen = sides.map(() => 0);
  let opened = 0;
  const open = async (side: (typeof sides)[number]): Promise<void> => {
    opened++;
    await side.begin();
    tellAll();
  };
  for (const side of sides) await open(side);
  for (let elapsedMs = 0; elapsedMs < 60_000; elapsedMs += 100) {
    pass(100);
    for (const [index, side] of sides.entries()) {
      if (side.ended === seen[index]) continue;
      seen[index] = side.ended;
      await open(side);
    }
    const telling = (await Promise.all(sides.map((side) => side.sends()))).filter(Boolean);
    assert.equal(telling.length, 1, "one stream is told of each change");
  }
  assert.ok(opened <= 45, `${opened} streams in a minute`);
});

test("a stream that is closed meanwhile is not ended again, and the next one has its own time", async (context) => {
  const pass = withoutTime(context);
  const { process, tellAll } = session();
  const [one, two] = [process(), process()];
  const first = await one.begin();
  await two.begin();
  tellAll();
  assert.ok(first !== undefined, "the stream was not counted");
  one.end(first);
  pass(10_000);
  assert.equal(one.ended, 0);
  await one.begin();
  one.end(first);
  tellAll();
  pass(10_000);
  assert.deepEqual([await one.sends(), one.ended, two.ended], [true, 0, 1]);
});

test("a stream whose number was given before sends all the same: the store has gone back", async () => {
  let taken = 0;
  const turn = createStreamTurn(
    async () => ++taken,
    () => assert.fail("it was ended"),
  );
  turn.hear(5);
  taken = 1;
  await turn.begin();
  assert.equal(await turn.sends(), true);
});
