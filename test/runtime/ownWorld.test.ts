/** The server's own world at the start: made, found again, or refused because it is another than was asked for. */
import assert from "node:assert/strict";
import test from "node:test";
import { openOwnWorld, ownWorldOf, WorldMismatchError, type WorldOptions } from "../../src/runtime/worlds/ownWorld.js";
import { openStore } from "../../src/store/index.js";

const noon = Date.UTC(2026, 4, 1, 12);
const usual: WorldOptions = {
  name: null,
  seed: "mock-gds",
  isSeedGiven: false,
  frozenAtMs: null,
  limits: { bookings: 10, sessions: 10 },
};

const openStarts = async () => {
  const store = await openStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  return (change: Partial<WorldOptions>) => {
    const options = { ...usual, ...change };
    return openOwnWorld(store, ownWorldOf(options, "1.0.0"), options, { realNowMs: 0, idleLimitMs: 1000 });
  };
};

test("the default world follows the configured clock from start to start, and each seed has its own", async () => {
  const start = await openStarts();
  const first = await start({});
  assert.deepEqual([first.key, first.clock, first.limits], ["default/mock-gds", { mode: "real" }, usual.limits]);
  assert.deepEqual((await start({ frozenAtMs: noon })).clock, { mode: "frozen", atMs: noon });
  assert.deepEqual((await start({})).clock, { mode: "real" });
  assert.equal((await start({ seed: "other", isSeedGiven: true })).key, "default/other");
});

test("the default world's limits follow the configuration, a named world's stay as they are", async () => {
  const start = await openStarts();
  const more = { bookings: 20, sessions: 30 };
  for (const [name, expected] of [
    [null, more],
    ["ci", usual.limits],
  ] as const) {
    assert.deepEqual((await start({ name })).limits, usual.limits);
    assert.deepEqual((await start({ name, limits: more })).limits, expected);
  }
});

test("a named world is made with the configured seed and clock, and keeps them when nobody asks for others", async () => {
  const start = await openStarts();
  const made = await start({ name: "ci", seed: "one", isSeedGiven: true, frozenAtMs: noon });
  assert.deepEqual([made.key, made.seed, made.clock], ["ci", "one", { mode: "frozen", atMs: noon }]);
  const { seed, clock } = await start({ name: "ci" });
  assert.deepEqual([seed, clock], ["one", { mode: "frozen", atMs: noon }]);
  const same = await start({ name: "ci", seed: "one", isSeedGiven: true, frozenAtMs: noon });
  assert.equal(same.epoch, 1);
});

for (const [name, change, message] of [
  [
    "seed",
    { seed: "two", isSeedGiven: true },
    "world 'ci' has seed 'one', but seed 'two' was asked for: start without --seed, or choose another --world",
  ],
  [
    "clock",
    { frozenAtMs: noon + 1000 },
    "world 'ci' has a clock that is frozen at 2026-05-01T12:00:00Z, but one frozen at 2026-05-01T12:00:01Z was asked for: start without --now, or choose another --world",
  ],
] as const) {
  test(`a named world with another ${name} than was asked for is refused, in one line that says what to do`, async () => {
    const start = await openStarts();
    await start({ name: "ci", seed: "one", frozenAtMs: noon });
    await assert.rejects(
      start({ name: "ci", ...change }),
      (error) => error instanceof WorldMismatchError && error.message === message,
    );
  });
}
