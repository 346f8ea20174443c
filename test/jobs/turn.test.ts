/** What becomes of work that fails, takes too long, meets others or loses its worker. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createJobs as createOtherJobs } from "../../src/jobs/runner.js";
import { clockOf } from "../../src/runtime/worlds/worlds.js";
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../../src/store/index.js";
import { handTimers } from "../support/handTimers.js";
import { ended, jobOf, minuteMs, settled, setUp, startMs } from "./setup.js";

test("work that throws becomes what its job says of failures", async () => {
  const { createWorld, createJobs, put, read, timers } = setUp();
  const world = await createWorld("w");
  let runs = 0;
  createJobs().add([
    jobOf(
      async (dossier) => {
        runs += 1;
        if (runs < 3) throw new Error("not yet");
        return ended(dossier);
      },
      {
        failed: ({ collection, id, version, document }, { kind, message }, { nowMs }) => {
          assert.deepEqual([kind, message], ["threw", "not yet"]);
          return {
            writes: [{ collection, id, expected: version, document, due: { queue: "work", atMs: nowMs + minuteMs } }],
          };
        },
      },
    ),
  ]);
  await put(world, "a");
  await timers.pass(3 * minuteMs);
  assert.deepEqual([runs, (await read(world, "a"))?.document], [3, '"done"']);
});

test("what the store refuses fails, and the message says why", async () => {
  const { createWorld, createJobs, put, read, store } = setUp();
  const world = await createWorld("w");
  await store.changeWorld("w", { limits: { bookings: 2, sessions: 10 } });
  createJobs().add([
    jobOf(async (dossier) => {
      if (dossier.id === "stock") return { ...ended(dossier), claims: [{ key: "seat", quantity: 2, capacity: 1 }] };
      return ended(dossier, '"done"', { collection: "effects", id: "e", expected: "new", document: "{}" });
    }),
  ]);
  await put(world, "stock");
  await put(world, "full");
  await settled();
  assert.match((await read(world, "stock"))?.document ?? "", /sold out: 1 left/);
  assert.match((await read(world, "full"))?.document ?? "", /the world is full: it holds 2 dossiers/);
});

test("a settlement that leaves its own dossier alone fails", async () => {
  const { createWorld, createJobs, put, read } = setUp();
  const world = await createWorld("w");
  createJobs().add([
    jobOf(async () => ({ writes: [{ collection: "effects", id: "e", expected: "new", document: "{}" }] })),
  ]);
  await put(world, "a");
  await settled();
  assert.match((await read(world, "a"))?.document ?? "", /does not write its own dossier/);
});

test("what several write at once counts each of them", async () => {
  const { createWorld, createJobs, put, store, timers } = setUp();
  const world = await createWorld("w");
  const sum = { collection: "effects", id: "sum" };
  createJobs().add([
    jobOf(
      async (dossier) => {
        const before = await store.readDossier(world, "effects", "sum");
        await Promise.resolve();
        const document = String(Number(before?.document ?? 0) + 1);
        return ended(dossier, '"done"', { ...sum, expected: before?.version ?? "new", document });
      },
      { concurrency: 8 },
    ),
  ]);
  for (let index = 0; index < 8; index += 1) await put(world, `t${index}`);
  await timers.pass(1000);
  assert.equal((await store.readDossier(world, "effects", "sum"))?.document, "8");
  assert.deepEqual(await store.worldsWithDue(), []);
});

test("who takes longer than its lease keeps nothing, and the next one ends it", async () => {
  const { createWorld, createJobs, put, read, timers, warnings } = setUp();
  const world = await createWorld("w");
  let runs = 0;
  createJobs().add([
    jobOf(
      async (dossier, { signal }) => {
        runs += 1;
        const name = `run ${runs}`;
        if (runs > 1) return ended(dossier, name);
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
        return ended(dossier, name);
      },
      { leaseMs: 5000 },
    ),
  ]);
  await put(world, "a");
  await timers.pass(5000);
  await timers.pass(1000);
  assert.equal((await read(world, "a"))?.document, "run 2");
  assert.deepEqual(warnings, [
    "due work of work in world w, dossier 0 took longer than its lease of 5000 ms, and is handed out again",
  ]);
});

test("work that ended its workers three times is not tried again: it was abandoned", async () => {
  const { createWorld, createJobs, put, read, timers, store } = setUp();
  const world = await createWorld("w");
  await put(world, "a");
  for (let crash = 0; crash < 3; crash += 1) {
    const realNowMs = startMs + crash * 1000;
    const claimed = await store.claimDue({ world, queue: "work", nowMs: startMs, realNowMs, leaseMs: 1000, limit: 1 });
    assert.equal(claimed.length, 1);
  }
  createJobs().add([jobOf(async () => assert.fail("it is run again"))]);
  await timers.pass(4000);
  assert.deepEqual(JSON.parse((await read(world, "a"))?.document ?? ""), {
    kind: "abandoned",
    message: "3 workers began and did not come back within their lease",
  });
});

test("work whose worker crashed once is done when its lease has ended", async () => {
  const { createWorld, createJobs, put, read, timers, store } = setUp();
  const world = await createWorld("w");
  await put(world, "a");
  await store.claimDue({ world, queue: "work", nowMs: startMs, realNowMs: startMs, leaseMs: 3000, limit: 1 });
  createJobs().add([jobOf(async (dossier) => ended(dossier))]);
  await timers.pass(2900);
  assert.equal((await read(world, "a"))?.document, "{}");
  await timers.pass(200);
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("a commit whose outcome is unknown is repeated, and takes effect once", async () => {
  const { createWorld, createJobs, put, read, timers, store } = setUp();
  const world = await createWorld("w");
  let commits = 0;
  let runs = 0;
  createJobs(true, {
    ...store,
    commitDossiers: async (command) => {
      commits += 1;
      if (commits === 1) throw new StoreUnavailableError("away");
      const outcome = await store.commitDossiers(command);
      if (commits === 2) throw new WriteOutcomeUnknownError("no answer");
      return outcome;
    },
  }).add([
    jobOf(async (dossier) => {
      runs += 1;
      return ended(dossier, '"done"', { collection: "effects", id: "e", expected: "new", document: "{}" });
    }),
  ]);
  await put(world, "a");
  await timers.pass(1000);
  assert.deepEqual([runs, commits, (await read(world, "a"))?.document], [1, 3, '"done"']);
  assert.equal((await store.readDossier(world, "effects", "e"))?.version, 1);
});

test("a store that is away is no failure of the work: it is done later", async () => {
  const { createWorld, createJobs, put, read, timers, warnings } = setUp();
  const world = await createWorld("w");
  let runs = 0;
  createJobs().add([
    jobOf(async (dossier) => {
      runs += 1;
      if (runs === 1) throw new StoreUnavailableError("away");
      return ended(dossier);
    }),
  ]);
  await put(world, "a");
  await timers.pass(11_000);
  assert.deepEqual([runs, (await read(world, "a"))?.document, warnings], [2, '"done"', []]);
});

test("a reset of the world while work is under way ends it without a word", async () => {
  const { createWorld, createJobs, put, timers, store, warnings } = setUp();
  const world = await createWorld("w");
  createJobs().add([
    jobOf(async (dossier) => {
      await new Promise<void>((resolve) => void timers.after(100, resolve));
      return ended(dossier);
    }),
  ]);
  await put(world, "a");
  await settled();
  const next = await store.resetWorld("w");
  await timers.pass(1000);
  assert.equal(await store.readDossier(next, "tasks", "a"), undefined);
  assert.deepEqual(warnings, []);
});

test("what becomes of a failure may fail, too: that is told, and it is tried again", async () => {
  const { createWorld, createJobs, put, read, timers, warnings } = setUp();
  const world = await createWorld("w");
  let failures = 0;
  createJobs().add([
    jobOf(async () => assert.fail("broken"), {
      failed: (dossier) => {
        failures += 1;
        if (failures === 1) throw new Error("no better");
        return ended(dossier, '"given up"');
      },
    }),
  ]);
  await put(world, "a");
  await timers.pass(11_000);
  assert.equal((await read(world, "a"))?.document, '"given up"');
  assert.deepEqual(warnings, [
    "due work of work in world w, dossier 0: its result could not be stored, and it is tried again: no better",
  ]);
});

test("who was overtaken and does not know it keeps nothing: the version that it claimed has gone", async () => {
  const { createWorld, createJobs, put, read, store } = setUp();
  const world = await createWorld("w");
  let goOn: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const effect = (name: string) => ({ collection: "effects", id: name, expected: "new", document: "{}" }) as const;
  createJobs().add([
    jobOf(async (dossier) => {
      await slow;
      return ended(dossier, '"slow"', effect("slow"));
    }),
  ]);
  await put(world, "a");
  await settled();
  // By the clock of the first, no time has passed.
  const late = { now: () => startMs + minuteMs };
  const other = createOtherJobs({ store, clock: late, clockOf, timers: handTimers(), warn: assert.fail, works: false });
  other.add([jobOf(async (dossier) => ended(dossier, '"fast"', effect("fast")))]);
  await other.catchUp(world, ["work"]);
  goOn?.();
  await settled();
  assert.equal((await read(world, "a"))?.document, '"fast"');
  assert.equal(await store.readDossier(world, "effects", "slow"), undefined);
});
